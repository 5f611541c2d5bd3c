import { expect, test } from "vitest";
import type { Entry } from "./document.js";
import { requestOf } from "./request-of.js";

const entry = {
  id: "userDeleteMetadataKey",
  method: "DELETE",
  path: "/user/{id}/metadata/{key}",
  parameters: [
    { name: "id", in: "path", required: true },
    { name: "key", in: "path", required: true },
  ],
} as unknown as Entry;

const urlFor = (key: string): string =>
  requestOf(
    entry,
    new Map([
      ["path:id", "6"],
      ["path:key", key],
    ]) as unknown as FormData,
    {
      body: "",
      address: "https://market.example/api",
    },
  ).url;

test("a value of the path stays in its place", () => {
  expect(urlFor("a/../b")).toBe("https://market.example/api/user/6/metadata/a%2F..%2Fb");
  expect(urlFor("...")).toBe("https://market.example/api/user/6/metadata/...");
});

test.each([".", "..", "a\ud83d"])("%j makes no address: it would be another object's, or none", (key) => {
  expect(() => urlFor(key)).toThrow(TypeError);
});
