import { ClockStatus } from "@syndikit/contract";
import { afterEach, describe, expect, test } from "vitest";
import { type Moment, silentLog } from "../ports.js";
import { LockLost, type Store, type Tx } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { settings } from "../store/tables/setting.js";
import { openTestStore } from "../test-support/open-test-store.js";
import { createSandboxClock, type ServerClock } from "./clock.js";
import { ClockStopped } from "./clock-errors.js";
import type { Job, JobRunner } from "./jobs.js";
import { manualClock } from "./manual-clock.js";

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

function openStore(): Store {
  const store = openTestStore();
  stores.push(store);
  return store;
}

/** Runs each job once, at the time that the map gives for its identifier. */
function runner(kind: string, due: Map<string, Moment>, onRun: (job: Job) => void): JobRunner {
  return {
    kind,
    nextJob: async (_, until) =>
      [...due]
        .filter(([, dueAt]) => dueAt <= until)
        .sort(([a, first], [b, second]) => first - second || Number(a) - Number(b))
        .map(([id, dueAt]) => ({ kind, id, dueAt }))[0],
    async run(job) {
      due.delete(job.id);
      onRun(job);
    },
  };
}

/** Replaces the content of a store by nothing but the time. */
const onlyTheTime =
  (store: Store) =>
  (setTime: (tx: Tx) => Promise<void>): Promise<void> =>
    store.write(setTime);

/** Jobs between two notes of the way in the store. */
const BATCH = 20;

function withJobs(store = openStore(), machine = manualClock(1_000)) {
  /** `at` is the clock's time while the job ran. */
  const done: { id: string; at: Moment }[] = [];
  const polls = new Map<string, Moment>();
  const bills = new Map<string, Moment>();
  const runners: JobRunner[] = [];
  const clock: ServerClock = createSandboxClock({
    machine,
    store,
    runners,
    log: silentLog,
    batch: BATCH,
  });
  const record = ({ id }: Job): void => {
    done.push({ id, at: clock.now() });
  };
  runners.push(runner("poll", polls, record), runner("bill", bills, record));
  return { store, machine, clock, polls, bills, done, runners };
}

