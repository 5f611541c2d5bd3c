import { ChangeKind, UserRole } from "@syndikit/contract";
import { validateResponse } from "@syndikit/contract/validators";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Principal } from "../api/call.js";
import { silentLog, systemRandom } from "../ports.js";
import { createShareTable } from "../shares/table.js";
import type { Change } from "../store/change.js";
import { createFeed, type FeedOptions, type LoadMeter } from "./feed.js";

const admin: Principal = {
  userId: 1,
  userName: "admin",
  role: UserRole.ROLE_ADMIN,
  companyId: null,
  language: null,
  tokenId: null,
};
const vendor: Principal = {
  ...admin,
  userId: 2,
  userName: "vendor",
  role: UserRole.ROLE_VENDOR,
  companyId: 7,
};

const order = (id: number): Change => ({ kind: ChangeKind.order, id });

const constantLoad = (share: number): LoadMeter => ({ busy: () => share, restart: () => undefined });

/** A feed that sends chunks when the test says so. */
function open(more: Partial<FeedOptions> = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const seen: Change[][] = [];
  let elapsed = 0;
  const feed = createFeed({
    clock: { now: () => Date.UTC(2026, 0, 31), elapsed: () => elapsed },
    random: systemRandom,
    log: { ...silentLog, error: (fields, message) => console.error(message, fields) },
    visible: async (_, changes) => {
      seen.push([...changes]);
      return changes.filter(({ id = 0 }) => id % 2 === 0);
    },
    isSignedIn: async () => true,
    shares: createShareTable(() => elapsed),
    load: constantLoad(0),
    ...more,
  });
  onTestFinished(() => {
    feed.close();
    vi.useRealTimers();
  });
  return {
    feed,
    seen,
    pass: (milliseconds: number) => {
      elapsed += milliseconds;
      return vi.advanceTimersByTimeAsync(milliseconds);
    },
    read: (principal = admin, lastEventId: string | null = null) => {
      const stream = feed.open({ principal, lastEventId });
      if (stream === undefined) throw new Error("There are too many readers.");
      return readerOf(stream);
    },
  };
}

/** Reads what has arrived so far. */
function readerOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  let pending: ReturnType<typeof reader.read> | undefined;
  let lastId = "";
  let ended = false;
  return {
    get lastId() {
      return lastId;
    },
    get ended() {
      return ended;
    },
    cancel: () => reader.cancel(),
    /** What has arrived since the last call: identifiers, or the kinds of changes without one. */
    async next(): Promise<readonly unknown[]> {
      let text = "";
      for (;;) {
        pending ??= reader.read();
        const result = await Promise.race([pending, new Promise((resolve) => setImmediate(resolve))]);
        if (result === undefined) break;
        const { done, value } = await pending;
        pending = undefined;
        if (done) {
          ended = true;
          break;
        }
        text += new TextDecoder().decode(value);
      }
      const changes = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = ""]) => JSON.parse(json));
      for (const change of changes) expect(validateResponse("changeStream", 200, change)).toEqual([]);
      lastId = [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? lastId;
      return changes.map(({ kind, id }) => id ?? kind);
    },
  };
}

test("a new reader starts over, and hears of each change that follows, in order", async () => {
  const { feed, read, pass } = open();
  feed.publish([order(1)]);
  const reader = read();
  expect(await reader.next()).toEqual(["everything"]);
  feed.publish([order(2), order(3)]);
  feed.publish([order(4)]);
  await pass(100);
  expect(await reader.next()).toEqual([2, 3, 4]);
});

test("a change that is told already is told again when it happens again, and once for many times in between", async () => {
  const { feed, read, pass } = open();
  const reader = read();
  await reader.next();
  for (let count = 0; count < 1_000; count += 1) feed.publish([order(2)]);
  await pass(100);
  expect(await reader.next()).toEqual([2]);
  feed.publish([order(2)]);
  await pass(100);
  expect(await reader.next()).toEqual([2]);
});

