import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeClock, fakeClock, settle } from "../../test/fake-clock.js";
import { createReporter } from "../hooks.js";
import { memoryStore } from "../store/memory.js";
import type { Store } from "../store/store.js";
import { createRetryPolicy } from "./backoff.js";
import { createQueue, type Queue, type QueueOptions } from "./create-queue.js";
import type { TaskHandler } from "./task.js";

let clock: FakeClock;
let store: Store;
beforeEach(() => {
  clock = fakeClock();
  store = memoryStore();
});

const error = vi.fn();
const report = createReporter({ warning: () => {}, error });

function queueWith(handler: TaskHandler, options: Partial<QueueOptions> = {}): Queue {
  const queue = createQueue({ store, clock, report, random: () => 0, ...options });
  queue.handle("job", handler);
  return queue;
}

const job = (id: number | string) => ({ key: `job/${id}`, cause: "manual", dueAt: clock.now() }) as const;

describe("the queue", () => {
  it("works on due tasks once it is started, and at once on new ones", async () => {
    const keys: string[] = [];
    const queue = queueWith(async ({ claim }) => {
      keys.push(claim.key);
      return { kind: "done" };
    });
    await queue.enqueue(job(1));
    await settle();
    expect(keys).toEqual([]);
    queue.start();
    await settle();
    await queue.enqueue(job(2));
    await settle();
    await queue.stop();

    expect(keys).toEqual(["job/1", "job/2"]);
  });

  it("finds what another process put in within the polling time", async () => {
    const handler = vi.fn<TaskHandler>(async () => ({ kind: "done" }));
    const queue = queueWith(handler, { poll: "1s" });
    queue.start();
    await settle();
    await store.enqueue(job(1));
    await clock.advance(1000);
    await queue.stop();

    expect(handler).toHaveBeenCalledOnce();
  });

  it("works on no more keys than allowed at a time, and on all in the end", async () => {
    let [running, most, done] = [0, 0, 0];
    const queue = queueWith(
      async () => {
        running += 1;
        most = Math.max(most, running);
        await settle();
        running -= 1;
        done += 1;
        return { kind: "done" };
      },
      { concurrency: 3 },
    );
    for (let id = 0; id < 20; id += 1) await queue.enqueue(job(id));
    queue.start();
    while (done < 20) await settle();
    await queue.stop();

    expect(most).toBe(3);
  });

  it("runs a key again when it was woken during the work, and says so to the work", async () => {
    const stale: boolean[] = [];
    const queue: Queue = queueWith(async (task) => {
      if (stale.length === 0) await queue.enqueue(job(1));
      stale.push(task.isStale());
      return { kind: "done" };
    });
    await queue.enqueue(job(1));

    expect(await queue.run("job/1")).toEqual({ kind: "done" });
    expect(stale).toEqual([true, false]);
  });

  it("is woken through the store by another process too", async () => {
    const stale: boolean[] = [];
    const queue = queueWith(async (task) => {
      if (stale.length === 0) await store.enqueue(job(1));
      await clock.advance(25_000);
      stale.push(task.isStale());
      return { kind: "done" };
    });
    await queue.enqueue(job(1));
    await queue.run("job/1");

    expect(stale).toEqual([true, false]);
  });

  it("takes nothing new during a pause, and goes on after it", async () => {
    const handler = vi.fn<TaskHandler>(async () => ({ kind: "done" }));
    const queue = queueWith(handler);
    queue.pauseUntil(clock.now() + 60_000);
    queue.start();
    await queue.enqueue(job(1));
    const look = vi.spyOn(store, "nextDue");
    await clock.advance(59_000);
    expect(handler).not.toHaveBeenCalled();
    expect(look.mock.calls.length).toBeLessThan(5);
    await clock.advance(2000);
    expect(handler).toHaveBeenCalledOnce();

    queue.pauseUntil(clock.now() + 60_000);
    await queue.enqueue(job(2));
    await settle();
    queue.resume();
    await settle();
    await queue.stop();
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it("goes on after the store failed for a while", async () => {
    const handler = vi.fn<TaskHandler>(async () => ({ kind: "done" }));
    let broken = true;
    const flaky: Store = {
      ...store,
      claimNext: (lease) => (broken ? Promise.reject(new Error("locked")) : store.claimNext(lease)),
      nextDue: () => (broken ? Promise.reject(new Error("locked")) : store.nextDue()),
    };
    const queue = queueWith(handler, { store: flaky });
    await store.enqueue(job(1));
    queue.start();
    await clock.advance(5000);
    broken = false;
    await clock.advance(1000);
    await queue.stop();

    expect(handler).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledWith(new Error("locked"), "looking for due work");
  });

  it("aborts what does not end within the grace of a stop", async () => {
    const queue = queueWith(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", reject)),
    );
    queue.start();
    await queue.enqueue(job(1));
    await settle();
    const stopped = vi.fn();
    void queue.stop("10s").then(stopped);
    await clock.advance(9000);
    expect(stopped).not.toHaveBeenCalled();
    await clock.advance(1000);

    expect(stopped).toHaveBeenCalledOnce();
    expect(await store.nextDue()).toBeGreaterThan(clock.now());
  });

  it("keeps a task of a kind that this process does not do", async () => {
    const queue = queueWith(async () => ({ kind: "done" }));
    await queue.enqueue({ ...job(1), key: "other/1" });

    expect(await queue.run("other/1")).toMatchObject({ kind: "retry" });
    expect(() => queue.handle("job", async () => ({ kind: "done" }))).toThrow(/"job"/);
  });

  it("forgets what must happen once only after the time to remember it", async () => {
    const queue = queueWith(async () => ({ kind: "done" }), { remember: "2h" });
    const once = { ...job(1), once: true };
    await queue.enqueue(once);
    await queue.run(once.key);
    await clock.advance(90 * 60_000);
    expect(await queue.enqueue(once)).toBe("duplicate");
    await clock.advance(60 * 60_000 + 1);
    await queue.enqueue(job(2));
    await settle();

    expect(await queue.enqueue(once)).toBe("added");
  });
});

describe("the back-off", () => {
  it("doubles up to its maximum, and spreads over the upper half", () => {
    const delays = (random: number): number[] => {
      const { delayAfter } = createRetryPolicy({ base: "2s", max: "15m" }, () => random);
      return [1, 2, 3, 9, 10, 100].map(delayAfter);
    };

    expect(delays(0)).toEqual([1000, 2000, 4000, 256_000, 450_000, 450_000]);
    expect(delays(0.999_999).map(Math.round)).toEqual([2000, 4000, 8000, 512_000, 900_000, 900_000]);
  });
});
