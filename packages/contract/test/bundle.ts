import document from "../openapi.json" with { type: "json" };

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON Schema, as far as the tests read it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Media {
  schema: Schema;
  examples?: Record<string, { $ref: string }>;
}

/** A body somewhere in the bundle: its schema, and the names of the examples beside it. */
export interface Body {
  schema: Schema;
  examples: string[];
}

// The bundle is typed as the literal that it is; the tests look at it as a document.
const bundle = document as unknown as {
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: Json }> };
};

/** Every named schema. */
export const schemas: Readonly<Record<string, Schema>> = bundle.components.schemas;

/** Every named example. */
export const examples: Readonly<Record<string, { value: Json }>> = bundle.components.examples;

/** Every body that has examples, in the order of the document; alike ones once. */
export const bodies: readonly Body[] = unique(collect(bundle));

/** The schema that a reference names. */
export function resolve(schema: Schema): Schema {
  return schema.$ref ? resolve(schemas[nameOf(schema.$ref)] ?? {}) : schema;
}

/** The last part of a reference. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

function collect(value: unknown): Body[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(collect);
  return isMedia(value)
    ? [
        {
          schema: value.schema,
          examples: Object.values(value.examples ?? {}).map(({ $ref }) => nameOf($ref)),
        },
        ...below,
      ]
    : below;
}

function isMedia(value: object): value is Media {
  return (
    "schema" in value &&
    "examples" in value &&
    typeof value.examples === "object" &&
    !Array.isArray(value.examples)
  );
}

function unique(found: Body[]): Body[] {
  return [...new Map(found.map((body) => [JSON.stringify(body), body])).values()];
}
