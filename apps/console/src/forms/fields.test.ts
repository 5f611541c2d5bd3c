import { expect, test } from "vitest";
import * as forms from "./fields.gen.js";
import { hintOf } from "./labels.js";

const saidBy = (fields: readonly forms.FormField[]): string[] =>
  fields.flatMap((field) => [hintOf(field) ?? "", ...saidBy(field.fields ?? [])]);

test("what a field says is for people: whole sentences, without null, names for programs, and the status of an answer", () => {
  const said = Object.values(forms).flatMap(saidBy);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => /\bnull\b|\b4\d\d\b|\babsent\b|`|\.,|\.\.|^,/i.test(text))).toEqual([]);
});
