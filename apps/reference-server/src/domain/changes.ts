/**
 * What a request really changes: the fields that it names and whose value differs. An empty answer means that
 * there is nothing to write and nothing to tell.
 *
 * @param wanted - a field that is `undefined` was not named.
 */
export function changesOf<Row extends object>(
  row: Row,
  wanted: { readonly [Field in keyof Row]?: Row[Field] | undefined },
): Partial<Row> {
  const current = new Map(Object.entries(row));
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isSame(value, current.get(field)),
  );
  // A subset of the row's own fields; `fromEntries` cannot tell.
  return Object.fromEntries(changed) as Partial<Row>;
}

/** Whether there is nothing in it. */
export function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}

/** Columns hold plain values, or flat objects in which the order of the fields means nothing. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([field, value]) => isSame(value, right.get(field)));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
