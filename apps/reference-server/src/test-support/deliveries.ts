import { EventEntity, EventType } from "@syndikit/contract";
import { createDispatcher, type Dispatcher, type DispatcherOptions } from "../events/dispatcher.js";
import { type EntityEvent, emitEvent, insertEvent } from "../events/outbox.js";
import { createGate } from "../outbound/gate.js";
import { createInProcessOutbound, type Receive } from "../outbound/in-process.js";
import type { Outbound } from "../outbound/outbound.js";
import { type Log, type Random, silentLog } from "../ports.js";
import { createSeals, type Seals } from "../security/seals.js";
import { createShareTable } from "../shares/table.js";
import type { Store } from "../store/port.js";
import { single } from "../store/prepared.js";
import { companies } from "../store/tables/company.js";
import { type AttemptRow, attempts, type EventRow, events } from "../store/tables/event.js";
import { products } from "../store/tables/product.js";
import { type ManualClock, manualClock } from "../time/manual-clock.js";
import { openTestStore } from "./open-test-store.js";

// For tests of deliveries: a vendor with one product, and a receiver in this process.

/** The time at which the clock of every test starts. */
export const START = Date.UTC(2026, 0, 31, 8, 0, 0);

export const RECEIVER = "https://app.example";

export const ENDPOINT = `${RECEIVER}/events`;

/** Signs the product's events. */
export const SECRET = "product-secret";

/** Deterministic randomness without jitter. */
export function fixedRandom(): Random {
  let calls = 0;
  return {
    bytes: (length) => {
      calls += 1;
      return new Uint8Array(length).map((_, index) => (calls >> (8 * (index % 4))) & 255);
    },
    fraction: () => 0,
  };
}

/** A request that the receiver got. */
interface Received {
  readonly request: Request;
  readonly body: string;
  readonly eventId: number;
}

/** A marketplace with one vendor, and the requests that were sent to the vendor. */
export interface DeliveryBench {
  readonly store: Store;
  readonly clock: ManualClock;
  readonly seals: Seals;
  readonly companyId: number;
  readonly productId: number;
  readonly received: Received[];
  /** The receiver's response; 204 until a test sets it. */
  respond: (received: Received) => Response | Promise<Response>;
  readonly outbound: Outbound;
  readonly routes: Map<string, Receive>;
  /** Sets the machine's clock back, and with it the marketplace's. The monotonic clock goes on. */
  setBack(milliseconds: number): void;
  /** Starts a dispatcher. `close` stops it. */
  dispatcher(options?: Partial<DispatcherOptions> & { readonly outbound?: Outbound }): Promise<Dispatcher>;
  emit(...changes: Partial<EntityEvent>[]): Promise<void>;
  /** Adds vendors, each with its own origin. */
  vendors(count: number): Promise<readonly BenchVendor[]>;
  /** Queues an event of a vendor for each of the endpoints, each for a different entity. */
  send(vendor: BenchVendor | undefined, ...endpoints: readonly string[]): Promise<void>;
  events(): Promise<EventRow[]>;
  attempts(): Promise<AttemptRow[]>;
  close(): Promise<void>;
}

export interface BenchVendor {
  readonly companyId: number;
  readonly origin: string;
}

export async function openBench({ log = silentLog }: { readonly log?: Log } = {}): Promise<DeliveryBench> {
  const store = openTestStore();
  const manual = manualClock(START);
  let behind = 0;
  const clock: ManualClock = {
    ...manual,
    now: () => manual.now() - behind,
    wall: () => manual.wall() - behind,
  };
  const random = fixedRandom();
  const seals = createSeals(new Uint8Array(32).fill(7), random);
  const ids = await addVendor(store, seals);
  const received: Received[] = [];
  const dispatchers: Dispatcher[] = [];
  let sent = 0;
  const routes = new Map<string, Receive>();
  const outbound = createInProcessOutbound({ routes, elapsed: clock.elapsed, totalTimeout: 2_000 });
  const bench: DeliveryBench = {
    store,
    clock,
    seals,
    ...ids,
    received,
    respond: () => new Response(null, { status: 204 }),
    outbound,
    routes,
    setBack(milliseconds) {
      behind += milliseconds;
    },
    async dispatcher({ outbound: other = outbound, ...options } = {}) {
      const faults = { outgoing: async () => undefined };
      const { elapsed } = clock;
      const gate = createGate({ shares: createShareTable(elapsed), elapsed, to: { outbound: other } });
      const dispatcher = createDispatcher({ store, clock, random, log, gate, seals, faults, ...options });
      dispatchers.push(dispatcher);
      await dispatcher.start();
      return dispatcher;
    },
    emit: (...changes) =>
      store.write(async (tx) => {
        for (const change of changes) {
          await emitEvent(tx, {
            entity: EventEntity.Subscription,
            id: 1,
            type: EventType.MODIFIED,
            now: clock.now(),
            productId: ids.productId,
            ...change,
          });
        }
      }),
    vendors: (count) =>
      store.write(async (tx) => {
        const added: BenchVendor[] = [];
        for (let index = 0; index < count; index += 1) {
          const values = { kind: "VENDOR", name: `Vendor ${index}`, createdAt: START } as const;
          const { id } = single(await tx.insert(companies).values(values).returning());
          added.push({ companyId: id, origin: `https://vendor${id}.example` });
        }
        return added;
      }),
    send: (vendor, ...endpoints) =>
      store.write(async (tx) => {
        for (const endpoint of endpoints) {
          sent += 1;
          const target = {
            recipient: "COMPANY",
            companyId: vendor?.companyId ?? null,
            productId: null,
          } as const;
          const event = {
            entity: EventEntity.Subscription,
            id: sent,
            type: EventType.MODIFIED,
            now: clock.now(),
          };
          await insertEvent(tx, { ...target, endpoint }, event, true);
        }
      }),
    events: () => store.read(async (db) => db.select().from(events).orderBy(events.id)),
    attempts: () => store.read(async (db) => db.select().from(attempts).orderBy(attempts.id)),
    async close() {
      for (const dispatcher of dispatchers) await dispatcher.stop(0);
      await store.close();
    },
  };
  routes.set(RECEIVER, async (request) => {
    const body = await request.clone().text();
    const one = { request, body, eventId: Number(JSON.parse(body).eventId) };
    received.push(one);
    return bench.respond(one);
  });
  return bench;
}

async function addVendor(store: Store, seals: Seals): Promise<{ companyId: number; productId: number }> {
  return store.write(async (tx) => {
    const company = single(
      await tx.insert(companies).values({ kind: "VENDOR", name: "Acme", createdAt: START }).returning(),
    );
    const product = single(
      await tx
        .insert(products)
        .values({
          companyId: company.id,
          name: "Acme Notes",
          type: "SYNDICATED",
          syndicationEndpoints: [ENDPOINT],
          notificationSecretToken: seals.seal(SECRET),
          createdAt: START,
          updatedAt: START,
        })
        .returning(),
    );
    return { companyId: company.id, productId: product.id };
  });
}
