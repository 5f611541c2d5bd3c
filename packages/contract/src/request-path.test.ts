import { expect, test } from "vitest";
import { hasDotSegment, withoutEmptySegments } from "./request-path.js";

test.each([
  "/api/user/6/metadata/..",
  "/api/user/6/metadata/.",
  "/api/user/6/metadata/%2E%2E",
  "/api/user/6/metadata/%2e.",
  "/api/user/6/metadata/.%2E?apiVersion=20250109",
  "/api/./user",
  "/..",
  "..",
  "/api/user\\..\\6",
  "/api/user/6/metadata/.\t.",
  "http://market.example/api/user/%2e%2e/6",
])("a dot segment is seen, however it is written: %s", (target) => {
  expect(hasDotSegment(target)).toBe(true);
});

test.each([
  "/api/user/6/metadata/...",
  "/api/user/6/metadata/..a",
  "/api/user/6/metadata/a.",
  "/api/user/6/metadata/%252E%252E",
  "/api/user/6/metadata/a%2F..%2Fb",
  "/api/user?search=/../",
  "/api/user#/../",
  "http://market.example/api/user",
])("what only looks like one is none: %s", (target) => {
  expect(hasDotSegment(target)).toBe(false);
});

test("repeated slashes count as one, also the first", () => {
  expect(withoutEmptySegments("//api///user//6/")).toBe("/api/user/6/");
});
