import { parseReference, type Subscription } from "@syndikit/contract";

/** A subscription that was ordered. Pass it to `waitFor`, or to a method of a client. */
export interface SubscriptionHandle {
  readonly id: number;
  /** `subscription/<id>`. */
  readonly url: Subscription["self"];
}

/** A subscription: its id, a reference, or an object that holds one. */
export type SubscriptionRef =
  | number
  | Subscription["self"]
  | { readonly id: number }
  | { readonly url: string };

/**
 * The identifier of a subscription.
 *
 * @throws {TypeError} when it is not a subscription.
 */
export function subscriptionId(ref: SubscriptionRef): number {
  const id = readId(ref);
  if (id !== undefined && Number.isSafeInteger(id)) return id;
  if (typeof Object(ref).then === "function") {
    throw new TypeError("A promise names no subscription. Write `await` before the call that it comes from.");
  }
  const named = typeof ref === "number" ? String(ref) : JSON.stringify(ref);
  throw new TypeError(`${named} names no subscription. Write 12, or "subscription/12".`);
}

/** Plain JavaScript may pass anything, so the parameter is `unknown`. */
function readId(ref: unknown): number | undefined {
  if (typeof ref === "number") return ref;
  if (typeof ref === "string") return parseReference(ref, "subscription");
  if (typeof ref !== "object" || ref === null) return undefined;
  if ("id" in ref && typeof ref.id === "number") return ref.id;
  return "url" in ref && typeof ref.url === "string" ? parseReference(ref.url, "subscription") : undefined;
}
