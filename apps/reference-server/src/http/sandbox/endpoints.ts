import type { MetricHeader, PlatformEndpoint, PlatformEndpointInput } from "@syndikit/contract";
import { urlProblem } from "../../delivery/target-policy.js";
import { raise } from "../../marketplace-error.js";
import type { Seals } from "../../secrets/seal.js";
import type { MetricHeaderSetting, PlatformEndpointSetting } from "../../store/settings.js";

/** Platform-wide endpoints, as the wire has them: without their secrets. */
export function presentEndpoints(endpoints: readonly PlatformEndpointSetting[]): PlatformEndpoint[] {
  return endpoints.map(({ url, secret }) => ({ url, secretSet: secret !== undefined }));
}

/**
 * Platform-wide endpoints, as they are kept. Without a new secret, the one that the same URL had is kept.
 *
 * @throws MarketplaceError 422 for a URL that events cannot go to.
 */
export function changeEndpoints(
  before: readonly PlatformEndpointSetting[],
  inputs: readonly PlatformEndpointInput[],
  seals: Seals,
): PlatformEndpointSetting[] {
  return inputs.map(({ url, secret }, index) => {
    const reason = urlProblem(url);
    if (reason !== undefined) raise("targetInvalid", { field: `${index}.url`, reason });
    const kept =
      secret === undefined ? before.find((other) => other.url === url)?.secret : seals.seal(secret);
    return kept === undefined ? { url } : { url, secret: kept };
  });
}

/** Headers that belong to the transport, or that the service sets itself. */
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
  "cd-subscription-id",
]);

/** Headers of metric polls, as the wire has them. */
export function presentHeaders(headers: readonly MetricHeaderSetting[], seals: Seals): MetricHeader[] {
  return headers.map(({ name, value }) => ({ name, value: seals.open(value) }));
}

/**
 * Headers of metric polls, as they are kept.
 *
 * @throws MarketplaceError 400 for a header that is not to be set.
 */
export function changeHeaders(inputs: readonly MetricHeader[], seals: Seals): MetricHeaderSetting[] {
  return inputs.map(({ name, value }, index) => {
    if (RESERVED.has(name.toLowerCase())) {
      raise("fieldInvalid", { field: `${index}.name`, reason: `${name} is set by the service itself` });
    }
    return { name, value: seals.seal(value) };
  });
}
