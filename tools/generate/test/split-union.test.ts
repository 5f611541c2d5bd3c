import { describe, expect, test } from "vitest";
import type { Schema } from "../src/openapi-document.js";
import { splitUnion } from "../src/validators/split-union.js";

const closed = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

const tagged = (action: string): Schema => closed({ action: { const: action } }, "action");

describe("splitUnion", () => {
  test("splits branches of different types", () => {
    expect(splitUnion({}, [{ type: "string" }, { type: "null" }], "anyOf")).toMatchObject({
      if: { type: ["string"] },
      else: { if: { type: ["null"] }, else: { type: ["string", "null"] } },
    });
  });

  test("splits branches by the value of a property that they all require", () => {
    expect(splitUnion({}, [tagged("A"), tagged("B")], "oneOf")).toMatchObject({
      if: { properties: { action: { enum: ["A"] } } },
      else: {
        if: { properties: { action: { enum: ["B"] } } },
        else: { properties: { action: { enum: ["A", "B"] } } },
      },
    });
  });

  test("tells a value that is read in any case by its pattern", () => {
    const renew = closed({ action: { const: "RENEW", "x-any-case": true } }, "action");
    expect(splitUnion({}, [renew, tagged("B")], "oneOf")).toMatchObject({
      if: { properties: { action: { const: "RENEW", "x-any-case": true } } },
      else: { else: { properties: { action: { enum: ["RENEW", "B"] } } } },
    });
  });

  test("makes one list of lists of values, unless a value stands in two", () => {
    const schemas = { State: { type: "string", enum: ["A", "B"] } };
    const state = { $ref: "#/components/schemas/State" };
    expect(splitUnion(schemas, [state, { const: "C" }], "anyOf")).toEqual({ enum: ["A", "B", "C"] });
    expect(splitUnion(schemas, [state, { const: "B" }], "oneOf")).toBeUndefined();
  });

  test("splits a date and a date-time", () => {
    const [date, dateTime] = ["date", "date-time"].map((format) => ({ type: "string", format }));
    expect(splitUnion({}, [dateTime ?? {}, date ?? {}], "anyOf")).toMatchObject({
      if: { type: "string", pattern: "^[^Tt]*$" },
      else: dateTime,
    });
  });

  test("follows references, of branches and of the property", () => {
    const schemas = {
      Action: { type: "string", enum: ["A", "B"] },
      Act: closed({ action: { $ref: "#/components/schemas/Action" } }, "action"),
    };
    const split = splitUnion(schemas, [{ $ref: "#/components/schemas/Act" }, tagged("C")], "oneOf");
    expect(split).toMatchObject({ if: { properties: { action: { enum: ["A", "B"] } } } });
  });

  test("takes one branch without the property when it refuses the property", () => {
    expect(splitUnion({}, [tagged("A"), closed({ name: {} })], "oneOf")).toMatchObject({
      if: { required: ["action"] },
      else: { properties: { name: {} } },
    });
  });

  test("leaves the union alone when the branch without the property might take it", () => {
    expect(
      splitUnion({}, [tagged("A"), { type: "object", properties: { name: {} } }], "oneOf"),
    ).toBeUndefined();
  });

  test("leaves the union alone when two branches have the same value", () => {
    const again = closed({ action: { const: "A" }, other: {} }, "action");
    expect(splitUnion({}, [tagged("A"), again], "oneOf")).toBeUndefined();
  });

  test("leaves an integer and a number together, for an integer is both", () => {
    expect(splitUnion({}, [{ type: "integer" }, { type: "number" }], "oneOf")).toBeUndefined();
  });
});
