import { expect, test } from "vitest";
import { inspectSecret } from "./inspect-secret.js";

test("finds nothing in a long random secret", () => {
  expect(inspectSecret("u3v8Q2pXn5Lr9TzK")).toEqual([]);
});

test("calls an empty secret an error", () => {
  expect(inspectSecret("")).toMatchObject([{ severity: "error", code: "empty" }]);
});

test.each([
  ["short", "123456789012345"],
  ["whitespace", "u3v8Q2pXn5Lr9TzK\n"],
  ["whitespace", " u3v8Q2pXn5Lr9TzK"],
  ["quotes", '"u3v8Q2pXn5Lr9TzK"'],
  ["quotes", "'u3v8Q2pXn5Lr9TzK'"],
  ["quotes", "`u3v8Q2pXn5Lr9TzK`"],
])("warns of %s", (code, secret) => {
  expect(inspectSecret(secret)).toMatchObject([{ severity: "warning", code }]);
});

test("warns of quotation marks and of what is in them", () => {
  expect(inspectSecret('"my_secret_token"').map(({ code }) => code)).toEqual(["quotes", "placeholder"]);
});

test.each(['u3v8Q2pXn5Lr9TzK"', "\"u3v8Q2pXn5Lr9TzK'", 'u3v8"Q2pXn5L"r9TzK'])(
  "takes quotation marks that belong to no pair for a part of the secret",
  (secret) => {
    expect(inspectSecret(secret)).toEqual([]);
  },
);

test("counts bytes, not characters", () => {
  expect(inspectSecret("éééééééé")).toEqual([]);
});

test("knows the placeholder of the documentation", () => {
  expect(inspectSecret("MY_SECRET_TOKEN").map(({ code }) => code)).toEqual(["short", "placeholder"]);
});

test("never repeats the secret", () => {
  expect(JSON.stringify(inspectSecret("qwertz7 "))).not.toContain("qwertz7");
});
