import {
  findTransitions,
  type Guard,
  lifecycle,
  type State,
  SubscriptionType,
  type Transition,
  type Trigger,
} from "@syndikit/contract";
import type { EnumValue } from "../../enum-value.js";
import { type Refusal, refuse } from "../../errors.js";

/** What changes a subscription's state, with the facts that the guards of the lifecycle check. */
export type Command =
  | {
      readonly trigger: "order";
      readonly type: EnumValue<typeof SubscriptionType>;
      readonly settled: boolean;
    }
  | { readonly trigger: "payment"; readonly allInvoicesPaid: boolean }
  | {
      readonly trigger: "report";
      /** The reported state. The contract's `readState` also accepts its other spellings. */
      readonly to: State;
      readonly type: EnumValue<typeof SubscriptionType>;
      readonly paid: boolean;
    }
  /** `expired`: the granted time is over, or the time to pay the order is. */
  | { readonly trigger: "expiry"; readonly expired: boolean }
  | { readonly trigger: "kill" }
  | { readonly trigger: "stop" }
  | { readonly trigger: "start" }
  | { readonly trigger: "renewal" }
  | { readonly trigger: "quantities" }
  | { readonly trigger: "upgrade"; readonly upgradable: boolean }
  | {
      readonly trigger: "trialToPaid";
      readonly type: EnumValue<typeof SubscriptionType>;
      readonly lifespan: boolean;
    };

/** The subscription changes state, or stays with an effect: write `transition.to`, emit `transition.events`. */
interface Moved {
  readonly kind: "moved";
  readonly transition: Transition;
}

/** The subscription is already in the requested state: reply as if it had changed, and emit nothing. */
export interface Unchanged {
  readonly kind: "unchanged";
}

/** Why a state change is refused. Both are 409. */
export type TransitionRefusal = Refusal<"transitionNotAllowed"> | Refusal<"actionNotAllowedInState">;

const guards: { readonly [G in Guard]: (command: Command) => boolean } = {
  noStoredPayment: (c) => c.trigger === "order" && c.type !== SubscriptionType.TRIAL && !c.settled,
  settledAtOrder: (c) => c.trigger === "order" && c.type !== SubscriptionType.TRIAL && c.settled,
  trial: (c) => c.trigger === "order" && c.type === SubscriptionType.TRIAL,
  allInvoicesPaid: (c) => c.trigger === "payment" && c.allInvoicesPaid,
  paidOrTrial: (c) => c.trigger === "report" && (c.paid || c.type === SubscriptionType.TRIAL),
  expired: (c) => c.trigger === "expiry" && c.expired,
  unpaidTooLong: (c) => c.trigger === "expiry" && c.expired,
  trialWithoutLifespan: (c) =>
    c.trigger === "trialToPaid" && c.type === SubscriptionType.TRIAL && !c.lifespan,
  upgradable: (c) => c.trigger === "upgrade" && c.upgradable,
};

/** The name of a trigger in a refusal: the action of `PATCH`, if there is one. */
function actionNameOf(trigger: Trigger): string {
  const actions: readonly (readonly [string, readonly Trigger[]])[] = Object.entries(lifecycle.actions);
  return actions.find(([, triggers]) => triggers.includes(trigger))?.[0] ?? trigger;
}

/**
 * Decides by the lifecycle table alone. Requesting the current state changes nothing: a repeated report, STOP and
 * START, and KILL while the removal is in progress or done.
 *
 * @param from - the state; `null` before the order.
 */
export function decideTransition(
  from: State | null,
  command: Command,
): Moved | Unchanged | TransitionRefusal {
  const { trigger } = command;
  const rows = findTransitions(trigger === "report" ? { trigger, to: command.to } : { trigger });
  const transition = rows.find(
    (row) => row.from === from && (row.guard === null || guards[row.guard](command)),
  );
  if (transition !== undefined) return { kind: "moved", transition };
  if (isThereAlready(from, command, rows)) return { kind: "unchanged" };
  const state = String(from);
  return trigger === "report"
    ? refuse("transitionNotAllowed", { from: state, to: command.to })
    : refuse("actionNotAllowedInState", { action: actionNameOf(trigger), state });
}

function isThereAlready(from: State | null, command: Command, rows: readonly Transition[]): boolean {
  if (command.trigger === "report") return from === command.to;
  const asked: readonly Trigger[] = ["kill", "stop", "start"];
  return asked.includes(command.trigger) && rows.some(({ to }) => to === from);
}