describe("an advance", () => {
  test("runs the jobs that fall due in the order of their times, each at its own time", async () => {
    const { clock, polls, bills, done } = withJobs();
    bills.set("b1", 5_000).set("b3", 9_000);
    polls.set("p2", 7_000).set("late", 20_001);
    expect(await clock.advance(20_000)).toBe(3);
    expect(done).toEqual([
      { id: "b1", at: 5_000 },
      { id: "p2", at: 7_000 },
      { id: "b3", at: 9_000 },
    ]);
    expect(clock.now()).toBe(20_000);
  });

  test("measures before it bills, and compares identifiers as numbers", async () => {
    const { clock, polls, bills, done } = withJobs();
    bills.set("10", 5_000).set("9", 5_000);
    polls.set("2", 5_000);
    await clock.advance(5_000);
    expect(done.map(({ id }) => id)).toEqual(["2", "9", "10"]);
  });

  test("runs a job that another job makes due on the way", async () => {
    const { clock, bills, polls, done } = withJobs();
    bills.set("bill", 2_000);
    const remove = bills.delete.bind(bills);
    bills.delete = (id) => {
      polls.set("poll", 2_500);
      return remove(id);
    };
    await clock.advance(4_000);
    expect(done).toEqual([
      { id: "bill", at: 2_000 },
      { id: "poll", at: 2_500 },
    ]);
  });

  test("runs an overdue job without going back in time", async () => {
    const { clock, bills, done } = withJobs();
    bills.set("overdue", 1);
    await clock.advance(2_000);
    expect(done).toEqual([{ id: "overdue", at: 1_000 }]);
  });

  test("runs jobs of one moment together, in their order, and none beyond what is stored of the way", async () => {
    const { clock, runners, store } = withJobs();
    const done: string[] = [];
    const groups: number[] = [];
    const due = Array.from({ length: 2 * BATCH + 1 }, (_, index) => String(index + 1));
    const toJob = (id: string): Job => ({ kind: "many", id, dueAt: 5_000 });
    runners.push({
      kind: "many",
      nextJob: async () => due.slice(0, 1).map(toJob)[0],
      async nextAlike(_, job, { limit, skipped }) {
        const alike = due.filter((id) => id !== job.id && !skipped.has(id)).slice(0, limit);
        groups.push(1 + alike.length);
        return alike.map(toJob);
      },
      run: ({ id }) =>
        store.write(async () => {
          expect(clock.now()).toBe(5_000);
          done.push(due.splice(due.indexOf(id), 1)[0] ?? "");
        }),
    });
    expect(await clock.advance(9_000)).toBe(2 * BATCH + 1);
    expect(done).toEqual(Array.from({ length: 2 * BATCH + 1 }, (_, index) => String(index + 1)));
    expect(groups).toEqual([16, 4, 16, 4, 1]);
  });

  test("fails with a job of those that run together, after the others are done", async () => {
    const { clock, runners, store } = withJobs();
    const due = ["1", "2", "3"];
    const toJob = (id: string): Job => ({ kind: "many", id, dueAt: 5_000 });
    runners.push({
      kind: "many",
      nextJob: async () => due.slice(0, 1).map(toJob)[0],
      nextAlike: async () => due.slice(1).map(toJob),
      run: ({ id }) =>
        store.write(async () => {
          if (id === "2") throw new Error("the second one fails");
          due.splice(due.indexOf(id), 1);
        }),
    });
    await expect(clock.advance(9_000)).rejects.toThrow("the second one fails");
    expect(due).toEqual(["2"]);
    expect(clock.now()).toBe(5_000);
  });

  test("runs all that is due, however much, and stores after each batch how far it is", async () => {
    const { clock, polls, done, store, machine } = withJobs();
    const jobs = 5 * BATCH + 3;
    for (let id = 1; id <= jobs; id += 1) polls.set(String(id), 1_000 + id);
    const noted: unknown[] = [];
    store.onCommit([settings], async () => {
      const [offset, target] = await store.read(async (db) => [
        await readSetting(db, "clockOffset"),
        await readSetting(db, "clockTarget"),
      ]);
      noted.push({ at: machine.wall() + (offset ?? 0), target });
    });
    const told: unknown[] = [];
    polls.delete = new Proxy(polls.delete.bind(polls), {
      apply(target, _, [id]: [string]) {
        const { status, advancing } = clock;
        told.push({ status, jobs: advancing?.jobs });
        return target(id);
      },
    });

    expect(await clock.advance(9_000)).toBe(jobs);

    expect(done).toHaveLength(jobs);
    expect(clock.now()).toBe(9_000);
    // Writes are refused all the way, and the number of jobs is told.
    expect(told).toEqual(Array.from({ length: jobs }, (_, index) => ({ status: "advancing", jobs: index })));
    await expect.poll(() => noted).toHaveLength(7);
    expect(noted).toEqual([
      { at: 1_000, target: 9_000 },
      ...[20, 40, 60, 80, 100].map((ran) => ({ at: 1_000 + ran, target: 9_000 })),
      { at: 9_000, target: 0 },
    ]);
  });

  test("does not run the same job for ever", async () => {
    const { clock, bills } = withJobs();
    bills.set("stuck", 2_000);
    bills.delete = () => true;
    await expect(clock.advance(5_000)).rejects.toThrow("The bill stuck is still due after it was done.");
  });

  test("to a time that another advance has already passed changes nothing", async () => {
    const { clock } = withJobs();
    await Promise.all([clock.advance(9_000), clock.advance(4_000)]);
    expect(clock.now()).toBe(9_000);
  });

  test("waits for the one before it", async () => {
    const { clock, bills, done } = withJobs();
    bills.set("a", 2_000).set("b", 6_000);
    const counts = await Promise.all([clock.advance(5_000), clock.advance(8_000)]);
    expect(counts).toEqual([1, 1]);
    expect(done.map(({ at }) => at)).toEqual([2_000, 6_000]);
    expect(clock.now()).toBe(8_000);
  });

  test("that fails rejects, and leaves the clock running from the last job", async () => {
    const { clock, bills, machine } = withJobs();
    bills.set("bad", 2_000);
    bills.delete = () => {
      throw new Error("the job failed");
    };
    await expect(clock.advance(5_000)).rejects.toThrow("the job failed");
    expect(clock.status).toBe("ready");
    machine.elapse(10);
    expect(clock.now()).toBe(2_010);
  });
});

