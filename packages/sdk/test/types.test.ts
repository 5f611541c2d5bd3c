/** What an editor sees: the cost of the signatures, and the samples of the README. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { operations } from "@syndikit/contract";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { samples } from "./readme.js";

const MOST = 500;
const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const [baseline, calls, readme, examples] = ["baseline", "forty-calls", "readme", "examples"].map((name) =>
  pathOf(`types/${name}.ts`),
);

let program: ts.Program;

/** One program for all files: the library is read once. */
beforeAll(() => {
  const config = ts.readConfigFile(pathOf("../tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, pathOf(".."));
  // A sample names what it shows, and does not go on.
  Object.assign(options, { noUnusedLocals: false });
  const host = ts.createCompilerHost(options);
  const made = new Map([
    [readme, `${samples(readFileSync(pathOf("../README.md"), "utf8")).join("\n")}\nexport {};\n`],
    [examples, `import { market } from "./baseline.js";\n${docExamples().join("\n")}\n`],
  ]);
  const files = { ...host };
  host.fileExists = (file) => made.has(file) || files.fileExists(file);
  host.readFile = (file) => made.get(file) ?? files.readFile(file);
  host.getSourceFile = (file, ...more) => {
    const text = made.get(file);
    return text === undefined
      ? files.getSourceFile(file, ...more)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  };
  program = ts.createProgram([baseline, calls, readme, examples].map(String), options, host);
}, 60_000);

/** The `@example` of every generated method, each in a block of its own. */
function docExamples(): string[] {
  const folder = pathOf("../src/generated/resources/");
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(`${folder}${file}`, "utf8");
    return Array.from(
      text.matchAll(/^ {3}\* @example\n((?: {3}\* .*\n)+)/gm),
      ([, example = ""]) => `{\n${example.replace(/^ {3}\* /gm, "")}}`,
    );
  });
}

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
  expect(cost).toBeLessThanOrEqual(MOST);
}, 60_000);

test("the samples of the README compile", () => {
  expect(check(readme)).toEqual([]);
}, 60_000);

test("every method has one example, and it compiles", () => {
  const methods = Object.values(operations).flatMap(({ sdk }): readonly unknown[] =>
    "methods" in sdk ? sdk.methods : [sdk.method],
  );
  expect(docExamples()).toHaveLength(methods.length);
  expect(check(examples)).toEqual([]);
}, 60_000);
