/** A field of two values that are compared. */
export interface Compared {
  /** Where it stands, as in `payload.items[2].name`. */
  readonly field: string;
  /** `undefined` where it is absent. */
  readonly first: unknown;
  readonly second: unknown;
  readonly difference: "same" | "changed" | "only in the first" | "only in the second";
}

/** Compares two JSON values field by field, down to what is no list and no object, in the order of the fields. */
export function compare(first: unknown, second: unknown, field = ""): readonly Compared[] {
  const kind = kindOf(first) ?? kindOf(second);
  const isOfOneKind = [first, second].every((value) => value === undefined || kindOf(value) === kind);
  if (kind === undefined || !isOfOneKind) return [compareLeaves(field, first, second)];
  const key = kind === "list" ? keyOf([...valuesOf(first), ...valuesOf(second)]) : undefined;
  const [one, other] = [partsOf(first, key), partsOf(second, key)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  if (names.length === 0) return [compareLeaves(field, first, second)];
  return names.flatMap((name) => {
    const place = kind === "list" ? `${field}[${name}]` : field === "" ? name : `${field}.${name}`;
    return compare(one.get(name), other.get(name), place);
  });
}

function compareLeaves(field: string, first: unknown, second: unknown): Compared {
  const difference =
    first === undefined
      ? "only in the second"
      : second === undefined
        ? "only in the first"
        : JSON.stringify(first) === JSON.stringify(second)
          ? "same"
          : "changed";
  return { field, first, second, difference };
}

function kindOf(value: unknown): "list" | "object" | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value) ? "list" : "object";
}

function valuesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** By these names objects of a list are known again when another one stands before them. */
const KEYS = ["self", "id", "url", "key", "code", "identifier", "number", "name"];

/** The first of these names that every object of a list has; `undefined` if they are told by their place alone. */
function keyOf(values: readonly unknown[]): string | undefined {
  return KEYS.find((key) =>
    values.every((value) => kindOf(value) === "object" && isKey(Reflect.get(Object(value), key))),
  );
}

const isKey = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

/** The parts by their names; those of a list by their key, or by their place, from 1. */
function partsOf(value: unknown, key: string | undefined): ReadonlyMap<string, unknown> {
  if (!Array.isArray(value))
    return new Map(Object.entries(value ?? {}).filter(([, part]) => part !== undefined));
  const names = value.map((part: unknown, index) =>
    key === undefined ? String(index + 1) : String(Reflect.get(Object(part), key)),
  );
  // Two of one key are told by their place.
  const isUnique = new Set(names).size === names.length;
  return new Map(
    value.map((part: unknown, index) => [isUnique ? (names[index] ?? "") : String(index + 1), part]),
  );
}
