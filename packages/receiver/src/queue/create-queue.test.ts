import { beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeClock, fakeClock, settle } from "../../test/fake-clock.js";
import { putTask, quiet } from "../../test/tasks.js";
import { createReporter } from "../hooks.js";
import { memoryStore } from "../store/memory.js";
import type { Store } from "../store/store.js";
import { createRetryPolicy } from "./backoff.js";
import { createQueue } from "./create-queue.js";
import type { Queue, QueueOptions } from "./queue.js";
import type { TaskHandler } from "./task-handler.js";

let clock: FakeClock;
let store: Store;
beforeEach(() => {
  clock = fakeClock();
  store = memoryStore();
  error.mockClear();
});

const error = vi.fn();
const report = createReporter({ ...quiet, error });

function queueWith(handler: TaskHandler, options: Partial<QueueOptions> = {}): Queue {
  const queue = createQueue({ store, clock, report, random: () => 0, ...options });
  queue.handle("job", handler);
  return queue;
}

const job = (id: number | string) => ({ key: `job/${id}`, lane: "event", cause: "manual" }) as const;
const done: TaskHandler = async () => ({ kind: "done" });

describe("the queue", () => {
  test("works on due tasks once it is started, and at once on new ones", async () => {
    const keys: string[] = [];
    const queue = queueWith(async ({ key }) => {
      keys.push(key);
      return { kind: "done" };
    });
    await queue.enqueue(job(1));
    await settle();
    expect(keys).toEqual([]);
    queue.start();
    await settle();
    await queue.enqueue(job(2));
    await settle();
    await queue.stop(0);

    expect(keys).toEqual(["job/1", "job/2"]);
  });

  test("finds what another process put in within the polling time", async () => {
    const handler = vi.fn(done);
    const queue = queueWith(handler, { poll: "1s" });
    queue.start();
    await settle();
    await putTask(store, "job/1", clock.now());
    await clock.advance(1000);
    await queue.stop(0);

    expect(handler).toHaveBeenCalledOnce();
  });

  test("works on no more keys of a lane than allowed at a time, and on all in the end", async () => {
    let [running, most, ended] = [0, 0, 0];
    const queue = queueWith(
      async () => {
        running += 1;
        most = Math.max(most, running);
        await settle();
        running -= 1;
        ended += 1;
        return { kind: "done" };
      },
      { concurrency: 3 },
    );
    for (let id = 0; id < 20; id += 1) await queue.enqueue(job(id));
    queue.start();
    while (ended < 20) await settle();
    await queue.stop(0);

    expect(most).toBe(3);
  });

  test("lets no kind of work keep another one waiting", async () => {
    const begun: string[] = [];
    const queue = queueWith(({ key }) => {
      begun.push(key);
      return new Promise(() => {});
    });
    for (let id = 0; id < 20; id += 1) {
      await queue.enqueue({ ...job(`swept-${id}`), lane: "sweep" });
      await queue.enqueue({ ...job(`handled-${id}`), lane: "handler" });
      await queue.enqueue({ ...job(`retried-${id}`), lane: "retry" });
    }
    queue.start();
    await settle();
    await queue.enqueue(job("order"));
    await settle();

    expect(begun).toContain("job/order");
    const share = (kind: string): number => begun.filter((key) => key.startsWith(`job/${kind}`)).length;
    expect(["handled", "retried", "swept"].map(share)).toEqual([8, 4, 2]);
  });

  test("runs a key that its own loop has just claimed, although the store has not answered yet", async () => {
    const memory = memoryStore();
    // What is written is there at once; that it is, is known later, as over a network.
    const write: Store["write"] = async (...given) => {
      const written = await memory.write(...given);
      if (written) await settle();
      return written;
    };
    const handler = vi.fn(done);
    const queue = queueWith(handler, { store: { ...memory, write } });
    queue.start();
    await settle();
    await queue.enqueue(job(1));

    expect(await queue.run("job/1")).toEqual({ kind: "done" });
    expect(handler).toHaveBeenCalledOnce();
    await queue.stop(0);
  });

  test("runs a key again when it was woken during the work, and says so to the work", async () => {
    const stale: boolean[] = [];
    const queue: Queue = queueWith(async (work) => {
      if (stale.length === 0) await queue.enqueue(job(1));
      stale.push(work.isStale());
      return { kind: "done" };
    });
    await queue.enqueue(job(1));

    expect(await queue.run("job/1")).toEqual({ kind: "done" });
    expect(stale).toEqual([true, false]);
  });

  test("is woken through the store by another process too", async () => {
    const stale: boolean[] = [];
    const queue = queueWith(async (work) => {
      if (stale.length === 0) await putTask(store, "job/1", clock.now());
      await clock.advance(25_000);
      stale.push(work.isStale());
      return { kind: "done" };
    });
    await queue.enqueue(job(1));
    await queue.run("job/1");

    expect(stale).toEqual([true, false]);
  });

  test("takes nothing new while a person paused it, in any process, and goes on after it", async () => {
    const handler = vi.fn(done);
    const [first, second] = [queueWith(handler), queueWith(handler)];
    await first.pause(true);
    for (const queue of [first, second]) queue.start();
    await first.enqueue(job(1));
    await clock.advance(5000);
    expect(handler).not.toHaveBeenCalled();
    expect(await second.run("job/1")).toMatchObject({ kind: "retry" });

    await second.pause(false);
    await clock.advance(1000);
    expect(handler).toHaveBeenCalledOnce();
    await Promise.all([first.stop(0), second.stop(0)]);
  });

  test("goes on after the store failed for a while", async () => {
    const handler = vi.fn(done);
    let broken = true;
    const flaky: Store = {
      ...store,
      due: (...given) => (broken ? Promise.reject(new Error("locked")) : store.due(...given)),
      next: (...given) => (broken ? Promise.reject(new Error("locked")) : store.next(...given)),
    };
    const queue = queueWith(handler, { store: flaky });
    await putTask(store, "job/1", clock.now());
    queue.start();
    await clock.advance(5000);
    broken = false;
    await clock.advance(1000);
    await queue.stop(0);

    expect(handler).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledWith(new Error("locked"), "looking for due work");
  });

  test("gives back at its next look what a claim took whose answer was lost", async () => {
    const kept = store.write;
    let lose = false;
    store.write = async (...args) => {
      const written = await kept(...args);
      if (!lose) return written;
      lose = false;
      throw new Error("the connection was ended");
    };
    const handler = vi.fn(done);
    const queue = queueWith(handler, { poll: "1s", lease: "60s" });
    await queue.enqueue(job(1));
    lose = true;
    queue.start();
    await settle();
    expect(handler).not.toHaveBeenCalled();

    await clock.advance(1000);
    await queue.stop(0);
    expect(handler).toHaveBeenCalledOnce();
  });

  test("looks no more often than it polls while a person paused it, though something is due", async () => {
    const next = vi.spyOn(store, "next");
    const queue = queueWith(done, { poll: "1s" });
    await queue.pause(true);
    await putTask(store, "job/1", clock.now());
    queue.start();
    await clock.advance(5000);
    await queue.stop(0);

    expect(next.mock.calls.length).toBeLessThanOrEqual(6);
  });

  test("tries no more often than it polls while the store can be read and not written", async () => {
    await putTask(store, "job/1", clock.now());
    const write = vi.spyOn(store, "write").mockRejectedValue(new Error("the disk is full"));
    const handler = vi.fn(done);
    const queue = queueWith(handler, { poll: "1s" });
    queue.start();
    await clock.advance(5000);
    expect(write.mock.calls.length).toBeLessThanOrEqual(6);
    expect(error).toHaveBeenCalledTimes(write.mock.calls.length);

    write.mockRestore();
    await clock.advance(1000);
    await queue.stop(0);
    expect(handler).toHaveBeenCalledOnce();
  });

  test("looks no more often than it polls while the lease on what runs cannot be extended", async () => {
    let end = (): void => {};
    const handler: TaskHandler = () =>
      new Promise((resolve) => {
        end = () => resolve({ kind: "done" });
      });
    const queue = queueWith(handler, { poll: "1s", lease: "2s" });
    queue.start();
    await queue.enqueue(job(1));
    await settle();
    const write = vi.spyOn(store, "write").mockRejectedValue(new Error("the disk is full"));
    await clock.advance(3000);
    const due = vi.spyOn(store, "due");
    await clock.advance(5000);
    expect(due.mock.calls.length).toBeLessThanOrEqual(6);

    write.mockRestore();
    end();
    await clock.advance(1000);
    expect(await queue.stop(0)).toEqual({ left: [] });
  });

  test("aborts what does not end within the grace of a stop, and another process goes on at once", async () => {
    const queue = queueWith(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    queue.start();
    await queue.enqueue(job(1));
    await settle();
    const stopped = vi.fn();
    void queue.stop(10_000).then(stopped);
    await clock.advance(9000);
    expect(stopped).not.toHaveBeenCalled();
    await clock.advance(1000);

    expect(stopped).toHaveBeenCalledWith({ left: [] });
    expect(await store.next(["event"])).toBe(clock.now());
    const other = queueWith(done);
    expect(await other.run("job/1")).toEqual({ kind: "done" });
  });

  test("returns from a stop in time, and says which code does not end", async () => {
    const queue = queueWith(() => new Promise(() => {}));
    queue.start();
    await queue.enqueue(job(1));
    await settle();
    const stopped = vi.fn();
    void queue.stop(10_000).then(stopped);
    await clock.advance(11_000);

    expect(stopped).toHaveBeenCalledWith({ left: ["job/1"] });
    // Its lease is not extended any more, so another process has it when that is over.
    await clock.advance(60_000);
    expect(await queueWith(done).run("job/1")).toEqual({ kind: "done" });
  });

  test("begins nothing after a stop, though it was about to claim", async () => {
    const handler = vi.fn(done);
    let answer = (): void => {};
    const slow: Store = {
      ...store,
      async write(row, replaces) {
        if (row.state === "running") await new Promise<void>((resolve) => (answer = resolve));
        return store.write(row, replaces);
      },
    };
    const queue = queueWith(handler, { store: slow });
    queue.start();
    await queue.enqueue(job(1));
    await settle();
    const stopped = queue.stop(1000);
    answer();
    await settle();
    expect(await stopped).toEqual({ left: [] });
    await settle();

    expect(handler).not.toHaveBeenCalled();
    expect(await store.read("job/1")).toMatchObject({ state: "waiting" });
  });

  test("begins nothing after a stop in work that was asked for, though its claim was being written", async () => {
    const handler = vi.fn(done);
    let answer = (): void => {};
    const slow: Store = {
      ...store,
      async write(row, replaces) {
        if (row.state === "running") await new Promise<void>((resolve) => (answer = resolve));
        return store.write(row, replaces);
      },
    };
    const queue = queueWith(handler, { store: slow });
    await queue.enqueue(job(1));
    const run = queue.run("job/1");
    await settle();
    const stopped = queue.stop(1000);
    answer();

    expect(await stopped).toEqual({ left: [] });
    expect(await store.read("job/1")).toMatchObject({ state: "waiting" });
    expect(await run).toMatchObject({ kind: "retry" });
    expect(handler).not.toHaveBeenCalled();
  });

  test("keeps a task of a kind that this process does not do", async () => {
    const queue = queueWith(done);
    await queue.enqueue({ ...job(1), key: "other/1" });

    expect(await queue.run("other/1")).toMatchObject({ kind: "retry" });
    expect(() => queue.handle("job", done)).toThrow(/"job"/);
  });

  test("forgets what must happen once only after the time to remember it", async () => {
    const queue = queueWith(done, { remember: "2h" });
    const once = { ...job(1), lane: "handler", once: true } as const;
    queue.start();
    await queue.enqueue(once);
    await clock.advance(90 * 60_000);
    expect(await queue.enqueue(once)).toBe("duplicate");
    await clock.advance(150 * 60_000);
    await queue.stop(0);

    expect(await queue.enqueue(once)).toBe("added");
  });

  test("runs in a run that ends what other work puts in after the last look, and before that work ends", async () => {
    let letEnd = (): void => {};
    const mayEnd = new Promise<void>((resolve) => {
      letEnd = resolve;
    });
    const slow: Store = {
      ...store,
      // Asked for after the look for due work.
      async list(query) {
        letEnd();
        await settle();
        return store.list(query);
      },
    };
    const keys: string[] = [];
    const queue = queueWith(
      async ({ key }) => {
        keys.push(key);
        if (key !== "job/1") return { kind: "done" };
        await mayEnd;
        await queue.enqueue(job(2));
        return { kind: "done" };
      },
      { store: slow },
    );
    await queue.enqueue(job(1));
    await queue.drain(clock.now() + 30_000);

    expect(keys).toEqual(["job/1", "job/2"]);
  });

  test("writes to a store that is away until the lease ends, so that work which was done is not lost", async () => {
    let away = false;
    const flaky: Store = {
      ...store,
      write: (...given) => (away ? Promise.reject(new Error("away")) : store.write(...given)),
    };
    const handler = vi.fn<TaskHandler>(async (work) => {
      away = true;
      clock.after(30_000, () => {
        away = false;
      });
      await work.writeRecord("made");
      return { kind: "done" };
    });
    const queue = queueWith(handler, { store: flaky, lease: "60s" });
    await queue.enqueue(job(1));
    const run = queue.run("job/1");
    await clock.advance(40_000);

    expect(await run).toEqual({ kind: "done" });
    expect(handler).toHaveBeenCalledOnce();
    expect(JSON.parse((await store.read("job/1"))?.body ?? "")).toMatchObject({ record: "made" });
  });
});

describe("the back-off", () => {
  test("doubles up to its maximum, and spreads over the upper half", () => {
    const delays = (random: number): number[] => {
      const { delayAfter } = createRetryPolicy({ base: "2s", max: "15m" }, () => random);
      return [1, 2, 3, 9, 10, 100].map((failures) => delayAfter(failures).delay);
    };

    expect(delays(0)).toEqual([1000, 2000, 4000, 256_000, 450_000, 450_000]);
    expect(delays(0.999_999).map(Math.round)).toEqual([2000, 4000, 8000, 512_000, 900_000, 900_000]);
  });
});
