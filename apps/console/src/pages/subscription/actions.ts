import { findTransitions, operations, type Role, type State, type Trigger } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import type { Session } from "../../session.js";

/** The methods of the operation that changes a subscription, as the contract has them. */
const methods = operations.subscriptionPatch.sdk.methods;

export type ActionName = (typeof methods)[number]["name"];

export interface PossibleAction {
  readonly name: ActionName;
  /** What it does, in the words of the contract. */
  readonly summary: string;
  readonly kind: "main" | "bad" | undefined;
}

/** What moves the state. The other methods change something else, in every state but the last. */
const moves: Partial<
  Readonly<Record<ActionName, { readonly triggers: readonly Trigger[]; readonly to?: State }>>
> = {
  markDeployed: { triggers: ["report"], to: "DEPLOYED" },
  markFailed: { triggers: ["report"], to: "FAILED" },
  markUndeployed: { triggers: ["report"], to: "UNDEPLOYED" },
  upgrade: { triggers: ["upgrade"] },
  changeQuantities: { triggers: ["quantities"] },
  renew: { triggers: ["renewal", "trialToPaid"] },
  terminate: { triggers: ["kill"] },
  stop: { triggers: ["stop"] },
  start: { triggers: ["start"] },
};

/** What this account can do to a subscription now: from the permissions and the lifecycle of the contract. */
export function possibleActions(subscription: Subscription, account: Session): readonly PossibleAction[] {
  const scopes = scopesOn(subscription, account);
  return methods
    .filter(({ roles }) => {
      const given: readonly string[] =
        (roles as Partial<Record<Role, readonly string[]>>)[account.role] ?? [];
      return given.some((scope) => scopes.includes(scope));
    })
    .filter(({ name }) => isPossible(name, subscription))
    .map(({ name, summary }) => ({ name, summary, kind: kindOf(name) }));
}

/** In which of the ways that the permissions know the subscription is the account's. */
function scopesOn({ buyer, type }: Subscription, { id, role }: Session): readonly string[] {
  if (role === "ROLE_ADMIN") return ["any"];
  if (role === "ROLE_USER" || buyer.url === `user/${id}`) return ["own"];
  return type === "TRIAL" ? ["product", "trials"] : ["product"];
}

function isPossible(
  name: ActionName,
  { deploymentStatus, possibleUpgrades = [], billingItems }: Subscription,
): boolean {
  // The API may know states that are newer than this page: then nothing moves from them.
  const from = deploymentStatus as State;
  const move = moves[name];
  if (move === undefined) return from !== "UNDEPLOYED";
  if (name === "upgrade" && possibleUpgrades.length === 0) return false;
  if (name === "changeQuantities" && Object.keys(billingItems).length === 0) return false;
  return move.triggers.some(
    (trigger) =>
      findTransitions({ from, trigger, ...(move.to === undefined ? {} : { to: move.to }) }).length > 0,
  );
}

function kindOf(name: ActionName): PossibleAction["kind"] {
  if (name === "markDeployed" || name === "markUndeployed" || name === "start") return "main";
  return name === "terminate" || name === "markFailed" ? "bad" : undefined;
}
