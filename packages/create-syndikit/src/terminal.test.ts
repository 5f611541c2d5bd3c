import { expect, test } from "vitest";
import { readTerminal } from "./terminal.js";

const there = { isTTY: true };

test.each<[Readonly<Record<string, string>>, boolean, boolean]>([
  [{}, true, true],
  [{ CI: "" }, true, true],
  [{ CI: "false" }, true, true],
  [{ CI: "0" }, true, true],
  [{ CI: "true" }, false, true],
  [{ CI: "1" }, false, true],
  [{ CI: "woodpecker" }, false, true],
  [{ NO_COLOR: "" }, true, true],
  [{ NO_COLOR: "1" }, true, false],
  [{ TERM: "xterm-256color" }, true, true],
  [{ TERM: "dumb" }, false, false],
])("at a terminal with %j it asks: %s, and has colours: %s", (env, interactive, colors) => {
  expect(readTerminal({ stdin: there, stdout: there, env })).toEqual({ interactive, colors });
});

test("asks nothing where the input or the output is no terminal", () => {
  expect(readTerminal({ stdin: {}, stdout: there, env: {} })).toEqual({ interactive: false, colors: true });
  expect(readTerminal({ stdin: there, stdout: {}, env: {} })).toEqual({ interactive: false, colors: false });
});
