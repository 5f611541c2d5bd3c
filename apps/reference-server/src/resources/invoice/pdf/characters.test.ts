import { expect, test } from "vitest";
import { MISSING, toPrintable } from "./characters.js";

const latin = (codePoint: number): boolean => codePoint < 0x250 || codePoint === 0x2026;

test.each([
  ["is printed as it is", "Grüße, señor", "Grüße, señor"],
  ["stands on one line", " a\r\n\tb\u2028c\u0000d ", "a b c d"],
  ["cannot turn its own direction", "invoice\u202efdp.exe\u2066", "invoicefdp.exe"],
  ["has no characters that show nothing", "pay\u200bpal\ufeff\u00ad", "paypal"],
  ["is composed, so that a font finds its letters", "e\u0301", "é"],
  ["has a sign for each character that the font lacks", "東京 😀!", `${MISSING}${MISSING} ${MISSING}!`],
  ["may be broken", "\ud800x", `${MISSING}x`],
  ["may be empty", "", ""],
])("a text of strangers %s", (_, given, printed) => {
  expect(toPrintable(given, latin)).toBe(printed);
});

test("a text of strangers has an end", () => {
  const printed = toPrintable("ü".repeat(100_000), latin);
  expect([printed.length, printed.at(-1)]).toEqual([601, "…"]);
});
