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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Reads both forms of the error body: `errorHolders`, and the earlier `errors`. Anything else has none. */
export function readHolders(body: unknown): readonly ErrorHolder[] {
  // Every field is looked at before it is believed: an error may come from a proxy.
  const { errorHolders, errors } = (isRecord(body) ? body : {}) as { [K in keyof ErrorResponse]?: unknown };
  if (Array.isArray(errorHolders)) return errorHolders.filter(isRecord).map(readHolder);
  return Array.isArray(errors) ? errors.map((text) => ({ text: String(text), extraFields: {} })) : [];
}

function readHolder({ key, error, extraFields }: Record<string, unknown>): ErrorHolder {
  const fields = (isRecord(extraFields) ? extraFields : {}) as Record<string, string>;
  const fill = (text: unknown): string =>
    typeof text === "string"
      ? text.replace(/%([\w.-]+)%/g, (all, name) =>
          Object.hasOwn(fields, name) ? String(fields[name]) : all,
        )
      : "";
  return {
    key: typeof key === "string" ? key : undefined,
    text: fill(error) || fill(key),
    extraFields: fields,
  };
}
