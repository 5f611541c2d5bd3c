import { describe, expect, test } from "vitest";
import type { Operation, Spec } from "../src/model.js";
import type { OtherVersions, Schema } from "../src/openapi-document.js";
import { findVersionedOperations, findVersionedSchemas, shapesToCompile } from "../src/versions.js";

const apiVersions = { "20200101": "The first.", "20210101": "`size` is `weight`.", "20220101": "Tags." };

const Thing: Schema = {
  type: "object",
  required: ["id", "size"],
  properties: {
    id: { type: "integer" },
    size: { type: "integer", "x-until": "20210101" },
    tags: { type: "array", items: { type: "string" }, "x-since": "20220101" },
  },
};

const otherThing: OtherVersions = {
  required: ["weight"],
  properties: { weight: { type: "number", "x-since": "20210101" } },
};

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function spec(schemas: Record<string, Schema>, otherVersions: Record<string, OtherVersions> = {}): Spec {
  return { schemas, otherVersions, apiVersions, operations: [], webhooks: [] } as unknown as Spec;
}

/** An operation with a body and a success of some schemas. */
function operation(id: string, request: Schema | undefined, answer: Schema): Operation {
  const body = request === undefined ? undefined : { required: true, schema: request };
  return { id, parameters: [], body, responses: [{ status: 200, schema: answer }] } as unknown as Operation;
}

describe("the forms of a schema", () => {
  test("begin where a field comes or goes, and have the fields of their versions", () => {
    const [found] = findVersionedSchemas(spec({ Thing }, { Thing: otherThing }));
    const forms = found?.shapes.map(({ since, schema }) => [
      since,
      Object.keys(schema.properties ?? {}),
      schema.required,
    ]);
    expect(forms).toEqual([
      ["20200101", ["id", "size"], ["id", "size"]],
      ["20210101", ["id", "weight"], ["id", "weight"]],
      ["20220101", ["id", "tags", "weight"], ["id", "weight"]],
    ]);
  });

  test("are inherited by what takes the fields over", () => {
    const ThingCreate: Schema = { type: "object", allOf: [ref("Thing")], required: ["size"], properties: {} };
    const real = spec({ Thing, ThingCreate }, { Thing: otherThing });
    expect(findVersionedSchemas(real).map(({ name }) => name)).toEqual(["Thing", "ThingCreate"]);
    const compiled = shapesToCompile(real);
    expect(compiled.get("ThingCreate_20210101")?.allOf).toEqual([
      { $ref: "ThingCreate_common" },
      { $ref: "Thing_20210101" },
    ]);
  });

  test("are none where nothing comes or goes", () => {
    expect(findVersionedSchemas(spec({ Plain: { type: "object", properties: { id: {} } } }))).toEqual([]);
  });
});

describe("a mistake in the spec is told", () => {
  test("when a mark is no version", () => {
    const schemas = { Thing: { properties: { size: { "x-since": "20210102" } } } };
    expect(() => findVersionedSchemas(spec(schemas))).toThrow("20210102, which is not in versions.yaml");
  });

  test("when a field stands twice in one version", () => {
    const others = { Thing: { properties: { size: { "x-since": "20200101" } } } };
    expect(() => findVersionedSchemas(spec({ Thing }, others))).toThrow("Thing.size stands twice");
  });

  test("when a field of other versions says no version", () => {
    const others = { Thing: { properties: { weight: {} } } };
    expect(() => findVersionedSchemas(spec({ Thing }, others))).toThrow("needs x-since or x-until");
  });

  test("when a versioned schema stands inside of another one", () => {
    const Box = { properties: { thing: ref("Thing") } };
    expect(() => findVersionedOperations(spec({ Thing, Box }))).toThrow("Box holds Thing");
  });

  test("when an old parameter stands for none", () => {
    const old = { ...operation("thingList", undefined, {}), parameters: [], oldParameters: [] };
    const oldParameters = [{ name: "filter", is: "search", until: "20210101" }];
    expect(() => findVersionedOperations({ ...spec({}), operations: [{ ...old, oldParameters }] })).toThrow(
      "thingList: filter was called search until 20210101",
    );
  });

  test("when a versioned schema is sent to vendors", () => {
    const webhooks = [{ name: "Thing.CREATED", body: { schema: ref("Thing") } }];
    expect(() => findVersionedOperations({ ...spec({ Thing }), webhooks } as unknown as Spec)).toThrow(
      "Thing.CREATED is sent to vendors",
    );
  });
});

test("an operation tells its versioned schemas, whole or in a list", () => {
  const operations = [
    operation("thingList", undefined, { type: "array", items: ref("Thing") }),
    operation("thingUpdate", ref("Thing"), ref("Thing")),
    operation("other", undefined, { type: "string" }),
  ];
  expect(findVersionedOperations({ ...spec({ Thing }), operations })).toEqual({
    thingList: { answer: { schema: "Thing", isList: true } },
    thingUpdate: { request: { schema: "Thing", isList: false }, answer: { schema: "Thing", isList: false } },
  });
});
