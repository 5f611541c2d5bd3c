import { ExactNumber } from "./exact.js";

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
  if (typeof value !== "object" || value === null || value instanceof ExactNumber) return undefined;
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

/** The text of what is no list and no object. */
export function textOf(value: unknown): string {
  if (value instanceof ExactNumber) return value.digits;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What kind of JSON value it is. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return value instanceof ExactNumber ? "number" : typeof value;
}

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The part of a text that the other does not have, between a common beginning and a common end. It ends where a
 * character does: half of an emoji is none.
 */
export function changedPart(
  text: string,
  other: string,
): readonly [begin: string, changed: string, end: string] {
  const charactersOf = (one: string): readonly string[] =>
    Array.from(characters.segment(one), ({ segment }) => segment);
  const [mine, others] = [charactersOf(text), charactersOf(other)];
  const most = Math.min(mine.length, others.length);
  let begin = 0;
  while (begin < most && mine[begin] === others[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && mine.at(-1 - end) === others.at(-1 - end)) end += 1;
  const last = mine.length - end;
  return [mine.slice(0, begin).join(""), mine.slice(begin, last).join(""), mine.slice(last).join("")];
}
