import { DeploymentStatus } from "@syndikit/contract";
import { type Refusal, refuse } from "./refusal.js";
import type { Subscription, SubscriptionPatch } from "./subscription.js";

/** What switching auto-renewal leads to. */
export type AutoRenewDecision =
  | { readonly kind: "switched"; readonly patch: SubscriptionPatch }
  | { readonly kind: "unchanged" }
  | Refusal<"actionNotAllowedInState">;

/** Decides on AUTORENEW. It can be switched as long as a period is still to end; nothing else changes. */
export function decideAutoRenew(
  subscription: Pick<Subscription, "status" | "autoRenew">,
  autoRenew: boolean,
): AutoRenewDecision {
  const { status } = subscription;
  if (subscription.autoRenew === autoRenew) return { kind: "unchanged" };
  return living.has(status)
    ? { kind: "switched", patch: { autoRenew } }
    : refuse("actionNotAllowedInState", { action: "AUTORENEW", state: status });
}

const { WAITING_PAYMENT, PENDING, DEPLOYED } = DeploymentStatus;
const living: ReadonlySet<string> = new Set([WAITING_PAYMENT, PENDING, DEPLOYED]);
