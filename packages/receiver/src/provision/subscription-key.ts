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
