import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../src/frame/io.js";
import { readExamples } from "../src/frame/verb.js";
import { createProgram } from "../src/program.js";
import { startShell, type TestShell } from "./harness/start-shell.js";

const nowhere = { isTerminal: false, columns: 80, write: () => undefined };
const program = createProgram({
  stdout: nowhere,
  stderr: nowhere,
  readStdin: async () => new Uint8Array(),
  stdinIsTerminal: false,
  env: {},
  signal: new AbortController().signal,
  clock: systemClock,
  openAddress: async () => true,
});
const verbs = program.createHelp().visibleCommands(program);

/** These examples run every scenario or statement. The tests of both commands do that. */
const elsewhere = /^syndikit certify(-marketplace)? http/;
const examples = verbs
  .flatMap((verb) => readExamples(verb).map(({ command }) => command))
  .filter((command) => !elsewhere.test(command));

let shell: TestShell;
beforeAll(async () => {
  shell = await startShell();
});
afterAll(() => shell.close());
// One of the examples changes the product's secret.
beforeEach(() => shell.reset());

describe("the examples of the help", () => {
  test.each(verbs.map((verb) => [verb.name(), verb] as const))("are there for %s", (_, verb) => {
    expect(readExamples(verb).length).toBeGreaterThan(0);
    expect(verb.helpInformation()).toContain("Options:");
  });

  test.each(examples)(
    "work as they stand: %s",
    async (line) => {
      const result = await shell.run(line);
      expect(result.code, JSON.stringify(result)).toBe(0);
    },
    60_000,
  );
});
