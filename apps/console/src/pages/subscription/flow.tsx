import { lifecycle, type State } from "@syndikit/contract";
import type { Subscription, SubscriptionMove } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { toneOfState } from "../../parts/stamp.js";

/** The usual path through the states; BESIDE has the others. */
const WAY = [
  "WAITING_PAYMENT",
  "PENDING",
  "DEPLOYED",
  "UNDEPLOY_SENT",
  "UNDEPLOYED",
] as const satisfies readonly State[];
const BESIDE: Partial<Readonly<Record<State, State>>> = { PENDING: "FAILED", DEPLOYED: "STOPPED" };

interface FlowProps {
  readonly subscription: Subscription;
  /** The states it has been in, oldest first. */
  readonly history: readonly SubscriptionMove[];
}

/** A diagram of the states that marks the current one and those the subscription went through. */
export function Flow({ subscription: { deploymentStatus }, history }: FlowProps): JSX.Element {
  const passed = (state: State): boolean => history.some(({ to }) => to === state);
  return (
    <ol class="flow" aria-label="States">
      {WAY.map((state) => {
        const side = BESIDE[state];
        return (
          <li key={state}>
            <Place state={state} current={deploymentStatus} isPassed={passed(state)} />
            {side !== undefined && <Place state={side} current={deploymentStatus} isPassed={passed(side)} />}
          </li>
        );
      })}
    </ol>
  );
}

interface PlaceProps {
  readonly state: State;
  readonly current: string;
  readonly isPassed: boolean;
}

function Place({ state, current, isPassed }: PlaceProps): JSX.Element {
  const isHere = state === current;
  return (
    <span
      class={`place ${isHere ? `here ${toneOfState(state)}` : isPassed ? "passed" : ""}`}
      title={lifecycle.states[state]}
      aria-current={isHere ? "step" : undefined}
    >
      {toWords(state)}
    </span>
  );
}
