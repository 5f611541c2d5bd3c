import { isWritable, type Role } from "@syndikit/contract";
import { raise } from "../marketplace-error.js";

/** The schema whose fields are written, and who writes them. */
export interface Writer {
  /** As the permissions name it: `MyUserDTO`. */
  readonly schema: string;
  readonly role: Role;
}

/** A body without the fields that the caller's role may not set: PUT and POST ignore them. */
export function onlyWritable<Body extends object>(body: Body, { schema, role }: Writer): Partial<Body> {
  const fields = Object.entries(body).filter(([field]) => isWritable(schema, field, role));
  // A subset of its own fields; `fromEntries` cannot tell.
  return Object.fromEntries(fields) as Partial<Body>;
}

/**
 * Refuses a body with a field that the caller's role may not set: in PATCH a field that does nothing is an error.
 *
 * @throws MarketplaceError `fieldUnknown`.
 */
export function assertWritable(body: object, { schema, role }: Writer): void {
  const field = Object.keys(body).find((name) => !isWritable(schema, name, role));
  if (field !== undefined) raise("fieldUnknown", { field });
}
