import { parseReference } from "@syndikit/contract";
import { raise } from "../marketplace-error.js";

/** What a reference must be, and where it stood. */
export interface ReferenceField {
  /** The resource, or the resources, that it may refer to. */
  readonly resource: string | readonly string[];
  /** The name of the field, for the error. */
  readonly field: string;
  /** `call.baseUrl`: absolute references are taken below it. */
  readonly baseUrl: string;
}

/**
 * The identifier that a reference in a request holds. Whether there is such an object is the caller's next
 * question.
 *
 * @throws MarketplaceError `referenceInvalid` when it refers to something else.
 */
export function readReference(url: string, { resource, field, baseUrl }: ReferenceField): number {
  const resources = typeof resource === "string" ? [resource] : resource;
  for (const name of resources) {
    const id = parseReference(url, name, baseUrl);
    if (id !== undefined) return id;
  }
  return raise("referenceInvalid", { field, value: url, resource: resources.join(" or ") });
}
