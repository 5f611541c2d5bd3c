import { setTimeout as sleep } from "node:timers/promises";
import { openDesk } from "@syndikit/receiver";
import { type Evidence, findFaults } from "./judge.js";
import { drawFate, type Life, live } from "./life.js";
import type { Reports } from "./reports.js";
import { killNowAndThen } from "./vendors.js";
import { openWorld, type World, type WorldOptions } from "./world.js";

export interface RunOptions extends WorldOptions {
  readonly subscriptions: number;
  /** Ends the run once it returns true for the current faults. Without it, every subscription is taken to its end. */
  readonly until?: (faults: readonly string[]) => boolean;
}

export interface RunResult {
  /** Everything that is wrong at the end. */
  readonly faults: readonly string[];
  readonly lives: number;
  readonly kills: number;
  /** The result in one line, for people. */
  readonly summary: string;
}

/** The number of subscriptions that live at the same time. */
const TOGETHER = 200;

/**
 * Milliseconds without a change after which the run is judged as it is. Even a slow machine changes something in that
 * time.
 */
const STANDSTILL = 120_000;

/** Takes subscriptions through a hostile marketplace with a vendor that gets killed, and judges the final state. */
export async function runHostile(options: RunOptions): Promise<RunResult> {
  const start = performance.now();
  const world = await openWorld(options);
  const { chance, tally, reports, marketplace, vendors } = world;
  const stop = new AbortController();
  try {
    const lives: Life[] = [];
    const look = async (): Promise<readonly string[]> => findFaults(await gather(world, lives));
    const trouble = Promise.all([
      killNowAndThen(vendors, { chance, reports, signal: stop.signal }),
      mistreatNowAndThen(world, stop.signal),
    ]);
    const leading = leadAll(world, { count: options.subscriptions, born: (life) => void lives.push(life) });
    const { until } = options;
    await Promise.race([
      leading,
      trouble,
      standstill(reports, stop.signal),
      ...(until === undefined ? [] : [found(look, until, stop.signal)]),
    ]);
    stop.abort();
    const [kills] = await trouble;
    await marketplace.relent();

    const faults = await settle(look, until);
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const again = (await world.tenants.all()).filter(({ calls }) => calls > 1).length;
    return {
      faults,
      lives: lives.length,
      kills,
      summary:
        `${lives.length} subscriptions in ${seconds} s, seed ${options.seed}: ${kills} kills, ` +
        `${tally.total} mishaps on the way (${tally.text()}); ${again} tenants asked for again under their key`,
    };
  } finally {
    stop.abort();
    await world.end();
  }
}

/** Resolves when there was no report for STANDSTILL, or when the signal aborts. */
async function standstill(reports: Reports, signal: AbortSignal): Promise<void> {
  let [count, since] = [reports.count, performance.now()];
  while (!signal.aborted && performance.now() - since < STANDSTILL) {
    await sleep(500);
    if (reports.count !== count) [count, since] = [reports.count, performance.now()];
  }
}

type Look = () => Promise<readonly string[]>;
type Until = (faults: readonly string[]) => boolean;

/** Resolves when `until` accepts the faults, or when the signal aborts. */
async function found(look: Look, until: Until, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !until(await look())) await sleep(1_000);
}

/** Waits until the vendor has caught up or makes no more progress, and returns the faults that are left. */
async function settle(look: Look, until: Until = () => false): Promise<readonly string[]> {
  let [faults, since] = [await look(), performance.now()];
  while (faults.length > 0 && !until(faults) && performance.now() - since < STANDSTILL) {
    await sleep(500);
    const now = await look();
    if (now.join() !== faults.join()) since = performance.now();
    faults = now;
  }
  return faults;
}

async function leadAll(
  { marketplace, reports, chance }: World,
  { count, born }: { readonly count: number; readonly born: (life: Life) => void },
): Promise<void> {
  let left = count;
  const lead = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await live({ marketplace, reports, chance, born }, drawFate(chance));
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, lead));
}

async function mistreatNowAndThen(
  { marketplace, reports, chance }: World,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await marketplace.mistreat(chance);
    await reports.more(15, signal);
  }
}

async function gather({ marketplace, tenants, store }: World, lives: readonly Life[]): Promise<Evidence> {
  return {
    lives,
    subscriptions: await marketplace.subscriptions(),
    tenants: await tenants.all(),
    givenUp: (await openDesk(store).list({ states: ["dead"] })).items,
  };
}
