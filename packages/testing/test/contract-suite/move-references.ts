/** Leads every reference in a value, as in `subscription/12`, to another entity of its resource. */
export function moveReferences(value: unknown, ids: Readonly<Record<string, number>>): unknown {
  if (typeof value === "string") return moveText(value, ids);
  if (Array.isArray(value)) return value.map((entry) => moveReferences(entry, ids));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [moveText(name, ids), moveReferences(entry, ids)]),
  );
}

function moveText(text: string, ids: Readonly<Record<string, number>>): string {
  const [, resource = ""] = /^(\w+)\/\d+$/.exec(text) ?? [];
  const id = ids[resource];
  return id === undefined ? text : `${resource}/${id}`;
}
