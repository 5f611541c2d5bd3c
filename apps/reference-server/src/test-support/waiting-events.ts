import { EventEntity, EventRecipient, EventType } from "@syndikit/contract";
import { isNotNull } from "drizzle-orm";
import type { ClaimRequest, Store } from "../store/port.js";
import { type EventRow, events } from "../store/tables/event.js";

const NOW = 1_000;

/** Queues events: of as many vendors as given, and of one subscription of each, or of as many as given. */
export async function queueWaiting(
  store: Store,
  { vendors, each, entities = 1, started = false }: Waiting,
): Promise<void> {
  const row = (vendor: number, index: number) => ({
    vendor,
    host: `${vendor}.example`,
    endpoint: `https://${vendor}.example/events`,
    entityName: EventEntity.Subscription,
    entityId: vendor * 1_000_000 + (index % entities),
    type: EventType.MODIFIED,
    recipient: EventRecipient.PRODUCT,
    date: 0,
    dueAt: NOW - 1,
    startedAt: started ? 1 : null,
    payload: "{}",
  });
  await store.write(async (tx) => {
    const all = Array.from({ length: vendors * each }, (_, index) => row(1 + (index % vendors), index));
    for (let at = 0; at < all.length; at += 500) await tx.insert(events).values(all.slice(at, at + 500));
  });
}

interface Waiting {
  readonly vendors: number;
  /** Events of each vendor. */
  readonly each: number;
  readonly entities?: number;
  /** Whether each of them has failed once. */
  readonly started?: boolean;
}

/** A claim as the dispatcher makes it when nothing is in flight. */
export function claimRequest(round: number): ClaimRequest {
  return {
    now: NOW,
    wall: round,
    leaseUntil: round + 100_000,
    leaseToken: String(round),
    limit: 32,
    perHost: 4,
    perVendor: 16,
    reserve: 8,
    shares: new Map(),
    inFlight: [],
    resting: [],
    probing: [],
  };
}

/** Claims and delivers. */
export async function deliverRounds(store: Store, rounds: number): Promise<readonly (readonly EventRow[])[]> {
  const all: (readonly EventRow[])[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    all.push(await store.claim(claimRequest(round), async (_db, rows) => rows));
    await recordDelivered(store);
  }
  return all;
}

/** Records that everything that was claimed is delivered. */
export async function recordDelivered(store: Store): Promise<void> {
  await store.write(async (tx) => {
    await tx
      .update(events)
      .set({ dueAt: null, startedAt: 1, notified: true, leaseToken: null, leaseUntil: null })
      .where(isNotNull(events.leaseUntil));
  });
}
