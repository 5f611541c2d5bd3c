import type { Subscription } from "@syndikit/contract";
import type { Clock } from "../../frame/clock.js";
import type { SeenCall } from "../judge.js";
import { createMishaps, type Mishaps } from "../scenarios/mishaps.js";

/** Something that happened, for the report. */
export interface Moment {
  /** Milliseconds since the scenario began. */
  readonly at: number;
  readonly text: string;
}

/** How the subscription looks to the vendor where the marketplace itself has no such state. */
export type Guise = Partial<Subscription> | "gone" | undefined;

/** The subscription of one scenario: what is done to its calls, and what is seen of them. The gateway asks it. */
export interface Subject extends Mishaps {
  readonly id: number;
  readonly began: number;
  /** Every call about it, in order. */
  readonly calls: readonly SeenCall[];
  readonly moments: readonly Moment[];
  guise: Guise;
  /** Lists leave it out, as if it were not ordered yet, until an event has told of it. */
  isUntold: boolean;
  /** When something happened last. */
  readonly lastActivity: number;
  /** Calls that wait for their answer. */
  readonly inFlight: number;
  note(text: string): void;
  /** A call begins, and the function that it gives says that it ended. */
  begin(call: SeenCall): () => void;
}

/** Makes the subject of a scenario. */
export function createSubject(id: number, clock: Clock): Subject {
  const began = clock.now();
  const calls: SeenCall[] = [];
  const moments: Moment[] = [];
  let lastActivity = began;
  let inFlight = 0;

  function touch(): void {
    lastActivity = clock.now();
  }

  return {
    ...createMishaps(touch),
    id,
    began,
    calls,
    moments,
    guise: undefined,
    isUntold: true,
    get lastActivity() {
      return lastActivity;
    },
    get inFlight() {
      return inFlight;
    },
    note(text) {
      moments.push({ at: clock.now() - began, text });
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
