import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "@syndikit/receiver";
import { openApiWay } from "./api-way.js";
import { type Chance, createChance } from "./chance.js";
import { type EventMischief, openDeliveries } from "./deliveries.js";
import { type HostileMarketplace, startMarketplace } from "./marketplace.js";
import { createReports, type Reports } from "./reports.js";
import { createTally, type Tally } from "./tally.js";
import { openStore } from "./vendor/open-store.js";
import { openTenants, type Tenants } from "./vendor/tenants.js";
import { startVendors, type VendorProgram, type Vendors } from "./vendors.js";

export interface WorldOptions {
  readonly program: VendorProgram;
  readonly seed: number;
  /** A PostgreSQL server, for two vendor processes; without it, there is one process on SQLite. */
  readonly postgresUrl?: string;
  /** Shares of event faults that replace the defaults. */
  readonly mischief?: EventMischief;
}

/** A marketplace, a vendor, and hostile ways between them. */
export interface World {
  readonly chance: Chance;
  readonly tally: Tally;
  readonly reports: Reports;
  readonly marketplace: HostileMarketplace;
  readonly vendors: Vendors;
  /** The vendor's own database. */
  readonly tenants: Tenants;
  /** The kit's store. */
  readonly store: Store;
  /** Stops everything, and removes its files. */
  end(): Promise<void>;
}

const SECRET = "a-secret-that-both-sides-share";

export async function openWorld(options: WorldOptions): Promise<World> {
  const { program, postgresUrl, seed, mischief = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  async function end(): Promise<void> {
    for (const ending of endings.splice(0)) await ending();
  }
  const opened = <Thing>(thing: Thing, close: (thing: Thing) => unknown): Thing => {
    endings.unshift(() => close(thing));
    return thing;
  };

  try {
    const [chance, tally, reports] = [createChance(seed), createTally(), createReports()];
    const marketplace = opened(await startMarketplace(), ({ stop }) => stop());
    const calls = { chance, tally, reports, marketplaceUrl: marketplace.url };
    const api = opened(await openApiWay(calls), ({ close }) => close());
    const addresses = {
      STORE: postgresUrl ?? join(folder, "receiver.db"),
      TENANTS: postgresUrl ?? join(folder, "tenants.db"),
    };
    const env = {
      ...addresses,
      MARKETPLACE_URL: api.url,
      MARKETPLACE_TOKEN: marketplace.vendorToken,
      EVENT_SECRET: SECRET,
    };
    // Opened before the vendors start, because two processes that create a PostgreSQL table at once get in each
    // other's way.
    const tenants = opened(await openTenants(addresses.TENANTS), ({ close }) => close());
    const count = postgresUrl === undefined ? 1 : 2;
    const vendors = opened(await startVendors({ program, count, env, folder }), (all) => all.end());
    const events = { chance, tally, mischief, vendors: vendors.urls };
    const deliveries = opened(await openDeliveries(events), ({ close }) => close());
    const store = opened(openStore(addresses.STORE), (one) => one.close());
    await marketplace.sendEventsTo(`${deliveries.url}/events`, SECRET);
    return { chance, tally, reports, marketplace, vendors, tenants, store, end };
  } catch (error) {
    await end();
    throw error;
  }
}
