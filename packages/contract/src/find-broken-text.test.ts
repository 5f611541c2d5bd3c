import { describe, expect, test } from "vitest";
import {
  decodeParameters,
  decodeSegment,
  readQuery,
  validateBody,
  validateParameters,
} from "./validators.js";

const [HALF, NUL] = ["\ud83d", "\0"];

describe("what no text may contain is refused, and its place is named", () => {
  test.each([
    ["in a field", { name: `a${HALF}x` }, "/name"],
    ["in a field with U+0000", { name: `a${NUL}b` }, "/name"],
    ["in the other half", { name: `${"\ude00"}${HALF}` }, "/name"],
    ["deep inside", { a: [{ b: 1 }, { "c/d": [HALF] }] }, "/a/1/c~1d/0"],
    ["in a name", { a: { [`k${HALF}`]: 1 } }, "/a/k\ufffd"],
    ["in a name with U+0000", { [`k${NUL}`]: 1 }, "/k\ufffd"],
  ])("%s", (_, body, path) => {
    expect(validateBody("notifyCreate", body)).toMatchObject([{ path, keyword: "text" }]);
  });

  test("a whole pair is a character like any other", () => {
    expect(validateBody("notifyCreate", { message: "\ud83d\ude00" })).toEqual([]);
  });
});

describe("a parameter that is not UTF-8", () => {
  const faultsOf = (search: string) =>
    validateParameters(
      "userGetAllPaged",
      "query",
      decodeParameters("userGetAllPaged", "query", readQuery(search)),
    );

  test.each(["?search=%ED%A0%80", "search=%ff", "?search=a+%C3", "?pageNumber=1&search=%00"])(
    "is refused in a query: %s",
    (search) => {
      expect(faultsOf(search)).toMatchObject([{ path: "/search", keyword: "text" }]);
    },
  );

  test("is refused in a path", () => {
    const path = { id: 1, key: decodeSegment("a%ED%A0%80") };
    expect(validateParameters("userDeleteMetadataKey", "path", path)).toMatchObject([{ path: "/key" }]);
  });

  test("is not the replacement character that was meant, nor a percent sign", () => {
    expect(readQuery("?search=%EF%BF%BD&a=%zz+b&c")).toEqual([
      ["search", "\ufffd"],
      ["a", "%zz b"],
      ["c", ""],
    ]);
    expect(faultsOf("?search=%EF%BF%BD")).toEqual([]);
    expect(decodeSegment("100%")).toBe("100%");
  });
});

describe("a metadata key", () => {
  test.each([".", ".."])("cannot be %s, because its path would be another's", (key) => {
    expect(validateBody("userUpdateMetadata", { [key]: "x" })).toMatchObject([{ keyword: "propertyNames" }]);
    expect(validateParameters("userDeleteMetadataKey", "path", { id: 1, key })).toMatchObject([
      { path: "/key" },
    ]);
  });

  test.each(["...", ".a", "..a", "a..", "\n", " ", "\ud83d\ude00"])("can be %j", (key) => {
    expect(validateBody("userUpdateMetadata", { [key]: "x" })).toEqual([]);
    expect(validateParameters("userDeleteMetadataKey", "path", { id: 1, key })).toEqual([]);
  });
});
