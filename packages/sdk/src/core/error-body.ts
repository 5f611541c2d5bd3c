import type { ErrorKey } from "../generated/wire.gen.js";

/** One fault that the marketplace reports. */
export interface ErrorHolder {
  /** The message key as it was sent, placeholders and all: compare with this. Absent in the earlier form. */
  readonly key?: ErrorKey | undefined;
  /** The message for people, with every placeholder filled. */
  readonly text: string;
  /** The values of the placeholders. */
  readonly extraFields: Readonly<Record<string, string>>;
}

/** An error body may come from a proxy: each field is checked before it is used. */
type UncheckedFields = Readonly<Record<string, unknown>>;

/**
 * Reads both forms of the error body: `errorHolders`, and the earlier list of texts in `errors`. A marketplace may send
 * both, and fill only one. `undefined` for anything else: such a body is not the interface's, whatever the status.
 * `show` redacts a text. Programs compare with the key, and find a value by its name: neither is changed.
 */
export function readHolders(
  body: unknown,
  show: (text: string) => string,
): readonly ErrorHolder[] | undefined {
  const { errorHolders, errors }: UncheckedFields = Object(body);
  const lists = [errorHolders, errors].filter(Array.isArray);
  const entries = lists.find((list) => list.length) ?? lists[0];
  const holders = entries?.map((entry) => readHolder(entry, show));
  return holders?.every((holder) => holder !== undefined) ? holders : undefined;
}

function readHolder(entry: unknown, show: (text: string) => string): ErrorHolder | undefined {
  const {
    key,
    error = key,
    extraFields,
  }: UncheckedFields = typeof entry === "string" ? { error: entry } : Object(entry);
  if (typeof error !== "string" || (key !== undefined && typeof key !== "string")) return undefined;
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(Object(extraFields))) fields[name] = show(String(value));
  const text = error.replace(/%([\w.-]+)%/g, (all, name) =>
    Object.hasOwn(fields, name) ? String(fields[name]) : all,
  );
  return { key, text: show(text), extraFields: fields };
}
