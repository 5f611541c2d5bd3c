import type { Subscription } from "@syndikit/contract";
import type { Clock } from "../../frame/clock.js";
import type { SeenCall } from "../judge.js";

/** Something that happened, for the report. */
export interface Moment {
  /** Milliseconds since the scenario began. */
  readonly at: number;
  readonly text: string;
}

/** How the subscription looks to the vendor where the marketplace itself has no such state. */
export type Guise = Partial<Subscription> | "gone" | undefined;

/** The subscription of one scenario: what is done to its calls, and what is seen of them. */
export interface Subject {
  readonly id: number;
  readonly began: number;
  /** Every call about it, in order. */
  readonly calls: readonly SeenCall[];
  readonly moments: readonly Moment[];
  guise: Guise;
  /** Lists leave it out, as if it were not ordered yet, until an event has told of it. */
  isUntold: boolean;
  /** Moves on with everything that happens. */
  readonly version: number;
  /** When something happened last. */
  readonly lastActivity: number;
  /** Calls that wait for their answer. */
  readonly inFlight: number;
  note(text: string): void;
  fail(at: string, options: { readonly after: boolean; readonly times: number }): void;
  hold(at: string): void;
  isHeld(): boolean;
  release(): void;
  /** For the gateway: a call begins, and the function that it gives says that it ended. */
  begin(call: SeenCall): () => void;
  /** For the gateway: whether this call is to fail now. */
  takeFailure(name: string, after: boolean): boolean;
  /** For the gateway: waits, if this call is to be held. */
  passGate(name: string): Promise<void>;
}

/** Makes the subject of a scenario. */
export function createSubject(id: number, clock: Clock): Subject {
  const began = clock.now();
  const calls: SeenCall[] = [];
  const moments: Moment[] = [];
  const failures: { readonly at: string; readonly after: boolean; times: number }[] = [];
  let gate: Gate | undefined;
  let holdAt: string | undefined;
  let version = 0;
  let lastActivity = began;
  let inFlight = 0;

  function touch(): void {
    version += 1;
    lastActivity = clock.now();
  }

  return {
    id,
    began,
    calls,
    moments,
    guise: undefined,
    isUntold: true,
    get version() {
      return version;
    },
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
    fail: (at, options) => void failures.push({ at, ...options }),
    hold(at) {
      holdAt = at;
    },
    isHeld: () => gate !== undefined,
    release() {
      holdAt = undefined;
      gate?.open();
      gate = undefined;
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
    takeFailure(name, after) {
      const failure = failures.find((one) => one.at === name && one.after === after && one.times > 0);
      if (failure === undefined) return false;
      failure.times -= 1;
      return true;
    },
    async passGate(name) {
      if (name !== holdAt) return;
      holdAt = undefined;
      gate = makeGate();
      touch();
      await gate.opened;
    },
  };
}

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function makeGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
