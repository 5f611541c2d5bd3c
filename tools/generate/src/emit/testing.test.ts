import { expect, test } from "vitest";
import { loadModule } from "../../test/load-module.js";
import type { Operation, Spec } from "../model.js";
import type { MediaType } from "../openapi-document.js";
import { testingEntities } from "./testing-entities.js";
import { testingFields } from "./testing-fields.js";
import { testingSamples } from "./testing-samples.js";

const media = (schema: string, ...examples: string[]): Record<string, MediaType> => ({
  "application/json": {
    schema: { $ref: `#/components/schemas/${schema}` },
    examples: Object.fromEntries(examples.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
  },
});

/** A spec of one operation, which reads a thing. */
function specOf(refusal: string): Spec {
  const responses = {
    200: { description: "", content: media("Thing", "thing.small", "thing.large") },
    404: { description: "", content: media("Error", refusal) },
  };
  const thing = (id: number) => ({ id, self: `thing/${id}` });
  const operation = {
    ...{ id: "thingGet", method: "GET", path: "/thing/{id}", body: undefined },
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "integer" }, example: 12 },
      { name: "deep", in: "query", schema: { type: "boolean" } },
    ],
    responses: [
      { status: 200, schema: { $ref: "#/components/schemas/Thing" }, headers: [] },
      { status: 404, schema: { $ref: "#/components/schemas/Error" }, headers: [] },
    ],
  } as unknown as Operation; // The emitters read no more of it.
  const other = { ...operation, id: "otherGet", path: "/other/{id}" };
  const place = (operationId: string) => ({ get: { operationId, responses } });
  const refused = { ...responses, 404: { description: "", content: media("Error", "error.gone") } };
  return {
    document: {
      paths: {
        "/thing/{id}": place("thingGet"),
        "/other/{id}": { get: { operationId: "otherGet", responses: refused } },
      },
    },
    operations: [operation, other],
    examples: [
      { name: "thing.large", value: thing(2), schemas: [] },
      { name: "thing.small", value: thing(1), schemas: [] },
    ],
  } as unknown as Spec;
}

test("an operation is told by the examples of its parameters and its answers, in the order of the spec", async () => {
  expect(await loadModule(await testingSamples.emit(specOf("error.gone")))).toMatchObject({
    samples: {
      thingGet: { path: { id: 12 }, query: {}, body: null, answers: { 200: ["thing.small", "thing.large"] } },
    },
    refusals: { 404: "error.gone" },
  });
});

test("the fields of what is answered are told, and those below them, but not those of maps", async () => {
  const $ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Thing: {
      allOf: [
        $ref("Named"),
        { type: "object", properties: { parts: { type: "array", items: $ref("Part") } } },
      ],
    },
    Named: { type: "object", properties: { name: { type: "string" }, labels: $ref("Labels") } },
    Labels: { type: "object", additionalProperties: { type: "string" } },
    Part: {
      oneOf: [
        { type: "object", properties: { size: { type: "integer" }, of: $ref("Named") } },
        { type: "object", properties: { of: $ref("Error") } },
      ],
    },
    Error: { type: "object", properties: { reason: { anyOf: [$ref("Named"), { type: "null" }] } } },
  };
  const spec = { ...specOf("error.gone"), schemas, webhooks: [] } as unknown as Spec;
  expect(await loadModule(await testingFields.emit(spec))).toMatchObject({
    fields: {
      Thing: { name: null, labels: null, parts: "Part" },
      Named: { name: null, labels: null },
      Part: { size: null, of: null },
      Error: { reason: "Named" },
    },
    refusalSchema: "Error",
    answerSchemas: { thingGet: { 200: "Thing" }, otherGet: { 200: "Thing" } },
    eventSchemas: {},
  });
});

test("operations that refuse in different ways are an error", () => {
  expect(() => testingSamples.emit(specOf("error.lost"))).toThrow(
    "otherGet refuses with 404 in its own way: error.gone, not error.lost.",
  );
});

test("an entity is known by its path and by what it says of itself", async () => {
  expect(await loadModule(await testingEntities.emit(specOf("error.gone")))).toMatchObject({
    entities: { thing: { schema: "Thing", examples: { small: "thing.small", large: "thing.large" } } },
  });
});