test("a reader that comes back hears of all that happened meanwhile, and of nothing before", async () => {
  const { feed, read, pass } = open();
  const reader = read();
  await reader.next();
  feed.publish([order(1)]);
  await pass(100);
  await reader.next();
  await reader.cancel();
  expect(feed.counts.readers).toBe(0);
  feed.publish([order(2)]);
  feed.publish([order(3)]);
  const again = read(admin, reader.lastId);
  expect(await again.next()).toEqual([2, 3]);
  feed.publish([order(3)]);
  await pass(100);
  expect(await again.next()).toEqual([3]);
});

test("a sign of life comes while nothing happens, and moves on what a reader that sees little resumes from", async () => {
  const { feed, read, pass } = open();
  const reader = read(vendor);
  await reader.next();
  const before = reader.lastId;
  feed.publish([order(1)]);
  await pass(100);
  expect(await reader.next()).toEqual([]);
  await pass(15_000);
  expect(await reader.next()).toEqual([]);
  expect(reader.lastId).not.toBe(before);
  feed.publish([order(2)]);
  expect(await read(vendor, reader.lastId).next()).toEqual([2]);
});

test.each([
  ["is of another run of the server", "abcdefgh.3"],
  ["is of the future", null],
  ["is nonsense", "' or 1=1"],
])("a last event that %s starts over", async (_, lastEventId) => {
  const { read } = open();
  const reader = read();
  await reader.next();
  const future = `${reader.lastId.split(".")[0]}.999`;
  expect(await read(admin, lastEventId ?? future).next()).toEqual(["everything"]);
});

test("what is longer ago than the feed remembers starts over, and its memory is bounded", async () => {
  const { feed, read, pass } = open({ memory: 100 });
  const reader = read();
  await reader.next();
  await reader.cancel();
  for (let id = 1; id <= 10_000; id += 1) feed.publish([order(id)]);
  const again = read(admin, reader.lastId);
  expect(await again.next()).toEqual(["everything"]);
  await pass(100);
  expect(feed.counts.encoded).toBe(0);
});

test("everybody is told to start over when everything was replaced, and what was before is not resumed", async () => {
  const { feed, read, pass } = open();
  const [one, other] = [read(), read(vendor)];
  await one.next();
  await other.next();
  const before = one.lastId;
  feed.startOver();
  expect(await one.next()).toEqual(["everything"]);
  expect(await other.next()).toEqual(["everything"]);
  feed.publish([order(2)]);
  await pass(100);
  expect(await other.next()).toEqual([2]);
  expect(await read(admin, before).next()).toEqual(["everything"]);
});

test("a reader hears of what it may see only, live and when it resumes", async () => {
  const { feed, seen, read, pass } = open();
  const reader = read(vendor);
  await reader.next();
  const start = reader.lastId;
  feed.publish([order(1), order(2), order(3), order(4)]);
  await pass(100);
  expect(await reader.next()).toEqual([2, 4]);
  expect(seen).toHaveLength(1);
  expect(await read(vendor, start).next()).toEqual([2, 4]);
});

test("with 50 readers a change is written once, and each piece is encoded once", async () => {
  const { feed, read, pass } = open({ toldSingly: 1_000 });
  const readers = Array.from({ length: 50 }, () => read());
  for (const reader of readers) await reader.next();
  const { pieces } = feed.counts;
  for (let id = 1; id <= 1_000; id += 1) feed.publish([order(id)]);
  await pass(100);
  for (const reader of readers) expect(await reader.next()).toHaveLength(1_000);
  expect(feed.counts).toMatchObject({ readers: 50, encoded: 1_000, pieces: pieces + 1, cut: 0 });
});

test("without readers nothing is written", () => {
  const { feed } = open();
  for (let id = 1; id <= 1_000; id += 1) feed.publish([order(id)]);
  expect(feed.counts).toMatchObject({ published: 1_000, encoded: 0, pieces: 0 });
});

