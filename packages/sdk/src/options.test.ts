import { afterEach, expect, test, vi } from "vitest";
import { options as good } from "../test/fake-fetch.js";
import { createMarketplace } from "./marketplace.js";
import { checkOptions, type MarketplaceOptions } from "./options.js";

const check = (more: Partial<MarketplaceOptions>): string => checkOptions({ ...good, ...more });

afterEach(() => vi.unstubAllGlobals());

test.each([
  "https://market.example",
  "https://market.example/",
  "https://market.example/api",
  "https://market.example/api/",
])("%s is the same marketplace", (baseUrl) => {
  expect(check({ baseUrl })).toBe("https://market.example/api");
});

test("a marketplace may stand below a path", () => {
  expect(check({ baseUrl: "https://market.example/staging" })).toBe("https://market.example/staging/api");
});

test("plain HTTP is for loopback, for a fetch of one's own, and for those who ask for it", () => {
  expect(() => check({ baseUrl: "http://market.example" })).toThrow("baseUrl must be https");
  expect(() => check({ baseUrl: "ftp://localhost" })).toThrow("baseUrl must be https");
  for (const host of ["localhost", "127.0.0.1:8081", "[::1]"]) {
    expect(check({ baseUrl: `http://${host}` })).toBe(`http://${host}/api`);
  }
  expect(check({ baseUrl: "http://market", allowHttp: true })).toBe("http://market/api");
  expect(check({ baseUrl: "http://market", fetch: () => new Response() })).toBe("http://market/api");
});

test.each(["20240229", "20261231", "19990101"])("%s is a version", (apiVersion) => {
  expect(() => check({ apiVersion })).not.toThrow();
});

test.each([
  "",
  "2026",
  "202601",
  "2026-01-01",
  "2026 1 1",
  "2026010a",
  "20260231",
  "20250229",
  "20261301",
  "20260100",
  "latest",
  undefined,
  20260101.5,
])("%s is no version", (apiVersion) => {
  expect(() => check({ apiVersion: apiVersion as string })).toThrow("apiVersion must be a date");
});

test("a browser is refused, unless that is meant", () => {
  vi.stubGlobal("document", {});
  expect(() => createMarketplace(good)).toThrow("allowBrowser");
  expect(() => createMarketplace({ ...good, allowBrowser: true })).not.toThrow();
});

test("auth that is missing is named", () => {
  expect(() => check({ auth: undefined as never })).toThrow("auth is missing");
});
