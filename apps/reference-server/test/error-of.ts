import type { Answer } from "./marketplace.js";

/** Status and key of an error, as in `404 user-9-not-found`; the status alone where it is none. */
export function errorOf({ status, body }: Answer): string {
  const key = firstKey(body);
  return key === undefined ? String(status) : `${status} ${key}`;
}

function firstKey(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("errorHolders" in body)) return undefined;
  const [first] = Array.isArray(body.errorHolders) ? body.errorHolders : [];
  const { key, extraFields } = first as { key: string; extraFields?: Record<string, string> };
  return key.replaceAll(/%(\w+)%/g, (mark, name: string) => extraFields?.[name] ?? mark);
}
