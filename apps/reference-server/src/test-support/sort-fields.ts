import type { Operation } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json";

/** What a list can be sorted by, as the contract says. */
export function sortFieldsOf({ path }: Pick<Operation, "path">): readonly string[] {
  const parameters = at(document, "paths", path, "get", "parameters");
  const named = (name: string) => (parameter: unknown) => at(parameter, "name") === name;
  const found = Array.isArray(parameters) ? parameters.find(named("sortField")) : undefined;
  const names = at(found, "schema", "enum");
  if (!Array.isArray(names)) throw new Error(`${path} does not say what it is sorted by.`);
  return names.map(String);
}

/** What is in a document, by the names on the way. */
export function at(value: unknown, ...[name, ...rest]: readonly string[]): unknown {
  return name === undefined ? value : at(Reflect.get(Object(value), name), ...rest);
}
