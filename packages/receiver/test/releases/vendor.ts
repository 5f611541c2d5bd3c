import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Subscription } from "@syndikit/contract";
import {
  createEvents,
  createProvisioner,
  createReceiver,
  PermanentFailure,
  type Provisioner,
  type Receiver,
  type Store,
} from "../../src/index.js";
import { secret } from "../delivery.js";
import { type FakeClock, fakeClock } from "../fake-clock.js";
import { type ManySubscriptions, manySubscriptions } from "../many-subscriptions.js";
import { countingStore } from "../over-stores.js";
import { quiet } from "../tasks.js";

/** When the vendor of the story began. */
export const BEGIN = Date.parse("2026-01-01T00:00:00Z");

/** The subscriptions of the story, by what is special about each. */
export const ids = {
  present: 1,
  retried: 2,
  sleeps: 3,
  waitsForSignal: 4,
  exhausted: 5,
  rejected: 6,
  crashes: 7,
  unreadable: 8,
  replaced: 9,
  ordered: 10,
  claimed: 11,
  removed: 12,
  updating: 13,
  removing: 14,
  unpaid: 15,
  missing: 16,
  paused: 17,
  refused: 18,
} as const;

/** What the vendor's code does: fail in several ways, as in the story, or work. */
export type Mood = "troubled" | "well";

export interface Vendor {
  readonly store: Store;
  readonly clock: FakeClock;
  readonly market: ManySubscriptions;
  readonly provisioner: Provisioner;
  readonly receiver: Receiver;
  /** Each call of the vendor's code, as in `provision 12 tenant 12`. */
  readonly calls: string[];
  /** The idempotency keys of the calls. */
  readonly keys: Map<string, string>;
}

export function openVendor(
  opened: Store,
  { mood, now = BEGIN, subscriptions }: { mood: Mood; now?: number; subscriptions: readonly Subscription[] },
): Vendor {
  const { store, isBusy } = countingStore(opened);
  const clock = fakeClock(now, isBusy);
  const market = manySubscriptions([]);
  for (const subscription of subscriptions) market.subscriptions.set(subscription.id, subscription);
  const calls: string[] = [];
  const keys = new Map<string, string>();
  const isTroubled = mood === "troubled";
  const called = (what: string, id: number, key: string): void => {
    calls.push(`${what} ${id}`);
    keys.set(`${what} ${id}`, key);
  };
  const provisioner = createProvisioner({
    client: market.client,
    store,
    clock,
    random: () => 0.5,
    hooks: quiet,
    retry: { attempts: 3 },
    // Each look for work costs time of the test, though none of the clock.
    poll: "10m",
    sweep: { every: "1d" },
    gone: "deprovision",
    async provision({ subscriptionId: id, tenantName, idempotencyKey, step }) {
      called("provision", id, idempotencyKey);
      const database = await step("database", () => {
        calls.push(`database ${id}`);
        return `database-${id}`;
      });
      if (id === ids.sleeps) await step.sleep("certificate", "1d");
      if (id === ids.waitsForSignal) calls.push(`approved: ${await step.waitFor("approval")}`);
      if (isTroubled && id === ids.rejected) throw new PermanentFailure({ instructions: { en: "No room." } });
      if (isTroubled && (id === ids.retried || id === ids.exhausted)) throw new Error("The disk is full.");
      return {
        tenantId: `${database}/${tenantName}`,
        endpoints: [{ category: "APP", endpoint: "https://t.example" }],
      };
    },
    update({ subscriptionId: id, tenantId, change, idempotencyKey }) {
      called("update", id, idempotencyKey);
      if (isTroubled && id === ids.refused)
        throw new PermanentFailure({ instructions: { en: "Not with these." } });
      if (isTroubled) throw new Error("The tenant is busy.");
      calls.push(`update ${id} of ${tenantId}: ${change.kind}`);
    },
    deprovision({ subscriptionId: id, tenantId, steps, idempotencyKey }) {
      called("deprovision", id, idempotencyKey);
      if (isTroubled && id === ids.removing) throw new Error("The tenant is busy.");
      calls.push(`deprovision ${id} of ${tenantId}, made in ${JSON.stringify(steps)}`);
    },
  });
  const events = createEvents()
    .on("Invoice", ({ event }) => {
      if (isTroubled && event.id === "2") throw new Error("The ledger is closed.");
      calls.push(`invoice ${event.id}`);
    })
    .on("Subscription.DELETED", ({ event }) => {
      calls.push(`end of ${event.id}`);
    });
  const receiver = createReceiver({ secrets: secret, provisioner, events, hooks: quiet });
  return { store, clock, market, provisioner, receiver, calls, keys };
}

/** What the marketplace and the vendor's clock were at the end of the story. */
export interface Around {
  readonly now: number;
  readonly subscriptions: readonly Subscription[];
}

export function readAround(folder: string): Around {
  return JSON.parse(readFileSync(join(folder, "marketplace.json"), "utf8"));
}

export function writeAround(folder: string, around: Around): void {
  writeFileSync(join(folder, "marketplace.json"), `${JSON.stringify(around, undefined, 1)}\n`);
}
