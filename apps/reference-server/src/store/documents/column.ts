import { customType } from "drizzle-orm/sqlite-core";
import { UnreadableDocument } from "../port.js";
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
}

/**
 * The text of a document. The first form is the bare value. A later one has its number in `form`, and a list then stands
 * in `list`. So queries find the fields of every form in the same place.
 */
export function writeDocument<T>(form: Form<T>, value: T): string {
  const newest = newestOf(form);
  if (newest === 1) return JSON.stringify(value);
  return JSON.stringify(Array.isArray(value) ? { form: newest, list: value } : { form: newest, ...value });
}

/**
 * Reads a document of any form. One that has none is not an error of the query, which may have read other rows too: it
 * is a value that throws {@link UnreadableDocument} when it is used.
 */
export function readDocument<T extends object>(form: Form<T>, text: string): T {
  try {
    return form.read(toNewest(form, parse(text)), "");
  } catch (cause) {
    if (!(cause instanceof FormProblem)) throw cause;
    return unreadable(new UnreadableDocument(form.name, cause.message, { cause }));
  }
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
  const { number, value } = numbered(document);
  const newest = newestOf(form);
  if (number > newest) {
    throw new FormProblem(
      "",
      `has form ${number}, of a newer version of the server: this one knows ${newest}`,
    );
  }
  return (form.steps ?? []).slice(number - 1).reduce((earlier, step) => step(earlier), value);
}

function numbered(document: unknown): { readonly number: number; readonly value: unknown } {
  if (typeof document !== "object" || document === null || !("form" in document)) {
    return { number: 1, value: document };
  }
  const { form } = document;
  if (typeof form !== "number" || !Number.isInteger(form) || form < 1) {
    throw new FormProblem("form", "is not a number");
  }
  return { number: form, value: "list" in document ? document.list : document };
}

/** Stands for a document that cannot be read: whatever is done with it throws. */
function unreadable<T extends object>(error: UnreadableDocument): T {
  const fail = (): never => {
    throw error;
  };
  // It has no property that anybody could read.
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail }) as T;
}

/** A column of documents of one form. It is read and written as a whole. */
export function documentColumn<T extends object>(form: Form<T>) {
  const column = customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    fromDriver: (text) => readDocument(form, text),
    toDriver: (value) => writeDocument(form, value),
  });
  return column();
}
