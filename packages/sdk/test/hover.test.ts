/** What an editor shows at each method: the operation's own text, and a signature without type parameters. */
import { fileURLToPath } from "node:url";
import { operations } from "@syndikit/contract";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const file = pathOf("types/hover.ts");

/** The methods with their summaries, as the contract has them. */
const methods = Object.values(operations).flatMap(
  ({ sdk, summary }): readonly (readonly [string, string])[] =>
    "methods" in sdk
      ? sdk.methods.map((method) => [`${sdk.group}.${method.name}`, method.summary])
      : [[`${sdk.group}.${sdk.method}`, summary]],
);

const text = ['import { market } from "./baseline.js";', ...methods.map(([name]) => `market.${name};`)].join(
  "\n",
);

let service: ts.LanguageService;

beforeAll(() => {
  const config = ts.readConfigFile(pathOf("../tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, pathOf(".."));
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => pathOf(".."),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
  });
  // The first question reads the library.
  service.getSemanticDiagnostics(file);
}, 60_000);

/** What stands in the window over a method: the signature, and the text below it. */
function hover(name: string): { signature: string; text: string } {
  const line = `market.${name};`;
  const info = service.getQuickInfoAtPosition(file, text.indexOf(`\n${line}`) + line.length - 1);
  return {
    signature: ts.displayPartsToString(info?.displayParts),
    text: ts.displayPartsToString(info?.documentation),
  };
}

test.each(methods)("%s shows its summary, and no type parameters", (name, summary) => {
  const { signature, text: shown } = hover(name);
  const [, method = ""] = name.split(".");
  // `get(user: UserRef, …): Promise<User>`, and not `get<Path extends …>(…)`.
  expect(signature).toMatch(new RegExp(`^\\(method\\) \\w+\\.${method}\\(`));
  expect(signature).not.toMatch(/ extends |infer |keyof |\[K in /);
  expect(shown.split("\n")[0]).toBe(`${summary}.`);
});
