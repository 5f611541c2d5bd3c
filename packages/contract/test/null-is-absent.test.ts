import { describe, expect, test } from "vitest";
import document from "../openapi.json" with { type: "json" };
import type { OperationId } from "../src/operations.gen.js";
import { validateBody, withoutNulls } from "../src/validators.js";
import { examples, type Json, nameOf, resolve, type Schema } from "./bundle.js";

interface Body {
  readonly id: OperationId;
  readonly method: string;
  readonly schema: Schema & { required?: string[] };
  readonly examples: readonly Json[];
}

interface OperationLike {
  readonly operationId: OperationId;
  readonly requestBody?: {
    readonly content: Record<string, { schema: Schema; examples?: Record<string, { $ref: string }> }>;
  };
}

const bodies: readonly Body[] = Object.values(document.paths).flatMap((item) =>
  Object.entries(item).flatMap(([method, value]) => {
    // Beside the operations, a path item has a list of parameters.
    const { operationId: id, requestBody } = value as unknown as OperationLike;
    return Object.values(requestBody?.content ?? {}).map(({ schema, examples: named = {} }) => ({
      id,
      method,
      schema,
      examples: Object.values(named).flatMap(({ $ref }) => examples[nameOf($ref)]?.value ?? []),
    }));
  }),
);

/** An optional field somewhere in an example: the body with `null` in it, and the body without it. */
interface Case {
  readonly name: string;
  readonly id: OperationId;
  readonly withNull: Json;
  readonly without: Json;
  /** Whether `null` empties it. */
  readonly clears: boolean;
}

const cases: readonly Case[] = bodies.flatMap((body) =>
  body.examples.flatMap((example, index) =>
    placesIn(body.schema, example, { clears: body.method !== "post" }).map(({ path, clears }) => ({
      name: `${body.id} ${path.join(".")}, example ${index + 1}`,
      id: body.id,
      withNull: change(example, path, true),
      without: change(example, path, false),
      clears,
    })),
  ),
);

test("every body of a request is looked at", () => {
  expect(bodies.length).toBeGreaterThan(60);
  expect(bodies.filter((body) => body.examples.length === 0)).toEqual([]);
  expect(cases.length).toBeGreaterThan(400);
});

test.each(cases.filter(({ clears }) => !clears))("null is absent: $name", ({ id, withNull, without }) => {
  expect(validateBody(id, withNull)).toEqual(validateBody(id, without));
  expect(withoutNulls(id, withNull)).toEqual(withoutNulls(id, without));
});

test.each(cases.filter(({ clears }) => clears))("null empties: $name", ({ id, withNull }) => {
  expect(validateBody(id, withNull)).toEqual([]);
  expect(withoutNulls(id, withNull)).toEqual(withNull);
});

describe("a field of another action", () => {
  test("that is null is absent, and with a value it is refused", () => {
    const report = { deploymentStatus: "DEPLOYED" };
    expect(validateBody("subscriptionPatch", { ...report, action: null, hours: null, name: null })).toEqual(
      [],
    );
    expect(validateBody("subscriptionPatch", { ...report, hours: 4 })).not.toEqual([]);
    expect(validateBody("subscriptionPatch", { action: "renew", deploymentStatus: null })).toEqual([]);
    expect(validateBody("userPatch", { action: "BLOCK", phoneNumber: null })).toEqual([]);
    expect(validateBody("userPatch", { action: "BLOCK", phoneNumber: "1" })).not.toEqual([]);
  });

  test("that no form knows is refused, null or not", () => {
    expect(validateBody("subscriptionPatch", { action: "renew", colour: null })).not.toEqual([]);
  });
});

test("a field that is needed is missing when it is null, and a map has no null", () => {
  expect(validateBody("subscriptionPatch", { deploymentStatus: null })).not.toEqual([]);
  expect(validateBody("userUpdateMetadata", { site: null })).not.toEqual([]);
  expect(validateBody("subscriptionSetEndpoints", [null])).not.toEqual([]);
});

test("a key that is called as what every object has stays", () => {
  const body = JSON.parse('{"__proto__":null,"constructor":null}');
  expect(Object.keys(Object(withoutNulls("userUpdate", body)))).toEqual(["__proto__", "constructor"]);
});

/** Every optional field of the schema at every object of the value. */
function placesIn(
  schema: Schema,
  value: Json | undefined,
  { clears, path = [] }: { clears: boolean; path?: (string | number)[] },
): { path: (string | number)[]; clears: boolean }[] {
  if (Array.isArray(value)) {
    const list = formsOf(schema).find(({ items }) => items !== undefined);
    return value.flatMap((entry, index) =>
      placesIn(list?.items ?? {}, entry, { clears: false, path: [...path, index] }),
    );
  }
  if (typeof value !== "object" || value === null) return [];
  const forms = formsOf(schema).filter(({ properties }) => properties !== undefined);
  const isAction = "action" in value;
  const fields = new Map<string, Schema>();
  for (const { properties = {} } of forms)
    for (const [name, property] of Object.entries(properties)) fields.set(name, property);
  const needed = forms
    .filter(({ properties = {} }) => Object.keys(value).every((name) => name in properties))
    .flatMap(requiredOf);
  return [...fields].flatMap(([name, property]) => {
    const place = [...path, name];
    const inside = placesIn(property, value[name], { clears, path: place });
    if (needed.includes(name)) return inside;
    const empties =
      clears && !isAction && formsOf(property).some(({ type }) => [type].flat().includes("null"));
    return [{ path: place, clears: empties }, ...inside];
  });
}

/** The forms that a value may have, each with the fields of all its parts. */
function formsOf(schema: Schema): (Schema & { required?: string[] })[] {
  const plain: Schema & { required?: string[] } = resolve(schema);
  const choices = plain.oneOf ?? plain.anyOf;
  if (choices) return choices.flatMap(formsOf);
  const parts = (plain.allOf ?? []).flatMap(formsOf);
  const properties = Object.assign({}, ...parts.map((part) => part.properties), plain.properties);
  const required = [...parts.flatMap(requiredOf), ...requiredOf(plain)];
  return [Object.keys(properties).length > 0 ? { ...plain, properties, required } : plain];
}

function requiredOf({ required = [] }: { required?: string[] }): string[] {
  return required;
}

/** The value with `null` at a place, or without the field. */
function change(value: Json, [step, ...rest]: readonly (string | number)[], keep: boolean): Json {
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? change(entry, rest, keep) : entry));
  }
  if (typeof value !== "object" || value === null || step === undefined) return value;
  const { [step]: child = null, ...others } = value;
  if (rest.length > 0) return { ...others, [step]: change(child, rest, keep) };
  return keep ? { ...others, [step]: null } : others;
}
