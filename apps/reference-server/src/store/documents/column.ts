import { customType } from "drizzle-orm/sqlite-core";
import { UnreadableDocument } from "../store-error.js";
import { FormProblem, type Reader } from "./reader.js";

/** The form of a kind of stored document, and how documents of earlier forms are read. */
export interface Form<T> {
  /** What a person calls it, in "The plan cannot be read". */
  readonly name: string;
  /** Reads the newest form. */
  readonly read: Reader<T>;
  /**
   * What changes a document to the next form: the first entry takes the first form to the second. A field whose absence
   * has one meaning needs no step, but a reader that says so.
   */
  readonly steps?: readonly ((earlier: unknown) => unknown)[];
  /** Whether its names come from a caller, and one of them may be `form`. */
  readonly isMap?: true;
  /** What lists show in place of one that cannot be read; absent for documents that no list shows. */
  readonly inLists?: T | null;
}

/**
 * The text of a document. The first form is the bare value. A later one has its number in `form`; a list then stands in
 * `list`, a map in `map`, and any other value but an object in `value`. So queries find the fields of every form in the
 * same place.
 */
export function writeDocument<T>(form: Form<T>, value: T): string {
  const newest = newestOf(form);
  if (newest === 1) return JSON.stringify(value);
  if (form.isMap === true) return JSON.stringify({ form: newest, map: value });
  if (Array.isArray(value)) return JSON.stringify({ form: newest, list: value });
  if (typeof value !== "object" || value === null) return JSON.stringify({ form: newest, value });
  return JSON.stringify({ form: newest, ...value });
}

/**
 * Reads a parsed document of any form.
 *
 * @throws {UnreadableDocument} when it has none.
 */
export function readParsed<T>(form: Form<T>, parse: () => unknown): T {
  try {
    return form.read(toNewest(form, parse()), "");
  } catch (cause) {
    if (!(cause instanceof FormProblem)) throw cause;
    throw new UnreadableDocument(form.name, cause.message, { cause });
  }
}

/**
 * Reads the text of a document of any form.
 *
 * @throws {UnreadableDocument} when it has none.
 */
export function parseDocument<T>(form: Form<T>, text: string): T {
  return readParsed(form, () => parse(text));
}

/**
 * Reads a document of any form. One that has none is not an error of the query, which may have read other rows too: it
 * is a value that throws {@link UnreadableDocument} when it is used.
 */
export function readDocument<T>(form: Form<T>, text: string): T {
  try {
    return parseDocument(form, text);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return unreadable(form, error);
  }
}

/** Whether a document could be read. Any other use of one that could not throws. */
export function isReadable(document: unknown): boolean {
  return typeof document !== "object" || document === null || !unreadables.has(document);
}

/** A row as lists show it: a document that cannot be read does not keep the others of a page from being shown. */
export function asListed<Row>(row: Row): Row {
  if (typeof row !== "object" || row === null || !hasUnreadable(row)) return row;
  const fields = Object.entries(row).map(([name, value]) => [name, insteadOf(value)]);
  // It has the same fields, of the same types.
  return Object.fromEntries(fields) as Row;
}

/** Also in the rows of joined tables. */
function hasUnreadable(row: object): boolean {
  return Object.values(row).some((value) => !isReadable(value) || (isRow(value) && hasUnreadable(value)));
}

function insteadOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const form = unreadables.get(value);
  if (form === undefined) return isRow(value) ? asListed(value) : value;
  return form.inLists === undefined ? value : form.inLists;
}

function isRow(value: unknown): value is object {
  return typeof value === "object" && value !== null && isReadable(value) && !Array.isArray(value);
}

function newestOf({ steps = [] }: Form<unknown>): number {
  return steps.length + 1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FormProblem("", "is not JSON");
  }
}

function toNewest(form: Form<unknown>, document: unknown): unknown {
  const { number, value } = numbered(document, form.isMap === true);
  const newest = newestOf(form);
  if (number > newest) {
    throw new FormProblem(
      "",
      `has form ${number}, of a newer version of the server: this one knows ${newest}`,
    );
  }
  return (form.steps ?? []).slice(number - 1).reduce((earlier, step) => step(earlier), value);
}

function numbered(document: unknown, isMap: boolean): { readonly number: number; readonly value: unknown } {
  if (typeof document !== "object" || document === null || !Object.hasOwn(document, "form")) {
    return { number: 1, value: document };
  }
  const { form, ...fields } = document as { readonly form: unknown };
  // A map has no number of its own, so one there is that of a form.
  if (isMap && !("map" in fields && typeof form === "number")) return { number: 1, value: document };
  if (typeof form !== "number" || !Number.isInteger(form) || form < 1) {
    throw new FormProblem("form", "is not a number");
  }
  const envelope = new Map<string, unknown>(Object.entries(fields));
  for (const name of ["list", "map", "value"]) {
    if (envelope.size === 1 && envelope.has(name)) return { number: form, value: envelope.get(name) };
  }
  return { number: form, value: document };
}

/** The forms of what stands for unreadable documents. */
const unreadables = new WeakMap<object, Form<unknown>>();

/** Stands for a document that cannot be read: whatever is done with it throws. */
function unreadable<T>(form: Form<T>, error: UnreadableDocument): T {
  const fail = (): never => {
    throw error;
  };
  const document = new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail });
  unreadables.set(document, form);
  // It has no property that anybody could read.
  return document as T;
}

/** A column of documents of one form. It is read and written as a whole. */
export function documentColumn<T>(form: Form<T>) {
  const column = customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    fromDriver: (text) => readDocument(form, text),
    toDriver: (value) => writeDocument(form, value),
  });
  return column();
}
