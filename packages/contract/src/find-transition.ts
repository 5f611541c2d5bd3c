import { lifecycle, type State, type Transition, type Trigger } from "./lifecycle.gen.js";

/** What to find in the lifecycle table. Fields that are left out match anything. */
export interface TransitionQuery {
  /** The state before; `null` for the order that creates a subscription. */
  from?: State | null;
  trigger?: Trigger;
  to?: State;
}

/**
 * Finds the matching row of the lifecycle table; `undefined` when the transition is not allowed. Several rows may match
 * and differ in their guards: see {@link findTransitions}.
 *
 * @example
 * ```ts
 * findTransition({ from: "PENDING", trigger: "report", to: "DEPLOYED" })?.guard; // "paidOrTrial"
 * ```
 */
export function findTransition(query: TransitionQuery): Transition | undefined {
  return findTransitions(query)[0];
}

/** Finds every matching row of the lifecycle table, in the order of the table. */
export function findTransitions({ from, trigger, to }: TransitionQuery): Transition[] {
  return lifecycle.transitions.filter(
    (row) =>
      (from === undefined || row.from === from) &&
      (trigger === undefined || row.trigger === trigger) &&
      (to === undefined || row.to === to),
  );
}
