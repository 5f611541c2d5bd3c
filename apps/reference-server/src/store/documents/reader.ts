/** Reads a value of parsed JSON as a type. `place` says where it stands, for the message. */
export type Reader<T> = (value: unknown, place: string) => T;

/** A document does not have the form that it should have. The message says where. */
export class FormProblem extends Error {
  constructor(place: string, problem: string) {
    super(`${place === "" ? "it" : place} ${problem}`);
    this.name = "FormProblem";
  }
}

/** @param T - `number`, or a brand of it. */
export function aNumber<T extends number>(): Reader<T> {
  return (value, place) => {
    if (typeof value !== "number") throw wrong(value, place, "a number");
    // What the code has written there: a brand only tells amounts, quantities and times apart.
    return value as T;
  };
}

export const aText: Reader<string> = (value, place) => {
  if (typeof value !== "string") throw wrong(value, place, "a text");
  return value;
};

export const aFlag: Reader<boolean> = (value, place) => {
  if (typeof value !== "boolean") throw wrong(value, place, "true or false");
  return value;
};

/** One of the values of an enumeration of the contract. */
export function oneOf<const Enumeration extends Readonly<Record<string, string>>>(
  enumeration: Enumeration,
): Reader<Enumeration[keyof Enumeration]> {
  const values: ReadonlySet<unknown> = new Set(Object.values(enumeration));
  return (value, place) => {
    if (!values.has(value)) throw wrong(value, place, `one of ${[...values].join(", ")}`);
    // The set has these values alone.
    return value as Enumeration[keyof Enumeration];
  };
}

/** Also accepts `null`. A field that is absent is refused. */
export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (value, place) => (value === null ? null : reader(value, place));
}

/** Also accepts that the field is absent, which has a meaning of its own. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, place) => (value === undefined ? undefined : reader(value, place));
}

/** For a field that older documents do not have: the one meaning of its absence. */
export function sinceThen<T>(reader: Reader<T>, absent: T): Reader<T> {
  return (value, place) => (value === undefined ? absent : reader(value, place));
}

export function listOf<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw wrong(value, place, "a list");
    return value.map((each, index) => reader(each, `${place}[${index}]`));
  };
}

/** An object whose names are not known beforehand. */
export function mapOf<T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return (value, place) =>
    Object.fromEntries(
      Object.entries(anObject(value, place)).map(([name, each]) => [name, reader(each, below(place, name))]),
    );
}

/**
 * An object with known fields. The compiler asks for a reader of every field of the type, so that nobody adds one to a
 * stored type without saying what old documents mean by its absence. Fields of other names are left out.
 */
export function objectOf<T>(readers: { readonly [Field in keyof T]-?: Reader<T[Field]> }): Reader<T> {
  // `Object.entries` loses which reader belongs to which field.
  const all = Object.entries(readers) as [string, Reader<unknown>][];
  return (value, place) => {
    const object = anObject(value, place);
    const read: Record<string, unknown> = {};
    for (const [field, reader] of all) {
      const one = reader(object[field], below(place, field));
      if (one !== undefined) read[field] = one;
    }
    // Every field of the type has been read.
    return read as T;
  };
}

function anObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrong(value, place, "an object");
  }
  return value as Readonly<Record<string, unknown>>;
}

function below(place: string, name: string): string {
  return place === "" ? name : `${place}.${name}`;
}

/** The value itself is not shown: it may be about a person. */
function wrong(value: unknown, place: string, wanted: string): FormProblem {
  return new FormProblem(place, value === undefined ? "is missing" : `is not ${wanted}`);
}
