/** What an editor sees: the cost of the signatures, and the samples of the README. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { samples } from "./readme.js";

const MOST = 500;
const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const [baseline, calls, readme] = ["types/baseline.ts", "types/forty-calls.ts", "types/readme.ts"].map(
  pathOf,
);

let program: ts.Program;

/** One program for all files: the library is read once. */
beforeAll(() => {
  const config = ts.readConfigFile(pathOf("../tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, pathOf(".."));
  // A sample names what it shows, and does not go on.
  Object.assign(options, { noUnusedLocals: false });
  const host = ts.createCompilerHost(options);
  const text = `${samples(readFileSync(pathOf("../README.md"), "utf8")).join("\n")}\nexport {};\n`;
  const files = { ...host };
  host.fileExists = (file) => file === readme || files.fileExists(file);
  host.readFile = (file) => (file === readme ? text : files.readFile(file));
  host.getSourceFile = (file, ...more) =>
    file === readme
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
      : files.getSourceFile(file, ...more);
  program = ts.createProgram([baseline, calls, readme].map(String), options, host);
}, 60_000);

/** Checks one file, and answers what is wrong with it. */
function check(file: string | undefined): unknown[] {
  const source = program.getSourceFile(String(file));
  if (!source) throw new Error(`${file} is not in the program`);
  return program.getSemanticDiagnostics(source).map(({ messageText }) => messageText);
}

test("forty calls cost at most 500 type instantiations more than the client alone", () => {
  expect(check(baseline)).toEqual([]);
  const before = program.getInstantiationCount();
  expect(check(calls)).toEqual([]);
  const cost = program.getInstantiationCount() - before;
  console.log(`40 calls: ${cost} type instantiations`);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(MOST);
}, 60_000);

test("the samples of the README compile", () => {
  expect(check(readme)).toEqual([]);
}, 60_000);
