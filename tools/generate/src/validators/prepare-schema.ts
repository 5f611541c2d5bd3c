import { inAnyCase } from "../any-case.js";
import { componentName } from "../dereference.js";
import type { Schema } from "../openapi-document.js";
import { conditional } from "./conditional.js";
import { splitUnion, UNSPLIT } from "./split-union.js";

/** Keywords that hold one schema. */
const holdsSchema = new Set(["items", "not", "contains", "if", "then", "else"]);
/** Keywords that hold a list of schemas. */
const holdsList = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
/** Keywords that hold schemas by name. */
const holdsMap = new Set(["properties", "patternProperties"]);
/** Keywords that assert something by themselves. */
const asserts = new Set(
  (
    "type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum " +
    "multipleOf minItems maxItems uniqueItems required minProperties maxProperties dependentRequired"
  ).split(" "),
);
const annotates = /^(x-.*|description|title|examples?|default|deprecated|readOnly|writeOnly|\$comment)$/;

/**
 * A schema as the compiler gets it: without annotations, references by the name of the schema, unions split
 * so that a fault is told for the branch that was meant, and `uniqueItems` only looked at inside `maxItems`,
 * for it takes quadratic time.
 *
 * @throws {Error} when a keyword is not known here, so that none is ignored.
 */
export function prepareSchema(schemas: Record<string, Schema>, schema: Schema): Schema {
  const prepare = (child: Schema): Schema => prepareSchema(schemas, child);
  const prepared: Schema = {};
  const rules: Schema[] = [];
  for (const [keyword, value] of Object.entries(inAnyCase(schema))) {
    if (annotates.test(keyword)) continue;
    if (keyword === "$ref") prepared.$ref = componentName(String(value));
    else if (keyword === "oneOf" || keyword === "anyOf") {
      const split = schema[UNSPLIT] ? undefined : splitUnion(schemas, listOf(value), keyword);
      if (split) rules.push(prepare(split));
      else prepared[keyword] = listOf(value).map(prepare);
    } else if (keyword === "uniqueItems") rules.push(boundedUniqueItems(schema));
    else if (keyword === "additionalProperties")
      prepared[keyword] = typeof value === "object" ? prepare(schemaOf(value)) : value === true;
    // Only of a rule that stands here does Ajv say which name broke it.
    else if (keyword === "propertyNames") prepared[keyword] = prepare(referred(schemas, schemaOf(value)));
    else if (holdsSchema.has(keyword)) prepared[keyword] = prepare(schemaOf(value));
    else if (holdsList.has(keyword)) prepared[keyword] = listOf(value).map(prepare);
    else if (holdsMap.has(keyword)) prepared[keyword] = mapOf(value, prepare);
    else if (asserts.has(keyword)) prepared[keyword] = value;
    else throw new Error(`The validators do not know the keyword ${keyword}.`);
  }
  return rules.length === 0 ? prepared : withRules(prepared, rules);
}

function referred(schemas: Record<string, Schema>, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (schemas[componentName(schema.$ref)] ?? schema);
}

function withRules(prepared: Schema, rules: Schema[]): Schema {
  const [only, ...others] = rules;
  if (only && others.length === 0 && Object.keys(prepared).length === 0) return only;
  return { ...prepared, allOf: [...(prepared.allOf ?? []), ...rules] };
}

function boundedUniqueItems({ maxItems }: Schema): Schema {
  if (typeof maxItems !== "number") throw new Error("uniqueItems needs maxItems beside it.");
  return conditional({ maxItems }, { uniqueItems: true });
}

function mapOf(value: unknown, prepare: (schema: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemaOf(value)).map(([name, child]) => [name, prepare(schemaOf(child))]),
  );
}

function listOf(value: unknown): Schema[] {
  if (!Array.isArray(value)) throw new Error(`A list of schemas was expected, not ${JSON.stringify(value)}.`);
  return value.map(schemaOf);
}

function schemaOf(value: unknown): Schema {
  if (typeof value !== "object" || value === null)
    throw new Error(`A schema was expected, not ${JSON.stringify(value)}.`);
  return { ...value };
}
