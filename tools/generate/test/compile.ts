import { join } from "node:path";
import ts from "typescript";

/**
 * What the compiler says of files below a root, as `path: message`; nothing when all is well. Packages of
 * the repository are found below the root as well.
 */
export function compile(root: string, paths: readonly string[]): string[] {
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      isolatedModules: true,
      verbatimModuleSyntax: true,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts"],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      noEmit: true,
      paths: { "@syndikit/contract": [join(root, "packages/contract/src/index.ts")] },
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const path = file ? file.fileName.slice(root.length + 1) : "options";
    return `${path}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}
