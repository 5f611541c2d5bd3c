const lists = ["allOf", "oneOf", "anyOf", "prefixItems"];
const maps = ["properties", "patternProperties"];
const single = ["items", "additionalProperties", "not", "if", "then", "else", "contains"];

/**
 * Every schema below one, itself included, with references followed; each once.
 *
 * @param {unknown} schema a schema or a reference
 * @param {object} location where it stands
 * @param {Function} resolve `ctx.resolve`
 * @param {Set<unknown>} [seen] the schemas that were given out before
 * @returns {Generator<{ schema: Record<string, any>, location: any }>}
 */
export function* walkSchema(schema, location, resolve, seen = new Set()) {
  if (typeof schema !== "object" || schema === null) return;
  const target = follow(schema, location, resolve);
  if (target === undefined || seen.has(target.schema)) return;
  seen.add(target.schema);
  yield target;
  for (const [child, path] of children(target.schema)) {
    yield* walkSchema(child, target.location.child(path), resolve, seen);
  }
}

/** The schema behind a chain of references; nothing when one of them leads nowhere. */
export function follow(schema, location, resolve) {
  if (schema?.$ref === undefined) return { schema, location };
  const target = resolve(schema, location.source.absoluteRef);
  if (target.location === undefined || target.node === undefined) return undefined;
  return follow(target.node, target.location, resolve);
}

function* children(schema) {
  for (const key of single) if (schema[key] !== undefined) yield [schema[key], [key]];
  for (const key of lists) for (const [at, child] of (schema[key] ?? []).entries()) yield [child, [key, at]];
  for (const key of maps)
    for (const name of Object.keys(schema[key] ?? {})) yield [schema[key][name], [key, name]];
}
