import { DeploymentStatus } from "@syndikit/contract";
import { type Refusal, refuse } from "./refusal.js";
import type { Subscription, SubscriptionPatch } from "./subscription.js";

/** What switching auto-renewal leads to. */
export type AutoRenewDecision =
  | { readonly kind: "switched"; readonly patch: SubscriptionPatch }
  | { readonly kind: "unchanged" }
  | Refusal<"actionNotAllowedInState">
  | Refusal<"fieldInvalid">;

/**
 * Decides on AUTORENEW. It can be switched as long as a period is still to end; nothing else changes. It cannot be
 * switched on where the plan ends, for that would promise what never happens.
 */
export function decideAutoRenew(
  subscription: Pick<Subscription, "status" | "autoRenew" | "plan">,
  autoRenew: boolean,
): AutoRenewDecision {
  const { status, plan } = subscription;
  if (subscription.autoRenew === autoRenew) return { kind: "unchanged" };
  if (autoRenew && (!plan.autoRenewable || plan.lifespan !== null)) {
    return refuse("fieldInvalid", { field: "autoRenew", reason: "the plan does not renew" });
  }
  return living.has(status)
    ? { kind: "switched", patch: { autoRenew } }
    : refuse("actionNotAllowedInState", { action: "AUTORENEW", state: status });
}

const { WAITING_PAYMENT, PENDING, DEPLOYED } = DeploymentStatus;
const living: ReadonlySet<string> = new Set([WAITING_PAYMENT, PENDING, DEPLOYED]);