test("a reader that does not read is cut off with little in memory, others go on, and it resumes", async () => {
  const { feed, read, pass } = open({ backlog: 4_096, toldSingly: 2_000 });
  const slow = read();
  const quick = read();
  for (let round = 0; round < 100; round += 1) {
    feed.publish(Array.from({ length: 20 }, (_, index) => order(1 + round * 20 + index)));
    await pass(100);
    expect((await quick.next()).length).toBeGreaterThanOrEqual(20);
  }
  expect(feed.counts).toMatchObject({ readers: 1, cut: 1 });
  const got = (await slow.next()).filter((id) => typeof id === "number");
  expect(slow.ended).toBe(true);
  // The limit, and the chunk that exceeded it.
  expect(got.length).toBeLessThan(120);
  const rest = await read(admin, slow.lastId).next();
  expect([...got, ...rest]).toEqual(Array.from({ length: 2_000 }, (_, index) => index + 1));
});

test("a reader that may not sign in any more is cut off, and an old stream ends so that its reader signs in anew", async () => {
  const gone = new Set<Principal>();
  const { feed, read, pass } = open({ isSignedIn: async (principal) => !gone.has(principal) });
  const [one, other] = [read(vendor), read()];
  gone.add(vendor);
  await pass(15_000);
  await one.next();
  expect([one.ended, feed.counts.readers]).toEqual([true, 1]);
  await pass(20 * 60_000);
  await other.next();
  expect(other.ended).toBe(true);
});

test("one user has a limited number of streams, and everybody together", async () => {
  const { feed, read } = open();
  for (let count = 0; count < 100; count += 1) await read().next();
  expect(feed.open({ principal: admin, lastEventId: null })).toBeUndefined();
  for (let user = 100; user < 300; user += 1) await read({ ...vendor, userId: user }).next();
  // A company has a share of its own, whatever its users have.
  expect(feed.open({ principal: { ...vendor, userId: 1_000 }, lastEventId: null })).toBeUndefined();
  for (let user = 300; user < 500; user += 1) await read({ ...vendor, userId: user, companyId: user }).next();
  expect(
    feed.open({ principal: { ...vendor, userId: 1_000, companyId: 8 }, lastEventId: null }),
  ).toBeUndefined();
});

test("the limit holds for readers that resume at the same moment: the place is taken before anything is read", async () => {
  const { feed, read, seen } = open({ visible: () => new Promise(() => undefined) });
  feed.publish([order(1)]);
  const reader = read(vendor);
  await reader.next();
  feed.publish([order(2)]);
  for (let count = 0; count < 99; count += 1)
    expect(feed.open({ principal: vendor, lastEventId: reader.lastId })).toBeDefined();
  expect(feed.open({ principal: vendor, lastEventId: reader.lastId })).toBeUndefined();
  expect(seen).toEqual([]);
});

test("a reader that is cut off keeps its place until it has read what waits, or left", async () => {
  const { feed, read, pass } = open({ backlog: 4_096, toldSingly: 2_000 });
  const readers = Array.from({ length: 100 }, () => read());
  for (let round = 0; round < 100; round += 1) {
    feed.publish(Array.from({ length: 20 }, (_, index) => order(1 + round * 20 + index)));
    await pass(100);
  }
  expect(feed.counts).toMatchObject({ readers: 0, cut: 100 });
  const another = () => feed.open({ principal: admin, lastEventId: null });
  expect(another()).toBeUndefined();
  const [one, other] = readers;
  while (one?.ended === false) await one.next();
  expect(another()).toBeDefined();
  expect(another()).toBeUndefined();
  await other?.cancel();
  expect(another()).toBeDefined();
});

test("a reader that left gives its place to another one", async () => {
  const { feed, read } = open();
  const readers = Array.from({ length: 100 }, () => read());
  expect(feed.open({ principal: admin, lastEventId: null })).toBeUndefined();
  await readers[0]?.cancel();
  expect(feed.open({ principal: admin, lastEventId: null })).toBeDefined();
});

test("a user with other rights is told nothing more: the stream ends, and what follows goes to a new sign-in", async () => {
  let moved = false;
  const { feed, read, pass, seen } = open({ isSignedIn: async ({ userId }) => !moved || userId !== 2 });
  const [one, other] = [read(vendor), read()];
  await one.next();
  await other.next();
  moved = true;
  feed.publish([{ kind: ChangeKind.user, id: 2 }, order(2)]);
  await pass(100);
  expect([await one.next(), one.ended]).toEqual([[], true]);
  expect(await other.next()).toEqual([2, 2]);
  expect(seen).toEqual([]);
});

