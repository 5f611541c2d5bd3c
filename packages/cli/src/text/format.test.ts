import { expect, test } from "vitest";
import { printable } from "./format.js";

test.each([
  ["plain text, ümläute and 🏔", "plain text, ümläute and 🏔"],
  ["a\tb\nc", "a\tb\nc"],
  ["one line\r\nof Windows", "one line\nof Windows"],
  ["\u001b[31mred\u001b[39m", "\u001b[31mred\u001b[39m"],
  ["\u001b[2Jcleared", "\ufffd[2Jcleared"],
  ["\u001b]0;title\u0007", "\ufffd]0;title\ufffd"],
  ["over\rwritten\b", "over\ufffdwritten\ufffd"],
  ["\u009b2J", "\ufffd2J"],
])("of %j is %j", (text, expected) => {
  expect(printable(text)).toBe(expected);
});
