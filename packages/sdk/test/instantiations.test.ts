/** The cost of the signatures in an editor, as the compiler counts it: the count is the same on every machine. */
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const MOST = 500;

function instantiations(name: string): number {
  const file = fileURLToPath(new URL(`types/${name}.ts`, import.meta.url));
  const config = fileURLToPath(new URL("../tsconfig.json", import.meta.url));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    fileURLToPath(new URL("..", import.meta.url)),
  );
  const program = ts.createProgram([file], options);
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(file));
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  return program.getInstantiationCount();
}

test("forty calls cost at most 500 type instantiations more than the client alone", () => {
  const cost = instantiations("forty-calls") - instantiations("baseline");
  console.log(`40 calls: ${cost} type instantiations`);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(MOST);
});
