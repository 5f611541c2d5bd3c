import { findTransitions } from "./find-transition.js";
import { lifecycle, type State } from "./lifecycle.gen.js";

/**
 * Whether the lifecycle has a transition between two states, whatever its guard. `null` is the state before the order.
 *
 * @example
 * ```ts
 * canTransition("PENDING", "DEPLOYED"); // true
 * canTransition("UNDEPLOYED", "DEPLOYED"); // false
 * ```
 */
export function canTransition(from: State | null, to: State): boolean {
  return findTransitions({ from, to }).length > 0;
}

/** Whether a state is final: no transition leads out of it. */
export function isFinal(state: State): boolean {
  return lifecycle.final.some((final) => final === state);
}

/** The state that a text names, in its usual or another accepted spelling; `undefined` if unknown. */
export function readState(text: string): State | undefined {
  const alias = Object.entries(lifecycle.aliases).find(([spelling]) => spelling === text);
  const name: string = alias ? alias[1] : text;
  return isState(name) ? name : undefined;
}

function isState(name: string): name is State {
  return Object.hasOwn(lifecycle.states, name);
}
