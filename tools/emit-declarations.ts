import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, parse, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Options } from "tsup";

const root = fileURLToPath(new URL("..", import.meta.url));
/** TypeScript 7 is a dependency of this workspace alone. */
const { resolve: find } = createRequire(join(root, "tools/typecheck/package.json"));
const compiler = join(dirname(find("typescript/package.json")), "bin/tsc");

/** Compiler options of tsup's declarations, as far as a package has its own. */
type CompilerOptions = Readonly<Record<string, unknown>>;

/**
 * What tsup is told of declarations: TypeScript 7 writes one for each source of the entries, and tsup puts them
 * together, which is quicker than if TypeScript 5.9 derives them from the sources. `npm run typecheck` checks the types.
 *
 * @param entry Names in `dist`, each with its source, as tsup takes them.
 */
export function emitDeclarations(
  entry: Readonly<Record<string, string>>,
  compilerOptions: CompilerOptions = {},
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
  // The compiler leaves those alone that were written by hand or generated.
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
