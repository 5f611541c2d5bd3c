import { expect, it } from "vitest";
import { keepLines } from "./keep-lines.js";

const chosen = new Set(["metrics", "next"]);

it("keeps a line for what was chosen, without its mark", () => {
  expect(keepLines("a\n  b(); //= metrics\nc", chosen)).toBe("a\n  b();\nc");
});

it("leaves out a line for something else", () => {
  expect(keepLines("a\n  b(); //= provisioning\nc", chosen)).toBe("a\nc");
});

it("turns round what has an exclamation mark", () => {
  expect(keepLines("a //= !next\nb //= !provisioning", chosen)).toBe("b");
});

it.each(["KEY=1 #= metrics", "| a | b | <!--= metrics -->", "/** Text. */ //= metrics"])(
  "reads the mark of %j",
  (line) => {
    const text = line.split(/ (?:#|<!--|\/\/)=/)[0];
    expect([keepLines(line, chosen), keepLines(line, new Set())]).toEqual([text, ""]);
  },
);

it("takes no other comment for a mark", () => {
  const text = "a // metrics\nb # = metrics\nc //= Metrics 2";
  expect(keepLines(text, new Set())).toBe(text);
});