test("a user who moves while its reader resumes is told nothing of what was looked up with its old rights", async () => {
  let moved = false;
  let look = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const { feed, read } = open({
    isSignedIn: async () => !moved,
    visible: async (_, changes) => {
      await looked;
      return changes;
    },
  });
  feed.publish([order(1)]);
  const before = read();
  await before.next();
  await before.cancel();
  feed.publish([order(2)]);
  const again = read(vendor, before.lastId);
  moved = true;
  feed.publish([{ kind: ChangeKind.user, id: 2 }, order(3)]);
  look();
  expect([await again.next(), again.ended]).toEqual([[], true]);
  expect(feed.counts.readers).toBe(0);
});

test("readers are cut off when what they may see cannot be looked up, and then resume", async () => {
  let broken = false;
  const errors: string[] = [];
  const { feed, read, pass } = open({
    log: { ...silentLog, error: (_, message) => void errors.push(message) },
    visible: async (_, changes) => {
      if (broken) throw new Error("the disk is full");
      return changes;
    },
  });
  const reader = read(vendor);
  await reader.next();
  broken = true;
  feed.publish([order(2)]);
  await pass(100);
  expect([await reader.next(), reader.ended]).toEqual([[], true]);
  expect(errors).toEqual(["changes could not be told"]);
  broken = false;
  expect(await read(vendor, reader.lastId).next()).toEqual([2]);
});

test("many readers of a busy server hear less often, so that their reading leaves it its time", async () => {
  let share = 0;
  const { feed, read, pass } = open({ load: { busy: () => share, restart: () => undefined } });
  const readers = Array.from({ length: 50 }, () => read());
  const [first] = readers;
  await first?.next();
  /** Milliseconds after which the reader is told of a change that happens all the time. */
  const heardAfter = async (): Promise<number> => {
    for (let waited = 100; ; waited += 100) {
      feed.publish([order(waited)]);
      await pass(100);
      if ((await first?.next())?.length !== 0) return waited;
    }
  };
  expect(await heardAfter(), "what comes alone is told at once").toBe(100);
  expect(await heardAfter(), "50 readings of 12 ms take 70 % of the time of an idle server").toBe(900);
  share = 1;
  expect(await heardAfter(), "and 5 % of the time of a busy one").toBe(12_000);
});

test("what happened while a server was busy is told soon after", async () => {
  let share = 1;
  const { feed, read, pass } = open({ load: { busy: () => share, restart: () => undefined } });
  const readers = Array.from({ length: 50 }, () => read());
  const [first] = readers;
  await first?.next();
  feed.publish([order(2)]);
  await pass(100);
  expect(await first?.next()).toEqual([2]);
  feed.publish([order(4)]);
  await pass(1_000);
  expect(await first?.next()).toEqual([]);
  share = 0;
  await pass(100);
  expect(await first?.next()).toEqual([4]);
});

test("one reader of an idle server hears ten times a second", async () => {
  const { feed, read, pass } = open();
  const reader = read();
  await reader.next();
  for (let id = 2; id < 10; id += 2) {
    feed.publish([order(id)]);
    await pass(100);
    expect(await reader.next()).toEqual([id]);
  }
});

test("more than 500 changes that come together are one notice, and nobody looks up who may see them", async () => {
  const { feed, read, pass, seen } = open();
  const [all, half] = [read(), read(vendor)];
  await all.next();
  await half.next();
  feed.publish(Array.from({ length: 501 }, (_, id) => order(id + 1)));
  await pass(100);
  expect(await all.next()).toEqual(["everything"]);
  expect(await half.next()).toEqual(["everything"]);
  expect(seen).toEqual([]);
  feed.publish([order(2)]);
  await pass(100);
  expect(await all.next()).toEqual([2]);
});
