/**
 * The name of a schema, when it has one: a file of `schemas/`, or a component of a bundle.
 *
 * @param {{ source: { absoluteRef: string }, pointer: string }} location where the schema stands
 * @returns {string | undefined}
 */
export function schemaName({ source, pointer }) {
  const component = /^#\/components\/schemas\/([^/]+)$/.exec(pointer);
  if (component) return component[1];
  const file = /[/\\]schemas[/\\]([^/\\]+)\.ya?ml$/.exec(source.absoluteRef);
  return file && /^#?\/?$/.test(pointer) ? file[1] : undefined;
}
