import {
  findTransitions,
  lifecycle,
  operations,
  type Role,
  type State,
  SubscriptionType,
  type Trigger,
} from "@syndikit/contract";
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

interface Move {
  readonly triggers: readonly Trigger[];
  /** The state that is reported. */
  readonly to?: State;
}

/** What a method moves the state by. Those that change something else work in every state but the last. */
function moveOf({ fixed }: (typeof methods)[number]): Move | undefined {
  if ("deploymentStatus" in fixed) return { triggers: ["report"], to: fixed.deploymentStatus };
  const actions: Readonly<Record<string, readonly Trigger[]>> = lifecycle.actions;
  const triggers = actions[fixed.action];
  return triggers === undefined ? undefined : { triggers };
}

/** What this account can do to a subscription now: from the permissions and the lifecycle of the contract. */
export function possibleActions(subscription: Subscription, account: Session): readonly PossibleAction[] {
  const scopes = scopesOn(subscription, account);
  return methods
    .filter(({ roles }) => {
      const given: readonly string[] =
        (roles as Partial<Record<Role, readonly string[]>>)[account.role] ?? [];
      return given.some((scope) => scopes.includes(scope));
    })
    .filter((method) => isPossible(method, subscription))
    .map(({ name, summary }) => ({ name, summary, kind: kindOf(name) }));
}

/** In which of the ways that the permissions know the subscription is the account's. */
function scopesOn({ buyer, type }: Subscription, { id, role }: Session): readonly string[] {
  if (role === "ROLE_ADMIN") return ["any"];
  if (role === "ROLE_USER" || buyer.url === `user/${id}`) return ["own"];
  return type === SubscriptionType.TRIAL ? ["product", "trials"] : ["product"];
}

function isPossible(
  method: (typeof methods)[number],
  { deploymentStatus, possibleUpgrades = [], billingItems }: Subscription,
): boolean {
  // The API may know states that are newer than this page: then nothing moves from them.
  const from = deploymentStatus as State;
  const { name } = method;
  const move = moveOf(method);
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
