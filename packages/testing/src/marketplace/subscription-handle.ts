import { parseReference, type Subscription } from "@syndikit/contract";

/** A subscription that was ordered: enough to wait for it, and to hand to a client. */
export interface SubscriptionHandle {
  readonly id: number;
  /** `subscription/<id>`. */
  readonly url: Subscription["self"];
}

/** A subscription, by anything that names it. */
export type SubscriptionRef =
  | number
  | Subscription["self"]
  | { readonly id: number }
  | { readonly url: string };

/**
 * The identifier of a subscription.
 *
 * @throws {TypeError} when it names no subscription.
 */
export function subscriptionId(ref: SubscriptionRef): number {
  if (typeof ref === "object" && "id" in ref) return ref.id;
  const id =
    typeof ref === "number" ? ref : parseReference(typeof ref === "string" ? ref : ref.url, "subscription");
  if (id !== undefined) return id;
  throw new TypeError(`${JSON.stringify(ref)} names no subscription. Write 12, or "subscription/12".`);
}
