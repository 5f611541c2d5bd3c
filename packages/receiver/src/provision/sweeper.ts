import { toMilliseconds } from "../duration.js";
import type { Reporter } from "../hooks.js";
import type { Queue } from "../queue/create-queue.js";
import type { ProvisionerOptions } from "./provisioner-options.js";

/** Looks at every live subscription from time to time, because an event may never come. */
export interface Sweeper {
  start(): void;
  stop(): void;
  /** Sweeps now, and says how many subscriptions are looked at. */
  sweep(): Promise<number>;
}

/** What the sweeper needs. */
export interface SweeperOptions {
  readonly queue: Queue;
  readonly report: Reporter;
  readonly sweep: ProvisionerOptions["sweep"];
}

/** Makes the sweeper. */
export function createSweeper({ queue, report, sweep: options = {} }: SweeperOptions): Sweeper {
  const { store, clock, random } = queue;
  const { every = "10m", jitter = 0.3 } = options === false ? {} : options;
  const interval = toMilliseconds(every);
  let running = false;
  let cancel = (): void => {};

  async function sweep(): Promise<number> {
    const givenUp = new Set((await store.deadLetters()).map(({ key }) => key));
    const keys = (await store.trackedKeys()).filter((key) => !givenUp.has(key));
    for (const key of keys) await queue.enqueue({ key, cause: "sweep", dueAt: clock.now() });
    return keys.length;
  }

  function plan(): void {
    // Spread around the interval, so that several processes do not sweep as one.
    const delay = interval * (1 + jitter * (2 * random() - 1));
    cancel = clock.after(delay, () => {
      sweep()
        .catch((error) => report.error(error, "sweeping"))
        .then(() => {
          if (running) plan();
        });
    });
  }

  return {
    sweep,
    start() {
      if (running || options === false) return;
      running = true;
      plan();
    },
    stop() {
      running = false;
      cancel();
    },
  };
}
