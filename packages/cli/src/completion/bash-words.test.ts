import { expect, test } from "vitest";
import { readBashLine, writeForBash } from "./bash-words.js";

const BREAKS = " \t\n\"'><=;|&(:";

test.each<readonly [line: string, words: readonly string[]]>([
  ["syndikit ", [""]],
  ["syndikit verify My\\ fi", ["verify", "My fi"]],
  ['syndikit verify "My fi', ["verify", "My fi"]],
  ["syndikit verify 'it is' ", ["verify", "it is", ""]],
  ['syndikit verify "a\\"b', ["verify", 'a"b']],
  ["syndikit verify '' x", ["verify", "", "x"]],
  ["syndikit verify $(rm -r x)", ["verify", "$(rm", "-r", "x)"]],
])("%j is split as bash splits it, and nothing is evaluated", (line, words) => {
  expect(readBashLine(line, BREAKS).words).toEqual(words);
});

test.each<readonly [line: string, value: string, typed: string]>([
  ["syndikit verify My", "My file.json", "My\\ file.json"],
  ["syndikit verify ./My", "./My file.json", "./My\\ file.json"],
  ["syndikit verify ~/My", "~/My file.json", "~/My\\ file.json"],
  ["syndikit verify x", "x~/y", "x~/y"],
  ["syndikit verify it", "it's $5 & more.json", "it\\'s\\ \\$5\\ \\&\\ more.json"],
  ["syndikit verify 日", "日本 é.json", "日本\\ é.json"],
  ['syndikit verify "My', 'My "own" $file.json', 'My \\"own\\" \\$file.json'],
  ["syndikit verify 'it", "it's.json", "it'\\''s.json"],
  ["syndikit listen --also=me", "--also=metrics", "metrics"],
  ["syndikit listen --save=./My", "--save=./My file", "./My\\ file"],
  ["syndikit listen --save=~/My", "--save=~/My file", "~/My\\ file"],
  ["syndikit verify a:b", "a:b c", "b\\ c"],
])("after %j, %j is typed as %j", (line, value, typed) => {
  expect(writeForBash(value, readBashLine(line, BREAKS))).toBe(typed);
});

test("where bash was told not to split at colons, the whole word is replaced", () => {
  expect(writeForBash("a:b c", readBashLine("syndikit verify a:b", " \t"))).toBe("a:b\\ c");
});
