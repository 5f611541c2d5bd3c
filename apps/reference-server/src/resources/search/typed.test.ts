import { expect, test } from "vitest";
import { readTyped } from "./typed.js";

const anything = { resource: undefined, number: undefined };

test.each([
  ["7", { id: 7, ...anything }],
  [" #7 ", { id: 7, ...anything }],
  ["000007", { id: 7, ...anything }],
  ["user/4", { id: 4, resource: "user", number: undefined }],
  ["/user/4", { id: 4, resource: "user", number: undefined }],
  ["USER 4", { id: 4, resource: "user", number: undefined }],
  ["invoice #3", { id: 3, resource: "invoice", number: undefined }],
  ["productversion/3", { id: 3, resource: "productVersion", number: undefined }],
  ["https://market.example/api/subscription/12", { id: 12, resource: "subscription", number: undefined }],
  ["inv-2026-000004", { id: 4, resource: undefined, number: "INV-2026-000004" }],
  ["CN-2026-000005", { id: 5, resource: undefined, number: "CN-2026-000005" }],
])("%s names an object", (text, meant) => {
  expect(readTyped(text)).toMatchObject(meant);
});

test.each([
  "acme",
  "pay_4",
  "Studio 54",
  "0",
  "2147483648",
  "99999999999999999999",
  "7.5",
  "-7",
  "Acme/7",
  "",
])("%s names none", (text) => {
  expect(readTyped(text)).toMatchObject({ id: undefined, resource: undefined, number: undefined });
});

test("letters of ASCII are folded, and others are tried in their usual spellings", () => {
  expect(readTyped("ACME").prefixes).toEqual(["acme"]);
  expect(readTyped("élan").prefixes).toEqual(["élan", "Élan"]);
  expect(readTyped("ÖL").prefixes).toEqual(["Öl", "öl"]);
  expect(readTyped("élise ödön").prefixes).toContain("Élise Ödön");
  expect(readTyped("saint-étienne").prefixes).toContain("saint-Étienne");
  expect(readTyped("e\u0301lan").prefixes).toEqual([...readTyped("élan").prefixes, "e\u0301lan"]);
  expect(readTyped("").prefixes).toEqual([]);
});