test("an advance to now changes nothing: the clock runs by the machine as before", async () => {
  const { clock, machine, store } = withJobs();
  const asked = clock.now();
  machine.elapse(11);
  await clock.advance(asked);
  expect(clock.mode).toBe("real");
  expect(clock.now()).toBe(1_011);
  expect(await store.read((db) => readSetting(db, "clockOffset"))).toBe(0);
});

test("a clock that goes back to the machine's time shows just that, however long the write takes", async () => {
  const { clock, machine, store } = withJobs();
  await clock.advance(50_000);
  await clock.jump("real", onlyTheTime(store));
  machine.elapse(11);
  expect(clock.mode).toBe("real");
  expect(clock.now()).toBe(machine.wall());
  expect(await store.read((db) => readSetting(db, "clockOffset"))).toBe(0);
});

test("no job runs between new content and its time", async () => {
  const { clock, store, bills, done } = withJobs();
  await clock.advance(50_000);
  let look: Promise<number> | undefined;
  await clock.jump(2_000, async (setTime) => {
    await store.write(setTime);
    bills.set("of the new content", 6_000);
    look = clock.catchUp();
  });
  expect(await look).toBe(0);
  expect(done).toEqual([]);
  expect(clock.now()).toBe(2_000);
});

test("writes are refused while the content is replaced, also if it fails", async () => {
  const { clock, store } = withJobs();
  const seen: unknown[] = [];
  const look = (): unknown => seen.push(clock.status, clock.now());
  await clock.jump(50_000, async (setTime) => {
    look();
    await store.write(setTime);
  });
  expect(clock.status).toBe("ready");
  const failing = clock.jump(60_000, async () => {
    look();
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(clock.status).toBe("ready");
  expect(seen).toEqual(["advancing", 1_000, "advancing", 50_000]);
});

test("the time is stored with the content, and counts also when what follows fails", async () => {
  const { clock, store } = withJobs();
  const refused = clock.jump(50_000, async (setTime) => {
    await store.write(setTime);
    throw new Error("a ledger cannot be opened");
  });
  await expect(refused).rejects.toThrow("a ledger");
  expect(clock.now()).toBe(50_000);
  expect(await store.read((db) => readSetting(db, "clockOffset"))).toBe(49_000);
});

test("content that could not be replaced leaves the clock where it was", async () => {
  const { clock } = withJobs();
  await clock.advance(50_000);
  const refused = clock.jump("real", () => Promise.reject(new Error("it was sealed with another key")));
  await expect(refused).rejects.toThrow("another key");
  expect(clock.now()).toBe(50_000);
});

test("an advance tells where it began and where it goes, and the clock how far it is", async () => {
  const { clock, bills, polls } = withJobs();
  const seen: unknown[] = [];
  bills.set("1", 5_000);
  const remove = bills.delete.bind(bills);
  bills.delete = (id) => {
    seen.push({ ...clock.advancing, now: clock.now(), status: clock.status });
    return remove(id);
  };
  expect(polls.size).toBe(0);
  await clock.advance(9_000);
  expect(seen).toEqual([{ from: 1_000, to: 9_000, jobs: 0, now: 5_000, status: "advancing" }]);
  expect(clock.advancing).toBeUndefined();
});

describe("while the store cannot be written", () => {
  /** A store that cannot write the clock while `failing` is set. */
  function unreliable() {
    const store = openStore();
    const state = { failing: false };
    const write: Store["write"] = (work, options) => {
      if (state.failing) throw new Error("the disk is full");
      return store.write(work, options);
    };
    const proxy = new Proxy(store, {
      get: (target, name) => {
        if (name === "write") return async (...args: Parameters<Store["write"]>) => write(...args);
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    return { store: proxy, state };
  }

  test("the clock is not set: what is only in memory would be lost with the process", async () => {
    const { store, state } = unreliable();
    const { clock } = withJobs(store);
    state.failing = true;
    await expect(clock.jump(70_000, onlyTheTime(store))).rejects.toThrow("the disk is full");
    expect(clock.now()).toBe(1_000);
    expect(clock.mode).toBe("real");
  });

  test("an advance fails for the reason of its job, not for that of the clean-up after it", async () => {
    const { store, state } = unreliable();
    const { clock, bills } = withJobs(store);
    bills.set("1", 5_000);
    bills.delete = () => {
      state.failing = true;
      throw new Error("the job failed");
    };
    await expect(clock.advance(9_000)).rejects.toThrow("the job failed");
    // The job's changes have dates up to here, so the clock does not go back.
    expect(clock.now()).toBe(5_000);
    state.failing = false;
    expect(await store.read((db) => readSetting(db, "clockTarget"))).toBe(9_000);
  });
});

test("a server that stops ends an advance after the job that runs, and the next start resumes it", async () => {
  const store = openStore();
  const first = withJobs(store);
  first.bills.set("1", 5_000).set("2", 6_000);
  const remove = first.bills.delete.bind(first.bills);
  let stopped: Promise<void> | undefined;
  first.bills.delete = (id) => {
    stopped = first.clock.stop();
    return remove(id);
  };
  await expect(first.clock.advance(9_000)).rejects.toThrow(ClockStopped);
  await stopped;
  expect(first.done).toEqual([{ id: "1", at: 5_000 }]);
  const second = withJobs(store);
  second.bills.set("2", 6_000);
  await second.clock.load();
  expect(second.done).toEqual([{ id: "2", at: 6_000 }]);
  expect(second.clock.now()).toBe(9_000);
});

test("an advance does not wait for the job that runs as time passes, if that waits for somebody else", async () => {
  const { clock, runners } = withJobs();
  let isDue = true;
  runners.unshift({
    kind: "patient",
    nextJob: async () => (isDue ? { kind: "patient", id: "1", dueAt: 0 } : undefined),
    run: (_, signal) => {
      isDue = false;
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
    },
  });
  const catchingUp = clock.catchUp();
  await expect.poll(() => isDue).toBe(false);
  await clock.advance(5_000);
  await expect(catchingUp).rejects.toThrow(ClockStopped);
  expect(clock.now()).toBe(5_000);
});

test("what waits for others runs while the clock advances alone, and what needs the database alone always", async () => {
  const { clock, bills, done, runners, machine } = withJobs();
  let asked = 0;
  runners.unshift({
    kind: "call",
    during: "advance",
    nextJob: async (_, until) => (asked === 0 ? { kind: "call", id: "1", dueAt: until } : undefined),
    async run() {
      asked += 1;
    },
  });
  bills.set("a", 1_500);
  machine.elapse(600);
  expect(await clock.catchUp()).toBe(1);
  expect(done.map(({ id }) => id)).toEqual(["a"]);
  expect(asked).toBe(0);
  await clock.advance(9_000);
  expect(asked).toBe(1);
});

test("what else runs by the clock pauses while the clock is moved, and goes on when it has arrived", async () => {
  const { clock, bills } = withJobs();
  const seen: string[] = [];
  clock.onTakeOver(async () => {
    seen.push(`paused at ${clock.now()}`);
    return () => seen.push(`goes on at ${clock.now()}`);
  });
  bills.set("a", 5_000);
  await clock.advance(9_000);
  bills.set("bad", 9_500);
  bills.delete = () => {
    throw new Error("the job failed");
  };
  await expect(clock.advance(10_000)).rejects.toThrow("the job failed");
  expect(seen).toEqual(["paused at 1000", "goes on at 9000", "paused at 9000", "goes on at 9500"]);
});

test("jobs that fall due as time passes run as of now", async () => {
  const { clock, bills, machine, done } = withJobs();
  bills.set("a", 1_500);
  expect(await clock.catchUp()).toBe(0);
  machine.elapse(600);
  expect(await clock.catchUp()).toBe(1);
  expect(done).toEqual([{ id: "a", at: 1_600 }]);
});

test("the offset survives a restart, and an advance that was interrupted is resumed", async () => {
  const store = openStore();
  const first = withJobs(store);
  await first.clock.advance(50_000);
  await store.write((tx) => writeSetting(tx, "clockTarget", 70_000));
  const second = withJobs(store);
  second.bills.set("left", 60_000);
  await second.clock.load();
  expect(second.done).toEqual([{ id: "left", at: 60_000 }]);
  expect(second.clock.now()).toBe(70_000);
});

test("a start waits for a batch of an interrupted advance, and not for all of it", async () => {
  const store = openStore();
  await store.write((tx) => writeSetting(tx, "clockTarget", 70_000));
  const { clock, bills, done, runners } = withJobs(store);
  for (let id = 1; id <= 2 * BATCH; id += 1) bills.set(String(id), 60_000 + id);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  runners.unshift({
    kind: "held",
    async nextJob() {
      if (done.length === BATCH) await held;
      return undefined;
    },
    run: async () => undefined,
  });
  await clock.load();
  expect(done).toHaveLength(BATCH);
  expect(clock.status).toBe("advancing");
  goOn();
  await expect.poll(() => clock.status).toBe("ready");
  expect(done).toHaveLength(2 * BATCH);
  expect(clock.now()).toBe(70_000);
});

test("a job that fails does not keep the clock from being loaded", async () => {
  const store = openStore();
  await store.write((tx) => writeSetting(tx, "clockTarget", 70_000));
  const { clock, bills } = withJobs(store);
  bills.set("bad", 60_000);
  bills.delete = () => {
    throw new Error("the job failed");
  };
  await clock.load();
  expect(clock.now()).toBe(60_000);
});

test("many calls of one job wait for its signal, and no leak is reported", async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error): void => void warnings.push(name);
  process.on("warning", onWarning);
  try {
    const { clock, runners } = withJobs();
    let isDue = true;
    runners.push({
      kind: "calls",
      nextJob: async (_, until) => (isDue ? { kind: "calls", id: "1", dueAt: until } : undefined),
      async run(_, signal) {
        isDue = false;
        for (let call = 0; call < 100; call += 1) signal.addEventListener("abort", () => undefined);
      },
    });
    await clock.catchUp();
    isDue = true;
    await clock.advance(20_000);
    // A warning comes in the next turn.
    await new Promise(setImmediate);
  } finally {
    process.off("warning", onWarning);
  }
  expect(warnings).toEqual([]);
});

test("a process that has lost the clock before it begins an advance leaves no target behind", async () => {
  const store = openStore();
  const lost = async (): Promise<never> => {
    throw new LockLost();
  };
  const clock = createSandboxClock({
    machine: manualClock(1_000),
    store,
    runners: [],
    log: silentLog,
    together: {
      withClock: async (work) => ({ result: await work({ assert: () => undefined, assertIn: lost }) }),
    },
  });
  await expect(clock.advance(70_000)).rejects.toBeInstanceOf(LockLost);
  expect(await store.read((db) => readSetting(db, "clockTarget"))).toBe(0);
  expect([clock.now(), clock.status]).toEqual([1_000, ClockStatus.ready]);
});
