import { componentName } from "../dereference.js";
import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import { docComment, literal, propertyName } from "../print.js";
import { answerExamples } from "./testing-examples.js";

/** The entities of the interface, and their examples. */
export const testingEntities: Emitter = {
  name: "testing entities",
  target: "packages/testing/src/entities/entities.gen.ts",
  source: "spec/paths/",
  emit: (spec) => {
    const found = new Map<string, string>();
    for (const operation of spec.operations) {
      const entity = readEntity(spec, operation);
      if (entity && !found.has(entity.resource)) found.set(entity.resource, literal(entity.value));
    }
    return (
      `${docComment("Every entity that can be read, by its resource: its schema, and its examples by their last name. The first one is the usual one.")}` +
      `export const entities = {\n${[...found].map(([resource, value]) => `${propertyName(resource)}: ${value},`).join("\n")}\n} as const;\n`
    );
  },
};

interface Entity {
  resource: string;
  value: { schema: string; examples: Record<string, string> };
}

/** An entity is what a GET of one path with an `id` answers, when it says of itself where it stands. */
function readEntity(spec: Spec, operation: Operation): Entity | undefined {
  const { method, path, responses } = operation;
  const [, resource] = /^\/(\w+)\/\{id\}$/.exec(path) ?? [];
  const schema = responses.find(({ status }) => status === 200)?.schema;
  if (method !== "GET" || resource === undefined || schema?.$ref === undefined) return undefined;
  const names = answerExamples(spec, operation, 200) ?? [];
  const values = spec.examples.filter(({ name }) => names.includes(name)).map(({ value }) => value);
  if (!values.every((value) => value instanceof Object && "self" in value)) return undefined;
  const examples = names.map((name) => [name.slice(name.indexOf(".") + 1), name]);
  return {
    resource,
    value: { schema: componentName(schema.$ref), examples: Object.fromEntries(examples) },
  };
}
