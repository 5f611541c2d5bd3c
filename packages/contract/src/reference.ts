import type { ResourceName } from "./types.gen.js";

/** The largest identifier: they are positive 32-bit integers. */
const MAX_ID = 2_147_483_647;

/**
 * Reads the identifier of a reference: `subscription/12`, `/subscription/12`, or an absolute URL below `baseUrl`.
 * Returns `undefined` for anything else, and for a reference to another resource.
 *
 * @param baseUrl the base address of the API, such as `https://market.example/api`. Without it, absolute URLs are
 * refused.
 *
 * @example
 * ```ts
 * parseReference("subscription/12", "subscription"); // 12
 * parseReference("user/12", "subscription"); // undefined
 * ```
 */
export function parseReference(value: unknown, resource: string, baseUrl?: string): number | undefined {
  if (typeof value !== "string") return undefined;
  const path = relativePath(value, baseUrl);
  if (path === undefined) return undefined;
  const slash = path.indexOf("/");
  if (path.slice(0, slash) !== resource) return undefined;
  const digits = path.slice(slash + 1);
  if (!/^[1-9][0-9]{0,9}$/.test(digits)) return undefined;
  const id = Number(digits);
  return id <= MAX_ID ? id : undefined;
}

/** The relative URL of a resource, as `self` and `url` hold it. */
export function toReference<Resource extends ResourceName>(
  resource: Resource,
  id: number,
): `${Resource}/${number}` {
  return `${resource}/${id}`;
}

/** The part after the base address, without a leading slash. The URL must be written as the base address is. */
function relativePath(value: string, baseUrl: string | undefined): string | undefined {
  if (!value.includes("://")) return value.startsWith("/") ? value.slice(1) : value;
  if (baseUrl === undefined) return undefined;
  const base = baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`;
  return value.startsWith(base) ? value.slice(base.length) : undefined;
}
