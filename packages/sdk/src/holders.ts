import type { ErrorResponse } from "@syndikit/contract";
import type { ErrorKey } from "./wire.gen.js";

/** One fault that the marketplace reports. */
export interface ErrorHolder {
  /** The message key as it was sent, placeholders and all: compare with this. Absent in the earlier form. */
  readonly key?: ErrorKey | undefined;
  /** The message for people, with every placeholder filled. */
  readonly text: string;
  /** The values of the placeholders. */
  readonly extraFields: Readonly<Record<string, string>>;
}

/** What is believed of an error body before a look at it: it may come from a proxy. */
type Unread<Body> = { readonly [Name in keyof Body]?: unknown };

/** Reads both forms of the error body: `errorHolders`, and the earlier `errors`. Anything else has none. */
export function readHolders(body: unknown): readonly ErrorHolder[] {
  const { errorHolders, errors } = Object(body) as Unread<ErrorResponse>;
  if (Array.isArray(errorHolders))
    return errorHolders.filter((each) => Object(each) === each).map(readHolder);
  return Array.isArray(errors) ? errors.map((error) => readHolder({ error })) : [];
}

function readHolder({ key, error, extraFields }: Unread<Record<string, unknown>>): ErrorHolder {
  const fields: Record<string, string> = Object(extraFields);
  const text = String(error || key || "");
  return {
    key: key ? String(key) : undefined,
    text: text.replace(/%([\w.-]+)%/g, (all, name) =>
      Object.hasOwn(fields, name) ? String(fields[name]) : all,
    ),
    extraFields: fields,
  };
}
