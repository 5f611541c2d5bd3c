import { canTransition, DeploymentStatus, type State } from "@syndikit/contract";

/** Whether some transitions lead from one state to another. */
export function canReach(from: string, to: State): boolean {
  const states = Object.values(DeploymentStatus);
  const reached = new Set<State>(states.filter((state) => state === from));
  for (const state of reached) {
    for (const next of states) if (canTransition(state, next)) reached.add(next);
  }
  return reached.has(to);
}
