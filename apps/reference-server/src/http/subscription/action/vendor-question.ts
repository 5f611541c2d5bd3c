import { type OrderValidationType, parseReference } from "@syndikit/contract";
import type { Known } from "../../../domain/known.js";
import type { Quantities } from "../../../domain/plan.js";
import type { SubscriptionRow } from "../../../store/schema/subscription.js";
import type { Db } from "../../../store/store.js";
import { orderQuestion } from "../../../vendor-calls/order-question.js";
import type { OrderQuestion } from "../../../vendor-calls/order-validation.js";
import type { Action } from "./action.js";

/** A change of a subscription that its vendor is asked about. */
export interface VendorQuestion {
  readonly orderType: Known<typeof OrderValidationType>;
  /** The plan; on an upgrade, the one to change to. */
  readonly planId: number;
  readonly quantities: Quantities;
}

/** The question to the vendor whether it accepts a change; `null` when it does not want to be asked. */
export function vendorQuestion(
  db: Db,
  subscription: SubscriptionRow,
  { action, change }: { readonly action: Action<unknown>; readonly change: VendorQuestion },
): Promise<OrderQuestion | null> {
  return orderQuestion(db, {
    ...change,
    parameters: enteredIn(subscription),
    language: action.call.principal.language ?? "en",
    subscriptionId: subscription.id,
  });
}

/** What was entered when it was ordered, by the id of the parameter. */
function enteredIn({ configurationParameters }: SubscriptionRow): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(configurationParameters).flatMap(([url, value]) => {
      const id = parseReference(url, "configurationParameter");
      return id === undefined ? [] : [[id, value]];
    }),
  );
}
