// Stands for babel-jest, ts-jest or @swc/jest: it makes CommonJS of ES modules.
const ts = require("typescript");

exports.process = (code) => ({
  code: ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, allowJs: true },
  }).outputText,
});
