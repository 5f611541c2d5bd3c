import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, parse, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Options } from "tsup";

const root = fileURLToPath(new URL("..", import.meta.url));
/** TypeScript 7. Only that workspace has it. */
const compiler = join(root, "tools/typecheck/node_modules/typescript/bin/tsc");

/**
 * Emits the declarations of a package, in whose folder it runs, and returns the option `dts` of tsup. TypeScript 7
 * writes a declaration for each source, and tsup puts them together: 43 seconds of a processor for all packages, where
 * TypeScript 5.9 took 69 to derive them from the sources. It does not check the types: `npm run typecheck` does.
 *
 * @param entry Names in `dist`, each with its source, as tsup takes them.
 * @param compilerOptions What differs from the package's `tsconfig.json`.
 */
export function emitDeclarations(
  entry: Readonly<Record<string, string>>,
  compilerOptions: Readonly<Record<string, unknown>> = {},
): Exclude<Options["dts"], boolean | string | undefined> {
  // Beside the sources, so that what they import is found from here too.
  const folder = resolve(".declarations");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const config = join(folder, "tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve("tsconfig.json"),
      compilerOptions: {
        ...compilerOptions,
        noCheck: true,
        noEmit: false,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: folder,
      },
      files: Object.values(entry).map((source) => resolve(source)),
      include: [],
    }),
  );
  execFileSync(process.execPath, [compiler, "--singleThreaded", "--project", config], { stdio: "inherit" });
  // The compiler emits nothing for a source that is a declaration already.
  const sources = resolve("src");
  cpSync(sources, join(folder, relative(root, sources)), {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || file.endsWith(".d.ts"),
  });
  const declarationOf = (source: string): string => {
    const { dir, name } = parse(relative(root, resolve(source)));
    return join(folder, dir, `${name}.d.ts`);
  };
  return {
    entry: Object.fromEntries(Object.entries(entry).map(([name, source]) => [name, declarationOf(source)])),
    compilerOptions: { ...compilerOptions, noCheck: true },
  };
}
