import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validators } from "../src/emit/validators.js";
import { loadSpec } from "../src/load-spec.js";
import { compileSchemas } from "../src/validators/compile-schemas.js";
import { prepareSchema } from "../src/validators/prepare-schema.js";
import { loadModule } from "./load-module.js";
import { type TemporaryRoot, temporaryRoot } from "./temporary-root.js";

interface Compiled {
  (value: unknown): boolean;
  errors?: { instancePath: string; keyword: string }[] | null;
}

let root: TemporaryRoot;
let source: string;
let compiled: Record<string, Record<string, Compiled>>;

beforeAll(async () => {
  root = await temporaryRoot("things");
  source = await validators.emit(await loadSpec(root.path));
  // The module exports tables of compiled schemas; its types are generated beside it.
  compiled = (await loadModule(source)) as typeof compiled;
}, 60_000);

afterAll(() => root[Symbol.asyncDispose]());

/** What a table's schema finds wrong, as `path keyword`. */
function faults(table: string, name: string, value: unknown): string[] {
  const schema = compiled[table]?.[name];
  if (!schema) throw new Error(`${table} has no ${name}.`);
  return schema(value)
    ? []
    : (schema.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe("the generated validators", () => {
  test("import nothing, and compile nothing at run time", () => {
    expect(source).not.toMatch(/^import |\brequire\(|\beval\(|new Function/m);
  });

  test("find every fault of a body", () => {
    expect(faults("bodies", "thingCreate", { name: "far too long", made: "yesterday" })).toEqual([
      "/name maxLength",
      "/made format",
    ]);
  });

  test("look at one branch of a union by its action", () => {
    expect(faults("bodies", "thingPatch", { action: "PAINT" })).toEqual([" required"]);
    expect(faults("bodies", "thingPatch", { action: "BREAK" })).toEqual(["/action enum"]);
  });

  test("look at the branch without an action when there is none", () => {
    expect(faults("bodies", "thingPatch", { state: "BROKEN" })).toEqual(["/state enum"]);
  });

  test("look at one branch of a union by its type", () => {
    expect(faults("bodies", "thingCreate", { name: "a", price: -1 })).toEqual(["/price minimum"]);
    expect(faults("bodies", "thingCreate", { name: "a", price: "x" })).toEqual(["/price pattern"]);
    expect(faults("bodies", "thingCreate", { name: "a", price: true })).toEqual(["/price type"]);
  });

  test("close the parameters of every operation", () => {
    expect(faults("queries", "thingGet", { pageSize: 1 })).toEqual([" additionalProperties"]);
    expect(faults("paths", "thingGet", { id: 2 ** 31 })).toEqual(["/id format"]);
  });

  test("count characters as JSON Schema does", () => {
    expect(faults("bodies", "thingCreate", { name: "😀".repeat(10) })).toEqual([]);
    expect(faults("bodies", "thingCreate", { name: "😀".repeat(11) })).toEqual(["/name maxLength"]);
  });

  test("compare items within the length that is allowed only", () => {
    expect(faults("bodies", "thingCreate", { name: "a", tags: ["b", "b"] })).toEqual(["/tags uniqueItems"]);
    expect(faults("bodies", "thingCreate", { name: "a", tags: ["b", "b", "b", "b"] })).toEqual([
      "/tags maxItems",
    ]);
  });
});

describe("prepareSchema", () => {
  test("refuses a keyword that it would not check", () => {
    expect(() => prepareSchema({}, { type: "object", unevaluatedProperties: false })).toThrow(
      "unevaluatedProperties",
    );
  });

  test("refuses uniqueItems without a limit, for it takes quadratic time", () => {
    expect(() => prepareSchema({}, { type: "array", uniqueItems: true })).toThrow("maxItems");
  });
});

describe("compileSchemas", () => {
  test("compiles a shared schema once", () => {
    const schemas = new Map([
      ["Name", { type: "string", maxLength: 77 }],
      [
        "Pair",
        {
          type: "object",
          properties: { a: { $ref: "#/components/schemas/Name" }, b: { $ref: "#/components/schemas/Name" } },
        },
      ],
    ]);
    expect(compileSchemas(schemas).match(/> 77/g)).toHaveLength(1);
  });
});
