// Stands in for babel-jest, ts-jest or @swc/jest: it compiles ES modules to CommonJS.
const ts = require("typescript");

exports.process = (code) => ({
  code: ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, allowJs: true },
  }).outputText,
});
