import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openApiWay } from "./api-way.js";
import { type Chance, createChance } from "./chance.js";
import { openDeliveries } from "./deliveries.js";
import { type Evidence, findFaults } from "./judge.js";
import { drawFate, type Life, live } from "./life.js";
import { type HostileMarketplace, startMarketplace } from "./marketplace.js";
import { createReports } from "./reports.js";
import { createTally } from "./tally.js";
import { openStore } from "./vendor/open-store.js";
import { openTenants } from "./vendor/tenants.js";
import { killNowAndThen, startVendors, type VendorProgram } from "./vendors.js";

/** What to run. */
export interface RunOptions {
  readonly program: VendorProgram;
  readonly subscriptions: number;
  readonly seed: number;
  /** A PostgreSQL, and two processes on it; without it, one process on SQLite. */
  readonly postgresUrl?: string;
  /** How long the vendor may take after the last order before it is judged, in milliseconds. */
  readonly patience: number;
}

/** What became of it. */
export interface RunResult {
  readonly faults: readonly string[];
  readonly kills: number;
  readonly evidence: Evidence;
  /** One line for people. */
  readonly summary: string;
}

const SECRET = "a-secret-that-both-sides-share";

/** Subscriptions that live at the same time. */
const TOGETHER = 200;

/** Leads subscriptions through a marketplace and ways that are hostile, with a vendor that is killed. */
export async function runHostile(options: RunOptions): Promise<RunResult> {
  const { program, postgresUrl, seed, patience } = options;
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  const chance = createChance(seed);
  const tally = createTally();
  const reports = createReports();
  const stop = new AbortController();
  const [store, tenantsAt] = [
    postgresUrl ?? join(folder, "receiver.db"),
    postgresUrl ?? join(folder, "tenants.db"),
  ];

  const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const opened = <Thing>(thing: Thing, end: (thing: Thing) => unknown): Thing => {
    endings.unshift(() => end(thing));
    return thing;
  };
  try {
    const marketplace = opened(await startMarketplace(), ({ stop }) => stop());
    const way = { chance, tally, reports, marketplaceUrl: marketplace.url };
    const api = opened(await openApiWay(way), ({ close }) => close());
    const env = {
      MARKETPLACE_URL: api.url,
      MARKETPLACE_TOKEN: marketplace.vendorToken,
      EVENT_SECRET: SECRET,
      STORE: store,
      TENANTS: tenantsAt,
    };
    const count = postgresUrl === undefined ? 1 : 2;
    const vendors = opened(await startVendors({ program, count, env, folder }), ({ end }) => end());
    const events = { chance, tally, vendors: vendors.urls };
    const deliveries = opened(await openDeliveries(events), ({ close }) => close());
    const tenants = opened(await openTenants(tenantsAt), ({ close }) => close());
    const kept = opened(openStore(store), (one) => one.close());
    await marketplace.sendEventsTo(`${deliveries.url}/events`, SECRET);
    const killing = killNowAndThen(vendors, { chance, signal: stop.signal });
    const mistreating = mistreatNowAndThen(marketplace, { chance, signal: stop.signal });

    const lives: Life[] = [];
    const cast = { marketplace, reports, chance, born: (life: Life) => void lives.push(life) };
    let left = options.subscriptions;
    const lead = async (): Promise<void> => {
      for (; left > 0; ) {
        left -= 1;
        await live(cast, drawFate(chance));
      }
    };
    const leading = Promise.all(Array.from({ length: TOGETHER }, lead));
    leading.catch(() => undefined);
    const ordered = (async () => {
      while (lives.length < options.subscriptions) await sleep(50);
      await sleep(patience, undefined, { ref: false });
    })();
    await Promise.race([leading, ordered]);
    stop.abort();
    const kills = await killing;
    await mistreating;

    const gather = async (): Promise<Evidence> => ({
      lives,
      subscriptions: await marketplace.subscriptions(),
      tenants: await tenants.all(),
      deadLetters: await kept.deadLetters(),
    });
    const deadline = performance.now() + patience;
    let evidence = await gather();
    while (findFaults(evidence).length > 0 && performance.now() < deadline) {
      await sleep(500);
      evidence = await gather();
    }
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const again = evidence.tenants.filter(({ calls }) => calls > 1).length;
    return {
      faults: findFaults(evidence),
      kills,
      evidence,
      summary:
        `${lives.length} subscriptions in ${seconds} s, seed ${seed}: ${kills} kills, ` +
        `${tally.total} mishaps on the way (${tally.text()}); ${again} tenants asked for again under their key`,
    };
  } finally {
    stop.abort();
    for (const end of endings) await end();
  }
}

async function mistreatNowAndThen(
  marketplace: HostileMarketplace,
  { chance, signal }: { readonly chance: Chance; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    await marketplace.mistreat(chance);
    await sleep(1_000, undefined, { signal }).catch(() => undefined);
  }
  await marketplace.relent();
}
