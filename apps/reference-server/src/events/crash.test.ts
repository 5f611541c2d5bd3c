import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Db, NestedTransaction, type Store } from "../store/port.js";
import type { EventRow } from "../store/tables/event.js";
import { type DeliveryBench, openBench, START } from "../test-support/deliveries.js";

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const LEASE = 30_000;

/** A store whose writes never end, as if the process died in a write. `cleanUp` rejects the pending writes. */
function dying(store: Store): { readonly store: Store; cleanUp(): void } {
  let cleanUp = (): void => undefined;
  const pendingWrite = new Promise<never>((_, reject) => {
    cleanUp = () => reject(new Error("the process is dead"));
  });
  return { store: { ...withoutWrites(store), write: () => pendingWrite }, cleanUp };
}

function withoutWrites(store: Store): Omit<Store, "write"> {
  return {
    read: (work, options) => store.read(work, options),
    remember: (tables, load) => store.remember(tables, load),
    claim: (request, read) => store.claim(request, read),
    onCommit: (tables, listener) => store.onCommit(tables, listener),
    check: () => store.check(),
    follow: (names, listener) => store.follow(names, listener),
    continueIds: (next) => store.continueIds(next),
    backup: (file) => store.backup(file),
    snapshot: () => store.snapshot(),
    restore: (snapshot, adapt) => store.restore(snapshot, adapt),
    close: () => store.close(),
  };
}

const claimOne = <T>(read: (db: Db, claimed: readonly EventRow[]) => Promise<T>): Promise<T> =>
  bench.store.claim(
    {
      now: bench.clock.now(),
      wall: bench.clock.wall(),
      leaseUntil: bench.clock.wall() + LEASE,
      leaseToken: "of-a-process-that-died",
      limit: 1,
      perHost: 1,
      perVendor: 16,
      reserve: 0,
      shares: new Map(),
      inFlight: [],
      resting: [],
      probing: [],
    },
    read,
  );

const nothing = async (): Promise<void> => undefined;

test("a claim whose reader fails leases nothing", async () => {
  await bench.emit({});
  const failing = claimOne(async (_db, claimed) => {
    expect(claimed).toHaveLength(1);
    throw new Error("nothing can be read");
  });
  await expect(failing).rejects.toThrow("nothing can be read");
  expect(await bench.events()).toMatchObject([{ leaseToken: null, leaseUntil: null }]);
});

test("nothing is begun while a claim reads: it would wait for itself", async () => {
  await bench.emit({});
  await expect(claimOne(() => bench.store.read(async () => undefined))).rejects.toThrow(NestedTransaction);
});

describe("a process that dies", () => {
  test("after the claim: the next process sends the event once", async () => {
    await bench.emit({});
    await claimOne(nothing);
    await (await bench.dispatcher()).settle(10_000);
    expect(bench.received).toHaveLength(1);
    expect(await bench.events()).toMatchObject([{ notified: true, attempts: 2 }]);
    expect((await bench.attempts()).map(({ outcome }) => outcome)).toEqual(["INTERRUPTED", "DELIVERED"]);
  });

  test("after sending, before recording: the event is sent twice, and not more often", async () => {
    await bench.emit({});
    const { store, cleanUp } = dying(bench.store);
    await bench.dispatcher({ shared: true, store });
    await expect.poll(() => bench.received.length).toBe(1);

    const next = await bench.dispatcher();
    await next.settle(10_000);
    bench.clock.elapse(10 * LEASE);
    await next.settle(10_000);
    expect(bench.received).toHaveLength(2);
    expect(await bench.events()).toMatchObject([{ notified: true, dueAt: null, leaseToken: null }]);
    cleanUp();
  });

  test("after recording: the event is not sent again", async () => {
    await bench.emit({});
    await (await bench.dispatcher({ shared: true })).settle(10_000);
    const next = await bench.dispatcher();
    bench.clock.elapse(10 * LEASE);
    await next.settle(10_000);
    expect(bench.received).toHaveLength(1);
  });

  test("while other processes run: they deliver its events when the lease has expired, and not before", async () => {
    await bench.emit({});
    await claimOne(nothing);
    const other = await bench.dispatcher({ shared: true });
    bench.clock.elapse(LEASE - 1);
    expect(await other.settle(50)).toBe(false);
    expect(bench.received).toHaveLength(0);
    bench.clock.elapse(1);
    expect(await other.settle(10_000)).toBe(true);
    expect(bench.received).toHaveLength(1);
    expect(await bench.events()).toMatchObject([{ notified: true, attempts: 1 }]);
  });
});

test("a dispatcher that has lost the lease records nothing", async () => {
  let answer = (_: Response): void => undefined;
  bench.respond = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await bench.emit({});
  await bench.dispatcher({ shared: true });
  await expect.poll(() => bench.received.length).toBe(1);
  const answerSlow = answer;

  bench.clock.elapse(LEASE);
  bench.respond = () => new Response(null, { status: 503 });
  const other = await bench.dispatcher({ shared: true });
  await expect.poll(async () => (await bench.attempts()).length).toBe(1);
  answerSlow(new Response(null, { status: 204 }));
  await other.settle(10_000);
  expect((await bench.attempts()).map(({ number, outcome }) => [number, outcome])).toEqual([[1, "STATUS"]]);
  expect(await bench.events()).toMatchObject([
    { notified: false, attempts: 1, dueAt: START + LEASE + 5_000 },
  ]);
});

test("two dispatchers on one store send each event once", async () => {
  bench.respond = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return new Response(null, { status: 204 });
  };
  await bench.emit(...Array.from({ length: 200 }, (_, index) => ({ id: (index % 40) + 1 })));
  const two = await Promise.all([bench.dispatcher({ shared: true }), bench.dispatcher({ shared: true })]);
  await Promise.all(two.map((dispatcher) => dispatcher.settle(10_000)));
  const ids = bench.received.map(({ eventId }) => eventId).sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect((await bench.attempts()).every(({ number }) => number === 1)).toBe(true);
});

test("while the store cannot write, no outcome is lost and no event is sent twice", async () => {
  let full = true;
  const store: Store = {
    ...withoutWrites(bench.store),
    write: (work) => (full ? Promise.reject(new Error("the disk is full")) : bench.store.write(work)),
  };
  await bench.emit({});
  const dispatcher = await bench.dispatcher({ shared: true, store });
  await expect.poll(() => bench.received.length).toBe(1);
  expect(await dispatcher.settle(100)).toBe(false);
  full = false;
  expect(await dispatcher.settle(10_000)).toBe(true);
  expect(bench.received).toHaveLength(1);
  expect(await bench.events()).toMatchObject([{ notified: true, attempts: 1 }]);
});
