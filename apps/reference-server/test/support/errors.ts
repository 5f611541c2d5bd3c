import type { ErrorResponse, ErrorResponseEntry } from "@syndikit/contract";
import type { Answer } from "./marketplace.js";

/** Status and key of an error, as in `404 user-9-not-found`; only the status when there is no error. */
export function errorOf({ status, body }: Answer): string {
  const [first] = isError(body) ? body.errorHolders : [];
  if (first === undefined) return String(status);
  const { key, extraFields } = first;
  return `${status} ${key.replaceAll(/%(\w+)%/g, (mark, name: string) => extraFields?.[name] ?? mark)}`;
}

/** The first entry of an error. */
export function firstError({ status, body }: Answer): ErrorResponseEntry {
  const [first] = isError(body) ? body.errorHolders : [];
  if (first === undefined) throw new Error(`${status} is not an error.`);
  return first;
}

/** The server checks its responses against the contract, so an error has this shape. */
function isError(body: unknown): body is ErrorResponse {
  return typeof body === "object" && body !== null && "errorHolders" in body;
}
