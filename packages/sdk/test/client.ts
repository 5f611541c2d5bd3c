import { createMarketplace, type Marketplace } from "../src/client.js";
import { type Clock, systemClock } from "../src/core/clock.js";
import type { Attempt, MarketplaceOptions } from "../src/options.js";
import { type Answer, fakeFetch, options, type Sent } from "./fake-fetch.js";

// The clock is no option of the package.
const create = createMarketplace as (options: MarketplaceOptions, clock: Clock) => Marketplace;

/** A client over an answering function, with what it sent and what it told. Every wait is the longest one. */
export function testClient(
  answer: Answer,
  more: Partial<MarketplaceOptions> = {},
): { market: Marketplace; sent: Sent[]; attempts: Attempt[] } {
  const { fetch, sent } = fakeFetch(answer);
  const attempts: Attempt[] = [];
  const onAttempt = (attempt: Attempt): void => void attempts.push(attempt);
  const market = create({ ...options, fetch, onAttempt, ...more }, { ...systemClock, random: () => 1 });
  return { market, sent, attempts };
}

/** What a promise rejects with. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`It answered ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}
