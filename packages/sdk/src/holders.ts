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
  return [errorHolders ?? errors ?? []]
    .flat()
    .filter(Boolean)
    .map((each) => readHolder(Object(each) === each ? each : { error: each }));
}

function readHolder({ key, error, extraFields }: Unread<ErrorHolder & { error: string }>): ErrorHolder {
  const fields: Record<string, string> = Object(extraFields);
  const fill = (all: string, name: string): string =>
    Object.hasOwn(fields, name) ? String(fields[name]) : all;
  const text = String(error ?? key ?? "").replace(/%([\w.-]+)%/g, fill);
  // The interface has a text there.
  return { key: key as ErrorHolder["key"], text, extraFields: fields };
}
