import { setTimeout as sleep } from "node:timers/promises";
import { openDesk } from "@syndikit/receiver";
import { type Evidence, findFaults } from "./judge.js";
import { drawFate, type Life, live } from "./life.js";
import { killNowAndThen } from "./vendors.js";
import { openWorld, type World, type WorldOptions } from "./world.js";

/** What to run. */
export interface RunOptions extends WorldOptions {
  readonly subscriptions: number;
  /** How long all of it may take before it is judged as it is then, in milliseconds. */
  readonly limit: number;
}

/** What became of it. */
export interface RunResult {
  /** What is not as it should be. */
  readonly faults: readonly string[];
  readonly lives: number;
  readonly kills: number;
  /** One line for people. */
  readonly summary: string;
}

/** Subscriptions that live at the same time. */
const TOGETHER = 200;

/** Leads subscriptions through a hostile marketplace, with a vendor that is killed, and judges what is there then. */
export async function runHostile(options: RunOptions): Promise<RunResult> {
  const start = performance.now();
  const deadline = start + options.limit;
  const world = await openWorld(options);
  const { chance, tally, marketplace, vendors } = world;
  const stop = new AbortController();
  try {
    const lives: Life[] = [];
    const trouble = Promise.all([
      killNowAndThen(vendors, { chance, signal: stop.signal }),
      mistreatNowAndThen(world, stop.signal),
    ]);
    const leading = leadAll(world, { count: options.subscriptions, born: (life) => void lives.push(life) });
    await Promise.race([leading, trouble, sleep(options.limit, undefined, { signal: stop.signal })]);
    stop.abort();
    const [kills] = await trouble;
    await marketplace.relent();

    let evidence = await gather(world, lives);
    while (findFaults(evidence).length > 0 && performance.now() < deadline) {
      await sleep(500);
      evidence = await gather(world, lives);
    }
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const again = evidence.tenants.filter(({ calls }) => calls > 1).length;
    return {
      faults: findFaults(evidence),
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

async function mistreatNowAndThen({ marketplace, chance }: World, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await marketplace.mistreat(chance);
    await sleep(1_000, undefined, { signal }).catch(() => undefined);
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
