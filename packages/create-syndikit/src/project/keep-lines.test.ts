import { expect, test } from "vitest";
import { keepLines } from "./keep-lines.js";

const chosen = new Set(["metrics", "next"]);

test("keeps a line for what was chosen, without its mark", () => {
  expect(keepLines("a\n  b(); //= metrics\nc", chosen)).toBe("a\n  b();\nc");
});

test("leaves out a line for something else", () => {
  expect(keepLines("a\n  b(); //= provisioning\nc", chosen)).toBe("a\nc");
});

test("turns round what has an exclamation mark", () => {
  expect(keepLines("a //= !next\nb //= !provisioning", chosen)).toBe("b");
});

test.each(["KEY=1 #= metrics", "| a | b | <!--= metrics -->", "/** Text. */ //= metrics"])(
  "reads the mark of %j",
  (line) => {
    const text = line.split(/ (?:#|<!--|\/\/)=/)[0];
    expect([keepLines(line, chosen), keepLines(line, new Set())]).toEqual([text, ""]);
  },
);

test("takes no other comment for a mark", () => {
  const text = "a // metrics\nb # = metrics\nc //= Metrics 2";
  expect(keepLines(text, new Set())).toBe(text);
});
