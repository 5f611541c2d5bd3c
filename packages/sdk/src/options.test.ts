import { inspect } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { options as good } from "../test/fake-fetch.js";
import { createMarketplace } from "./client.js";
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

test("plain HTTP is for loopback, and for those who ask for it; a fetch of one's own changes nothing", () => {
  expect(() => check({ baseUrl: "http://market.example" })).toThrow("baseUrl must be https");
  expect(() => check({ baseUrl: "ftp://localhost" })).toThrow("baseUrl must be https");
  for (const host of ["localhost", "127.0.0.1:8081", "[::1]"]) {
    expect(check({ baseUrl: `http://${host}` })).toBe(`http://${host}/api`);
  }
  expect(check({ baseUrl: "http://market", allowHttp: true })).toBe("http://market/api");
  expect(() => check({ baseUrl: "http://market", fetch: () => new Response() })).toThrow("must be https");
});

test.each(["20240229", "20261231", "19990101", undefined])("%s is a version", (apiVersion) => {
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
  20260101.5,
])("%s is no version", (apiVersion) => {
  expect(() => check({ apiVersion: apiVersion as string })).toThrow("apiVersion must be a date");
});

test.each(["https://vendor:pa#ss@market.example", "market.example", "", undefined])(
  "%s is no address, and no error quotes it",
  (baseUrl) => {
    const error = thrown(() => check({ baseUrl: baseUrl as string }));
    expect(String(error)).toContain("baseUrl must be an address");
    expect(inspect(error, { showHidden: true })).not.toContain("pa#ss");
  },
);

/** What a function throws. */
function thrown(work: () => unknown): unknown {
  try {
    return `It gave ${work()}`;
  } catch (error) {
    return error;
  }
}

test("a browser is refused, unless that is meant", () => {
  vi.stubGlobal("document", {});
  expect(() => createMarketplace(good)).toThrow("allowBrowser");
  expect(() => createMarketplace({ ...good, allowBrowser: true })).not.toThrow();
});

test.each([
  undefined,
  {},
  { token: undefined },
  { token: "" },
  { token: "sec ret" },
  { token: "secret\n" },
  { username: "vendor" },
  { username: "vendor", password: undefined },
  { username: "vendor", password: "" },
  { username: undefined, password: "p" },
  { jwt: "a.b.c" },
  { jwt: undefined },
  { credential: undefined },
])("auth %o cannot work", (auth) => {
  expect(() => check({ auth: auth as never })).toThrow(
    "auth must give a token, a JWT, or a user name with a password",
  );
});

test.each([
  { timeout: 0 },
  { timeout: Number.NaN },
  { deadline: -5 },
  { retries: Number.NaN },
  { retries: "2" as never },
  { retryBudget: -1 },
  { maxAnswerBytes: 0 },
])("%o cannot work", (options) => {
  const [name] = Object.keys(options);
  expect(() => check(options)).toThrow(`${name} must be a number from`);
});

test("undefined is as if it were left out", () => {
  const options = {
    timeout: undefined,
    retries: undefined,
    app: undefined,
    fetch: undefined,
    log: undefined,
  };
  expect(() => createMarketplace({ ...good, ...options })).not.toThrow();
});

test("a secret in the address is refused, and not shown", () => {
  const refused = (): string => check({ baseUrl: "https://ann:s3cret@market.example" });
  expect(refused).toThrow("baseUrl must hold no credentials");
  expect(refused).not.toThrow("s3cret");
});

test.each(["https://market.example/?x=1", "https://market.example/api#x"])("%s is no address", (baseUrl) => {
  expect(() => check({ baseUrl })).toThrow("no query");
});
