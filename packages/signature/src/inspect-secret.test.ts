import { expect, it } from "vitest";
import { inspectSecret } from "./inspect-secret.js";

it("finds nothing in a long random secret", () => {
  expect(inspectSecret("u3v8Q2pXn5Lr9TzK")).toEqual([]);
});

it("calls an empty secret an error", () => {
  expect(inspectSecret("")).toMatchObject([{ severity: "error", code: "empty" }]);
});

it.each([
  ["short", "123456789012345"],
  ["whitespace", "u3v8Q2pXn5Lr9TzK\n"],
  ["whitespace", " u3v8Q2pXn5Lr9TzK"],
])("warns of %s", (code, secret) => {
  expect(inspectSecret(secret)).toMatchObject([{ severity: "warning", code }]);
});

it("counts bytes, not characters", () => {
  expect(inspectSecret("éééééééé")).toEqual([]);
});

it("knows the placeholder of the documentation", () => {
  expect(inspectSecret("MY_SECRET_TOKEN").map(({ code }) => code)).toEqual(["short", "placeholder"]);
});

it("never repeats the secret", () => {
  expect(JSON.stringify(inspectSecret("qwertz7 "))).not.toContain("qwertz7");
});
