import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./repository.js";
import { run, tool } from "./run.js";

/** The compilers that vendors have: the one with a compiler API, and the newest, in one thread: others check most again. */
export const compilers = {
  "TypeScript 5": [tool("tsc")],
  "TypeScript 7": [join(root, "tools/typecheck/node_modules/.bin/tsc"), "--singleThreaded"],
} as const;

export type Compiler = keyof typeof compilers;

/** How a project compiles. */
export interface CompilerSettings {
  readonly module: "node16" | "nodenext" | "bundler";
  /** What it compiles; a folder by itself stands for all in it. */
  readonly include: readonly string[];
  /** Without it, nothing is written. */
  readonly outDir?: string;
  readonly lib?: readonly string[];
  readonly types?: readonly string[];
  /** TypeScript 5 when absent. */
  readonly compiler?: Compiler;
}

/**
 * Compiles a folder as a strict project does that checks the declarations of its packages too.
 *
 * @throws {Error} something does not compile; the message holds what.
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
