import type { ErrorResponse, ErrorResponseEntry } from "@syndikit/contract";
import type { Answer } from "./marketplace.js";

/** The first entry of an error. The tests hold answers against the contract, so its shape is known. */
export function firstError({ status, body }: Answer): ErrorResponseEntry {
  const [first] = (body as ErrorResponse).errorHolders ?? [];
  if (first === undefined) throw new Error(`${status} is not an error.`);
  return first;
}
