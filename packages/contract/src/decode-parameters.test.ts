import { describe, expect, test } from "vitest";
import { decodeParameters, readQuery } from "./decode-parameters.js";
import { validateParameters } from "./validators.js";

/** The query parameters of a list, from `name=text` parts. */
function list(...parts: string[]): Record<string, unknown> {
  const pairs = parts.map((part): [string, string] => {
    const end = part.indexOf("=");
    return [part.slice(0, end), part.slice(end + 1)];
  });
  return decodeParameters("subscriptionGetAllPaged", "query", pairs);
}

describe("decodeParameters", () => {
  test("reads integers", () => {
    expect(list("pageNumber=2")).toEqual({ pageNumber: 2 });
  });

  test("leaves what is no plain integer as text", () => {
    expect(list("pageNumber=1e3")).toEqual({ pageNumber: "1e3" });
    expect(list("pageNumber=+1")).toEqual({ pageNumber: "+1" });
    expect(list("pageNumber=01")).toEqual({ pageNumber: "01" });
    expect(list("pageNumber=")).toEqual({ pageNumber: "" });
  });

  test("leaves text of digits as text where the operation asks for text", () => {
    expect(list("apiVersion=20250109")).toEqual({ apiVersion: "20250109" });
  });

  test("reads booleans", () => {
    expect(decodeParameters("login", "query", [["expire", "false"]])).toEqual({ expire: false });
    expect(decodeParameters("login", "query", [["expire", "no"]])).toEqual({ expire: "no" });
  });

  test("reads lists with commas", () => {
    expect(list("status=PENDING,DEPLOYED", "id=1,x")).toEqual({
      status: ["PENDING", "DEPLOYED"],
      id: [1, "x"],
    });
  });

  test("reads an object from its keys", () => {
    expect(list("metadata[site]=A", "metadata[cost.centre]=42")).toEqual({
      metadata: { site: "A", "cost.centre": "42" },
    });
  });

  test("keeps the keys of an object its own, whatever they are called", () => {
    const { metadata } = list("metadata[__proto__]=A");
    expect(Object.keys(metadata ?? {})).toEqual(["__proto__"]);
  });

  test("keeps a parameter that is given twice, so that it is told", () => {
    expect(list("pageNumber=1", "pageNumber=2")).toEqual({ pageNumber: ["1", "2"] });
    expect(
      validateParameters("subscriptionGetAllPaged", "query", list("pageNumber=1", "pageNumber=2")),
    ).toMatchObject([{ path: "/pageNumber", keyword: "type" }]);
  });

  test("keeps a name that is not known, so that it is told", () => {
    expect(validateParameters("subscriptionGetAllPaged", "query", list("pagesize=1"))).toMatchObject([
      { path: "/pagesize", keyword: "additionalProperties" },
    ]);
  });

  test("reads path parameters", () => {
    expect(decodeParameters("subscriptionGet", "path", Object.entries({ id: "12" }))).toEqual({ id: 12 });
  });
});

test.each([
  "status[]=DEPLOYED&status[]=PENDING",
  "status[0]=DEPLOYED&status[1]=PENDING",
  "status=DEPLOYED,PENDING",
])("a list is read however a client writes it: %s", (query) => {
  expect(decodeParameters("subscriptionGetAllPaged", "query", readQuery(query))).toEqual({
    status: ["DEPLOYED", "PENDING"],
  });
});
