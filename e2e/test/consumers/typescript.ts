import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./repository.js";
import { run, tool } from "./run.js";

/**
 * The compilers that vendors use: the one with a compiler API, and the newest, in one thread because more would repeat
 * most checks.
 */
export const compilers = {
  "TypeScript 5": [tool("tsc")],
  "TypeScript 7": [join(root, "tools/typecheck/node_modules/.bin/tsc"), "--singleThreaded"],
} as const;

export type Compiler = keyof typeof compilers;

export interface CompilerSettings {
  readonly module: "node16" | "nodenext" | "bundler";
  /** The files to compile; a folder means every file in it. */
  readonly include: readonly string[];
  /** Without it, nothing is written. */
  readonly outDir?: string;
  readonly lib?: readonly string[];
  readonly types?: readonly string[];
  /** TypeScript 5 by default. */
  readonly compiler?: Compiler;
}

/**
 * Compiles a folder like a strict project that also checks the declarations of its packages.
 *
 * @throws {Error} when something does not compile. The message has the errors.
 */
export async function compile(folder: string, settings: CompilerSettings): Promise<void> {
  const { module, outDir, lib = ["es2022"], types = ["node"], include, compiler = "TypeScript 5" } = settings;
  const modes =
    module === "bundler"
      ? { module: "esnext", moduleResolution: "bundler" }
      : { module, moduleResolution: module };
  const config = {
    compilerOptions: {
      ...modes,
      ...(outDir === undefined ? { noEmit: true } : { outDir, rootDir: "." }),
      target: "es2022",
      lib,
      types,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
    },
    include,
  };
  const name = `tsconfig.${[module, ...lib, ...types].join("-")}.json`;
  await writeFile(join(folder, name), JSON.stringify(config));
  const [program, ...options] = compilers[compiler];
  await run(program, [...options, "-p", name, "--pretty", "false"], { cwd: folder });
}
