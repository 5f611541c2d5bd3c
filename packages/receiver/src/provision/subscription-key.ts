import { parseReference, toReference } from "@syndikit/contract";
import { ReceiverError } from "../receiver-error.js";

/** The kind of the task for one subscription. */
export const subscriptionTask = "subscription";

/**
 * The key of a subscription's task. `scope` is the scope of its queue.
 *
 * @throws {ReceiverError} `invalid_option` when the argument is not the id of a subscription.
 */
export function subscriptionKey(scope: string, subscriptionId: number): string {
  const reference = toReference(subscriptionTask, subscriptionId);
  if (parseReference(reference, subscriptionTask) !== undefined) return scope + reference;
  throw new ReceiverError("invalid_option", `${subscriptionId} is not the id of a subscription.`);
}

/** The kind of the key of a record that was set aside. Nothing works on it. */
export const formerKind = "former";

/** The key of the record of an earlier subscription with the same number: the first, the second, and so on. */
export function formerKey(scope: string, subscriptionId: number, count: number): string {
  return `${scope}${formerKind}/${subscriptionId}/${count}`;
}

/** The name of a tenant. `former` says how many earlier subscriptions had the number. */
export function nameTenant(scope: string, subscriptionId: number, former = 0): string {
  const name = `${scope.replaceAll("/", "-")}${subscriptionId}`;
  return former === 0 ? name : `${name}-${former + 1}`;
}
