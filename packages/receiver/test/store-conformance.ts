import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Claim, KeyClaim, Lease, NewTask, Store } from "../src/index.js";

const key = "subscription/12";
const lease = (owner: string, now: number, until = now + 100): Lease => ({ owner, now, until });
const task = (changes: Partial<NewTask> = {}): NewTask => ({ key, cause: "event", dueAt: 0, ...changes });

function claimed(claim: KeyClaim | undefined): Claim {
  if (claim === undefined || typeof claim === "string") throw new Error(`Nothing was claimed: ${claim}`);
  return claim;
}

/** What every store must do. `open` makes an empty one; it is closed after each test. */
export function describeStore(name: string, open: () => Store | Promise<Store>): void {
  describe(`${name}: the store port`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it("claims what is due, oldest first, and nothing before its time", async () => {
      await store.enqueue(task({ key: "subscription/1", dueAt: 20 }));
      await store.enqueue(task({ key: "subscription/2", dueAt: 10 }));
      await store.enqueue(task({ key: "subscription/3", dueAt: 50 }));

      expect((await store.claimNext(lease("a", 30)))?.key).toBe("subscription/2");
      expect((await store.claimNext(lease("a", 30)))?.key).toBe("subscription/1");
      expect(await store.claimNext(lease("a", 30))).toBeUndefined();
      expect((await store.claimNext(lease("a", 50)))?.key).toBe("subscription/3");
    });

    it("gives a claim what the task holds", async () => {
      await store.enqueue(task({ key: "event/1", payload: "{}", cause: "event", once: true }));

      expect(await store.claimNext(lease("a", 0))).toEqual({
        key: "event/1",
        payload: "{}",
        cause: "event",
        attempt: 1,
        owner: "a",
        fence: 1,
        version: 1,
      });
    });

    it("gives a key to one owner at a time", async () => {
      await store.enqueue(task());
      await store.claimNext(lease("a", 0));

      expect(await store.claimNext(lease("b", 1))).toBeUndefined();
      expect(await store.claimKey(key, lease("b", 1))).toBe("busy");
    });

    it("lets one of many concurrent claims win", async () => {
      await store.enqueue(task());
      const owners = Array.from({ length: 20 }, (_, index) => `owner-${index}`);

      const claims = await Promise.all(owners.map((owner) => store.claimNext(lease(owner, 0))));

      expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
    });

    it("hands an expired lease on, with a higher fence, and counts the attempt", async () => {
      await store.enqueue(task());
      const first = claimed(await store.claimNext(lease("a", 0, 100)));

      const second = claimed(await store.claimNext(lease("b", 100)));

      expect(second).toMatchObject({ owner: "b", attempt: 2 });
      expect(second.fence).toBeGreaterThan(first.fence);
    });

    it("refuses every write of an owner that lost its lease", async () => {
      await store.enqueue(task());
      const lost = claimed(await store.claimNext(lease("a", 0, 100)));
      const holder = claimed(await store.claimNext(lease("b", 100)));

      expect(await store.extend(lost, 999)).toBe("lost");
      expect(await store.writeRecord(lost, "lost", true)).toBe(false);
      expect(await store.settle(lost, { kind: "done", now: 101 })).toBe(false);
      expect(
        await store.settle(lost, { kind: "dead", now: 101, letter: { key, reason: "exhausted", at: 101 } }),
      ).toBe(false);
      expect(await store.deadLetters()).toEqual([]);
      expect(await store.readRecord(key)).toBeUndefined();
      expect(await store.writeRecord(holder, "held", true)).toBe(true);
    });

    it("refuses them too when the same owner claimed anew", async () => {
      await store.enqueue(task());
      const first = claimed(await store.claimNext(lease("a", 0, 100)));
      await store.claimNext(lease("a", 100));

      expect(await store.writeRecord(first, "stale", true)).toBe(false);
      expect(await store.settle(first, { kind: "done", now: 101 })).toBe(false);
    });

    it("keeps a lease that is extended", async () => {
      await store.enqueue(task());
      const claim = claimed(await store.claimNext(lease("a", 0, 100)));

      expect(await store.extend(claim, 200)).toBe("held");
      expect(await store.claimNext(lease("b", 150))).toBeUndefined();
    });

    it("leaves a task that waits or runs as it is, where only an idle one is to be woken", async () => {
      const onlyIdle = true;
      expect(await store.enqueue(task({ dueAt: 50, onlyIdle }))).toBe("added");
      expect(await store.enqueue(task({ dueAt: 10, onlyIdle }))).toBe("coalesced");
      expect(await store.claimNext(lease("a", 49))).toBeUndefined();

      const claim = claimed(await store.claimNext(lease("a", 50)));
      expect(await store.enqueue(task({ dueAt: 60, onlyIdle }))).toBe("coalesced");
      await store.settle(claim, { kind: "done", now: 61 });
      expect(await store.nextDue()).toBeUndefined();

      expect(await store.enqueue(task({ dueAt: 70, onlyIdle }))).toBe("added");
      expect(await store.nextDue()).toBe(70);
    });

    it("coalesces wake-ups of a waiting key", async () => {
      expect(await store.enqueue(task())).toBe("added");
      expect(await store.enqueue(task())).toBe("coalesced");
      const claim = claimed(await store.claimNext(lease("a", 0)));
      await store.settle(claim, { kind: "done", now: 1 });

      expect(await store.claimNext(lease("a", 9))).toBeUndefined();
    });

    it("never loses a wake-up that comes during the work", async () => {
      await store.enqueue(task());
      const claim = claimed(await store.claimNext(lease("a", 0)));
      expect(await store.enqueue(task({ dueAt: 5 }))).toBe("coalesced");

      expect(await store.extend(claim, 200)).toBe("dirty");
      await store.settle(claim, { kind: "done", now: 10 });

      expect((await store.claimNext(lease("a", 10)))?.attempt).toBe(1);
    });

    it("runs a failed task again at its time, and at once when it was woken meanwhile", async () => {
      await store.enqueue(task());
      const first = claimed(await store.claimNext(lease("a", 0)));
      await store.settle(first, { kind: "retry", now: 1, dueAt: 1000, countAttempt: true });
      expect(await store.claimNext(lease("a", 999))).toBeUndefined();

      const second = claimed(await store.claimNext(lease("a", 1000)));
      expect(second.attempt).toBe(2);
      await store.enqueue(task({ dueAt: 1001 }));
      await store.settle(second, { kind: "retry", now: 1002, dueAt: 5000, countAttempt: true });

      expect((await store.claimNext(lease("a", 1002)))?.attempt).toBe(3);
    });

    it("pulls a waiting retry forward when it is woken", async () => {
      await store.enqueue(task());
      const claim = claimed(await store.claimNext(lease("a", 0)));
      await store.settle(claim, { kind: "retry", now: 1, dueAt: 1000, countAttempt: true });
      await store.enqueue(task({ dueAt: 50 }));

      expect((await store.claimNext(lease("a", 50)))?.attempt).toBe(2);
    });

    it("does not count an attempt that is nobody's failure", async () => {
      await store.enqueue(task());
      const claim = claimed(await store.claimNext(lease("a", 0)));
      await store.settle(claim, { kind: "retry", now: 1, dueAt: 2, countAttempt: false });

      expect((await store.claimNext(lease("a", 2)))?.attempt).toBe(1);
    });

    it("forgets failures after a success, and when it is told to", async () => {
      await store.enqueue(task());
      await store.claimNext(lease("a", 0, 1));
      const second = claimed(await store.claimNext(lease("a", 1)));
      await store.settle(second, { kind: "done", now: 2 });
      await store.enqueue(task({ dueAt: 3 }));
      expect((await store.claimNext(lease("a", 3, 4)))?.attempt).toBe(1);

      await store.enqueue(task({ dueAt: 4, resetAttempts: true }));
      expect((await store.claimNext(lease("a", 4)))?.attempt).toBe(1);
    });

    it("claims a key by name before it is due, and calls one without work idle", async () => {
      expect(await store.claimKey(key, lease("a", 0))).toBe("idle");
      await store.enqueue(task({ dueAt: 1000 }));
      const claim = claimed(await store.claimKey(key, lease("a", 0)));
      await store.settle(claim, { kind: "done", now: 1 });

      expect(await store.claimKey(key, lease("a", 2))).toBe("idle");
    });

    it("calls a task that must happen once a duplicate: waiting, running and done", async () => {
      const once = task({ key: "event/7", once: true, payload: "{}" });
      expect(await store.enqueue(once)).toBe("added");
      expect(await store.enqueue(once)).toBe("duplicate");
      const claim = claimed(await store.claimNext(lease("a", 0)));
      expect(await store.enqueue(once)).toBe("duplicate");
      await store.settle(claim, { kind: "done", now: 1 });
      expect(await store.enqueue(once)).toBe("duplicate");

      expect(await store.claimNext(lease("a", 9))).toBeUndefined();
    });

    it("forgets old done ones with their records, and nothing else", async () => {
      await store.enqueue(task({ key: "event/1", once: true }));
      const old = claimed(await store.claimNext(lease("a", 0)));
      await store.writeRecord(old, "[]", false);
      await store.settle(old, { kind: "done", now: 10 });
      await store.enqueue(task({ key: "event/2", once: true }));
      const young = claimed(await store.claimNext(lease("a", 0)));
      await store.settle(young, { kind: "done", now: 20 });
      await store.enqueue(task());
      await store.settle(claimed(await store.claimNext(lease("a", 0))), { kind: "done", now: 1 });

      expect(await store.prune(20)).toBe(1);
      expect(await store.readRecord("event/1")).toBeUndefined();
      expect(await store.enqueue(task({ key: "event/1", once: true }))).toBe("added");
      expect(await store.enqueue(task({ key: "event/2", once: true }))).toBe("duplicate");
    });

    it("keeps the records of claimed keys, and which are tracked", async () => {
      await store.enqueue(task({ key: "subscription/1" }));
      const one = claimed(await store.claimNext(lease("a", 0)));
      await store.enqueue(task({ key: "subscription/2" }));
      const two = claimed(await store.claimNext(lease("a", 0)));
      await store.writeRecord(one, "first", true);
      await store.writeRecord(two, "second", true);
      await store.writeRecord(one, "third ♥", true);
      expect([...(await store.trackedKeys())].sort()).toEqual(["subscription/1", "subscription/2"]);

      await store.writeRecord(two, "fourth", false);

      expect(await store.readRecord("subscription/1")).toBe("third ♥");
      expect(await store.readRecord("subscription/2")).toBe("fourth");
      expect(await store.trackedKeys()).toEqual(["subscription/1"]);
    });

    it("buries a task that is given up, and wakes it when an event came meanwhile", async () => {
      await store.enqueue(task());
      const claim = claimed(await store.claimNext(lease("a", 0)));
      await store.enqueue(task({ dueAt: 1 }));
      const letter = { key, reason: "exhausted", at: 2, error: "Error: no" } as const;
      expect(await store.settle(claim, { kind: "dead", now: 2, letter })).toBe(true);

      expect(await store.deadLetters(key)).toEqual([{ ...letter, id: expect.any(Number) }]);
      expect((await store.claimNext(lease("a", 2)))?.attempt).toBe(1);
    });

    it("keeps dead letters in order, and removes those of one key", async () => {
      const first = await store.bury({ key: "delivery", reason: "poison", at: 1, payload: "{" });
      const second = await store.bury({ key, reason: "rejected", at: 2, error: "Error: no" });
      expect(await store.deadLetters()).toEqual([first, second]);

      expect(await store.removeDeadLetters("delivery")).toBe(1);
      expect(await store.deadLetters()).toEqual([second]);
      expect(await store.removeDeadLetters("delivery")).toBe(0);
    });

    it("keeps a dead letter as it came, with characters that databases are picky about", async () => {
      const payload = `a\u0000b \\u0000 "'\\ ♥ \u{1f600}`;
      const letter = await store.bury({ key: "delivery", reason: "poison", at: 1, payload, error: payload });

      expect(await store.deadLetters("delivery")).toEqual([letter]);
    });

    it("keeps apart keys of which one begins with the other", async () => {
      const short = await store.bury({ key: "subscription/1", reason: "rejected", at: 1 });
      const long = await store.bury({ key: "subscription/12", reason: "rejected", at: 2 });

      expect(await store.deadLetters("subscription/1")).toEqual([short]);
      expect(await store.removeDeadLetters("subscription/1")).toBe(1);
      expect(await store.deadLetters()).toEqual([long]);
    });

    it("says when there is something to do next: a due task, or the end of a lease", async () => {
      expect(await store.nextDue()).toBeUndefined();
      await store.enqueue(task({ dueAt: 40 }));
      expect(await store.nextDue()).toBe(40);
      const claim = claimed(await store.claimNext(lease("a", 40, 140)));
      expect(await store.nextDue()).toBe(140);
      await store.settle(claim, { kind: "done", now: 50 });
      expect(await store.nextDue()).toBeUndefined();
    });

    it("counts the backlog no further than asked", async () => {
      for (const id of [1, 2, 3]) await store.enqueue(task({ key: `subscription/${id}` }));
      await store.settle(claimed(await store.claimNext(lease("a", 0))), { kind: "done", now: 0 });

      expect(await store.backlog(10)).toBe(2);
      expect(await store.backlog(1)).toBe(1);
    });
  });
}
