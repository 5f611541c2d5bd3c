import { TestPaymentMethod, testCards } from "@syndikit/contract";
import { Temporal } from "temporal-polyfill";
import type { Moment } from "../ports.js";
import type { Known } from "./known.js";

/** What may be shown of a card. */
export interface CardFace {
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** How many years a test card is good for; a sandbox rarely advances its clock further. */
const YEARS = 4;

/** The card of a test payment method, as if it had just been issued; the expired one expired last year. */
export function issueTestCard(id: Known<typeof TestPaymentMethod>, now: Moment): CardFace {
  const { year } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("UTC");
  const expired = id === TestPaymentMethod.pm_card_expired;
  return {
    last4: testCards[id].number.slice(-4),
    expMonth: 12,
    expYear: expired ? year - 1 : year + YEARS,
  };
}
