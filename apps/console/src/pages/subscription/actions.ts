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

/** The SDK methods that change a subscription, from the spec. */
const methods = operations.subscriptionPatch.sdk.methods;

export type ActionName = (typeof methods)[number]["name"];

export interface PossibleAction {
  readonly name: ActionName;
  /** What the action does, in the words of the spec. */
  readonly summary: string;
  readonly kind: "main" | "bad" | undefined;
}

interface Move {
  readonly triggers: readonly Trigger[];
  /** The state that the vendor reports. */
  readonly to?: State;
}

/**
 * How a method moves the state; undefined for methods that change something else, which work in every state but the
 * last.
 */
function moveOf({ fixed }: (typeof methods)[number]): Move | undefined {
  if ("deploymentStatus" in fixed) return { triggers: ["report"], to: fixed.deploymentStatus };
  const actions: Readonly<Record<string, readonly Trigger[]>> = lifecycle.actions;
  const triggers = actions[fixed.action];
  return triggers === undefined ? undefined : { triggers };
}

/**
 * The actions that this account can take on a subscription now, derived from the permissions and the lifecycle in the
 * spec.
 */
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

/** The scopes, as the permissions name them, that this account has on the subscription. */
function scopesOn({ buyer, type }: Subscription, { id, role }: Session): readonly string[] {
  if (role === "ROLE_ADMIN") return ["any"];
  if (role === "ROLE_USER" || buyer.url === `user/${id}`) return ["own"];
  return type === SubscriptionType.TRIAL ? ["product", "trials"] : ["product"];
}

function isPossible(
  method: (typeof methods)[number],
  { deploymentStatus, possibleUpgrades = [], billingItems }: Subscription,
): boolean {
  // The API may have states that this page does not know yet. Nothing moves from such a state.
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
