import { headerNames, type MetricHeader, type MetricHeaderInput } from "@syndikit/contract";
import { raise } from "../../errors.js";
import type { Seals } from "../../security/seals.js";
import type { StoredMetricHeader } from "../../store/tables/product.js";

/** Presents the headers without their values, which may be keys. */
export function presentMetricHeaders(headers: readonly StoredMetricHeader[]): MetricHeader[] {
  return headers.map(({ name }) => ({ name, value: null }));
}

/** Transport headers, and headers that the service sets itself. */
const RESERVED = new Set([
  "host",
  "content-length",
  "content-type",
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "accept",
  headerNames.subscriptionId.toLowerCase(),
]);

/**
 * The headers after a change. A header without a new value keeps its previous one.
 *
 * @throws {MarketplaceError} `fieldInvalid` when one is reserved, named twice, or has no value.
 */
export function changeMetricHeaders(
  before: readonly StoredMetricHeader[],
  inputs: readonly MetricHeaderInput[],
  seals: Seals,
): StoredMetricHeader[] {
  const names = inputs.map(({ name }) => name.toLowerCase());
  return inputs.map(({ name, value = null }, index) => {
    const field = `${index}.name`;
    const lower = name.toLowerCase();
    if (RESERVED.has(lower)) raise("fieldInvalid", { field, reason: `${name} is set by the service itself` });
    if (names.indexOf(lower) !== index) raise("fieldInvalid", { field, reason: `${name} is named twice` });
    if (value !== null) return { name, value: seals.seal(value) };
    const kept = before.find((other) => other.name.toLowerCase() === lower);
    if (kept !== undefined) return { name, value: kept.value };
    return raise("fieldInvalid", {
      field: `${index}.value`,
      reason: `${name} has no value yet, so it needs one`,
    });
  });
}
