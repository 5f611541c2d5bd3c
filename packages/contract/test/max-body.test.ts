import { expect, test } from "vitest";
import document from "../openapi.json" with { type: "json" };
import { operations } from "../src/operations.gen.js";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly readOnly?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

// The types of the imported file are too narrow to be walked through.
const schemas = document.components.schemas as object as Readonly<Record<string, Schema>>;

function follow(schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : follow(schemas[name] ?? {});
}

/** About how many characters the longest value of a schema has. What has no limit of its own is short, as a date. */
function longest(given: Schema): number {
  const schema = follow(given);
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([, each]) => follow(each).readOnly !== true,
  );
  return sum([
    schema.maxLength ?? 32,
    ...properties.map(([name, property]) => name.length + longest(property)),
    ...(schema.allOf ?? []).map(longest),
    Math.max(0, ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(longest)),
    schema.items === undefined ? 0 : longest(schema.items) * (schema.maxItems ?? 1),
    typeof schema.additionalProperties === "object"
      ? longest(schema.additionalProperties) * (schema.maxProperties ?? 1)
      : 0,
  ]);
}

const OF_ALL = 65_536;

const bodies = Object.values(operations).flatMap(({ id, body }) =>
  body === null ? [] : [{ id, maxBytes: body.maxBytes, characters: longest(schemaOf(body.schema)) }],
);

/** The schema of a type, as in `Order` or `PaymentMethod[]`. */
function schemaOf(type: string): Schema {
  const name = type.replace(/\[\]$/, "");
  const schema: Schema = { $ref: `#/components/schemas/${name}` };
  return name === type ? schema : { items: schema, maxItems: 1_000 };
}

test("an operation takes a body of 1 MiB only where its schema allows more than 64 KiB of text", () => {
  expect(bodies.length).toBeGreaterThan(50);
  expect(bodies.filter(({ maxBytes }) => maxBytes > OF_ALL).map(({ id }) => id)).toEqual(
    // A character has up to four bytes.
    bodies.filter(({ characters }) => characters * 4 > OF_ALL).map(({ id }) => id),
  );
});
