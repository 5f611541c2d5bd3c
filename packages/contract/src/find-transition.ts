import { lifecycle, type State, type Transition, type Trigger } from "./lifecycle.gen.js";

/** What to look for in the lifecycle table. What is left out may be anything. */
export interface TransitionQuery {
  /** The state before; `null` for the order that creates a subscription. */
  from?: State | null;
  trigger?: Trigger;
  to?: State;
}

/**
 * The row of the lifecycle table that fits, or nothing when the move is not allowed. Where several rows fit,
 * their guards tell them apart: see {@link findTransitions}.
 *
 * @example
 * ```ts
 * findTransition({ from: "PENDING", trigger: "report", to: "DEPLOYED" })?.guard; // "paidOrTrial"
 * ```
 */
export function findTransition(query: TransitionQuery): Transition | undefined {
  return findTransitions(query)[0];
}

/** Every row of the lifecycle table that fits, in the order of the table. */
export function findTransitions({ from, trigger, to }: TransitionQuery): Transition[] {
  return lifecycle.transitions.filter(
    (row) =>
      (from === undefined || row.from === from) &&
      (trigger === undefined || row.trigger === trigger) &&
      (to === undefined || row.to === to),
  );
}
