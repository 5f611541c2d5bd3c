import type { Clock } from "../clock.js";
import type { Store } from "../store/store.js";

/** Whether an operator paused everything. Kept in the store, because other processes must stop too. */
export interface PauseSwitch {
  set(on: boolean): Promise<void>;
  /** Reads the store again after `poll`. */
  isOn(): Promise<boolean>;
}

export function createPauseSwitch({
  store,
  clock,
  scope,
  poll,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly scope: string;
  /** For how many milliseconds an answer of the store is used. */
  readonly poll: number;
}): PauseSwitch {
  const key = `${scope}pause`;
  let isOn = false;
  let askAt = Number.NEGATIVE_INFINITY;

  return {
    async set(on) {
      const known = await store.read(key);
      if (on && known === undefined) {
        // In no lane that is listed or worked on.
        const row = { key, revision: crypto.randomUUID(), lane: `${scope}kept/pause`, state: "paused" };
        await store.write({ ...row, readyAt: undefined, changedAt: clock.now(), body: "{}" }, undefined);
      }
      if (!on && known !== undefined) await store.remove(key, known.revision);
      askAt = Number.NEGATIVE_INFINITY;
    },
    async isOn() {
      if (clock.now() >= askAt) {
        askAt = clock.now() + poll;
        isOn = (await store.read(key)) !== undefined;
      }
      return isOn;
    },
  };
}
