import { DeploymentStatus, type Subscription, SubscriptionType } from "@syndikit/contract";
import { createFaults, type Faults } from "../faults.js";
import type { ObservedCall } from "../judge.js";
import type { Clock } from "../options.js";
import type { TimelineEntry } from "../report/check.js";

/** Fields that the vendor reads instead of the real ones, for states that the marketplace itself does not have. */
export type Override = Partial<Subscription> | "gone" | undefined;

/** The subscription of one check: its faults, and the receiver's calls about it. The gateway uses it. */
export interface WatchedSubscription extends Faults {
  /** The number by which the receiver knows it. */
  readonly id: number;
  /** Its number at the marketplace: another one, once the number belongs to another subscription. */
  realId: number;
  readonly began: number;
  /** Every call about it, in order. */
  readonly calls: readonly ObservedCall[];
  readonly timeline: readonly TimelineEntry[];
  override: Override;
  /** Lists omit it, as if it were not ordered yet, until an event about it was sent. */
  isUnannounced: boolean;
  /** When something happened last. */
  readonly lastActivity: number;
  /** Calls that wait for their answer. */
  readonly inFlight: number;
  note(text: string): void;
  /** Records that a call begins; the returned function records its end. */
  begin(call: ObservedCall): () => void;
}

export function watchSubscription(id: number, clock: Clock): WatchedSubscription {
  const began = clock.now();
  const calls: ObservedCall[] = [];
  const timeline: TimelineEntry[] = [];
  let lastActivity = began;
  let inFlight = 0;

  function touch(): void {
    lastActivity = clock.now();
  }

  return {
    ...createFaults(touch),
    id,
    realId: id,
    began,
    calls,
    timeline,
    override: undefined,
    isUnannounced: true,
    get lastActivity() {
      return lastActivity;
    },
    get inFlight() {
      return inFlight;
    },
    note(text) {
      timeline.push({ at: clock.now() - began, text });
      touch();
    },
    begin(call) {
      calls.push(call);
      inFlight += 1;
      touch();
      return () => {
        inFlight -= 1;
        touch();
      };
    },
  };
}

const { PENDING, UNDEPLOY_SENT } = DeploymentStatus;

/** The state of a subscription, as the vendor reads it. */
export function stateOf(override: Override, { deploymentStatus }: Subscription): string {
  if (override === "gone") return override;
  // A receiver that reported something has changed the real state, whatever it had read.
  return deploymentStatus === PENDING ? (override?.deploymentStatus ?? deploymentStatus) : deploymentStatus;
}

/** Whether the receiver has work to do for a subscription. */
export function needsWork(override: Override, subscription: Subscription): boolean {
  const state = stateOf(override, subscription);
  if (override === "gone" || state !== PENDING) return state === UNDEPLOY_SENT;
  const { paid, type } = { ...subscription, ...override };
  return paid || type === SubscriptionType.TRIAL;
}
