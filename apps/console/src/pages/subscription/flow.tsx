import { lifecycle, type State } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { toneOfState } from "../../parts/stamp.js";

/** The way that most take, and what stands beside it. */
const WAY = [
  "WAITING_PAYMENT",
  "PENDING",
  "DEPLOYED",
  "UNDEPLOY_SENT",
  "UNDEPLOYED",
] as const satisfies readonly State[];
const BESIDE: Partial<Readonly<Record<State, State>>> = { PENDING: "FAILED", DEPLOYED: "STOPPED" };

/** Where the subscription is in the diagram of states, and how far it has come. */
export function Flow({ subscription }: { readonly subscription: Subscription }): JSX.Element {
  const { deploymentStatus, startDate } = subscription;
  const reached = reachedBy(deploymentStatus, startDate !== undefined);
  return (
    <ol class="flow" aria-label="States">
      {WAY.map((state) => {
        const side = BESIDE[state];
        return (
          <li key={state}>
            <Place state={state} current={deploymentStatus} isPassed={reached.includes(state)} />
            {side !== undefined && <Place state={side} current={deploymentStatus} isPassed={false} />}
          </li>
        );
      })}
    </ol>
  );
}

function reachedBy(state: string, wasDeployed: boolean): readonly State[] {
  if (state === "WAITING_PAYMENT") return [];
  if (state === "UNDEPLOYED" && !wasDeployed) return [];
  if (state === "UNDEPLOYED") return ["PENDING", "DEPLOYED", "UNDEPLOY_SENT"];
  if (state === "UNDEPLOY_SENT") return wasDeployed ? ["PENDING", "DEPLOYED"] : ["PENDING"];
  return state === "DEPLOYED" || state === "STOPPED" || state === "FAILED" ? ["PENDING"] : [];
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
