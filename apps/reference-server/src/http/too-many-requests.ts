import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../marketplace-error.js";
import type { Allowance } from "./token-bucket.js";

/** 429, with the headers that say when to come back. */
export function tooManyRequests({ remaining, retryAfterMilliseconds }: Allowance): MarketplaceError {
  const seconds = Math.max(1, Math.ceil(retryAfterMilliseconds / 1000));
  return new MarketplaceError([problem("tooManyRequests", { seconds })], {
    [headerNames.retryAfter]: String(seconds),
    [headerNames.rateLimitRemaining]: String(remaining),
    [headerNames.rateLimitRetryAfterMilliseconds]: String(retryAfterMilliseconds),
  });
}
