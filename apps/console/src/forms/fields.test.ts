import { expect, test } from "vitest";
import * as forms from "./fields.gen.js";

const saidBy = (fields: readonly forms.FormField[]): string[] =>
  fields.flatMap(({ says = "", fields: inner = [] }) => [says, ...saidBy(inner)]);

test("what a field says is for people: whole sentences, without null and the status of an answer", () => {
  const said = Object.values(forms).flatMap(saidBy);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => /\bnull\b|\b4\d\d\b|\babsent\b|\.,|\.\.|^,/i.test(text))).toEqual([]);
});
