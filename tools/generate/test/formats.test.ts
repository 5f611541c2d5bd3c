import { describe, expect, test } from "vitest";
import { formats } from "../src/validators/formats.js";

describe("date-time", () => {
  const isDateTime = formats["date-time"];

  test("takes a time with a zone", () => {
    expect(isDateTime("2026-01-31T08:15:00Z")).toBe(true);
    expect(isDateTime("2026-01-31T08:15:00.123+05:30")).toBe(true);
    expect(isDateTime("2026-01-31T08:15:00-0500")).toBe(true);
  });

  test("refuses a time without a zone, and a day that does not exist", () => {
    expect(isDateTime("2026-01-31T08:15:00")).toBe(false);
    expect(isDateTime("2026-01-31")).toBe(false);
    expect(isDateTime("2026-02-30T08:15:00Z")).toBe(false);
    expect(isDateTime("1900-02-29T08:15:00Z")).toBe(false);
    expect(isDateTime("2000-02-29T08:15:00Z")).toBe(true);
    expect(isDateTime("2026-13-01T08:15:00Z")).toBe(false);
    expect(isDateTime("2026-01-00T08:15:00Z")).toBe(false);
    expect(isDateTime("2026-01-31T24:00:00Z")).toBe(false);
    expect(isDateTime("2026-01-31T08:60:00Z")).toBe(false);
    expect(isDateTime("2026-01-31T08:15:00+24:00")).toBe(false);
  });
});

test("a date is a day that exists, and nothing more", () => {
  expect(formats.date("2024-02-29")).toBe(true);
  for (const text of ["2026-02-29", "2026-1-1", "2026-01-31T08:15:00Z", "20260131", ""]) {
    expect(formats.date(text), text).toBe(false);
  }
});

describe("email", () => {
  test("takes an address", () => {
    expect(formats.email("ada.reyes+notes@acme.example")).toBe(true);
  });

  test("refuses what is none", () => {
    expect(formats.email("ada")).toBe(false);
    expect(formats.email("@acme.example")).toBe(false);
    expect(formats.email("ada@localhost")).toBe(false);
    expect(formats.email("ada@acme..example")).toBe(false);
    expect(formats.email("ada..reyes@acme.example")).toBe(false);
    expect(formats.email("ada reyes@acme.example")).toBe(false);
    expect(formats.email("ada@-acme.example")).toBe(false);
    expect(formats.email("ada@acme.example\n")).toBe(false);
  });
});

describe("uri", () => {
  test("takes an absolute address", () => {
    expect(formats.uri("https://acme.example/events?a=1#b")).toBe(true);
    expect(formats.uri("http://127.0.0.1:8081")).toBe(true);
    expect(formats.uri("http://[::1]:8081/")).toBe(true);
    expect(formats.uri("mailto:ada@acme.example")).toBe(true);
  });

  test("refuses what is none", () => {
    expect(formats.uri("acme.example")).toBe(false);
    expect(formats.uri("https://")).toBe(false);
    expect(formats.uri("https:///path")).toBe(false);
    expect(formats.uri("https://acme.example/a b")).toBe(false);
    expect(formats.uri("https://acmé.example")).toBe(false);
    expect(formats.uri("https://acme.example/%")).toBe(false);
  });
});

describe("int32", () => {
  test("ends at its limits", () => {
    expect(formats.int32.validate(2_147_483_647)).toBe(true);
    expect(formats.int32.validate(2_147_483_648)).toBe(false);
    expect(formats.int32.validate(-2_147_483_649)).toBe(false);
  });
});

describe("a text of a megabyte", () => {
  // A format that goes back over the text at each letter would take hours, and this test has seconds.
  test.each([
    ["letters", "a".repeat(1e6)],
    ["letters and points", "a.".repeat(5e5)],
    ["a local part", `${"a".repeat(1e6)}@`],
    ["a domain", `a@${"b.".repeat(5e5)}`],
    ["a host", `https://${"a@".repeat(5e5)}`],
  ])("of %s is refused in one go", (_, text) => {
    expect({
      "date-time": formats["date-time"](text),
      email: formats.email(text),
      uri: formats.uri(text),
      "uri-reference": formats["uri-reference"](`\n${text}`),
    }).toEqual({ "date-time": false, email: false, uri: false, "uri-reference": false });
  });
});
