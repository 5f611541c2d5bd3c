import { afterEach, describe, expect, test } from "vitest";
import { type Moment, silentLog } from "../ports.js";
import type { Store } from "../store/port.js";
import { writeSetting } from "../store/settings.js";
import { openSqlite } from "../store/sqlite/open.js";
import { createSandboxClock, type SandboxClock, TooManyJobs } from "./clock.js";
import type { Job, JobRunner } from "./jobs.js";
import { manualClock } from "./manual-clock.js";

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

function openStore(): Store {
  const store = openSqlite({ file: ":memory:" });
  stores.push(store);
  return store;
}

/** Runs each job once, at the time that the map gives for its identifier. */
function runner(kind: string, due: Map<string, Moment>, onRun: (job: Job) => void): JobRunner {
  return {
    kind,
    dueJobs: async (_, until) =>
      [...due].filter(([, dueAt]) => dueAt <= until).map(([id, dueAt]) => ({ kind, id, dueAt })),
    async run(job) {
      due.delete(job.id);
      onRun(job);
    },
  };
}

/** In one advance. */
const MAX_JOBS = 20;

function withJobs(store = openStore(), machine = manualClock(1_000)) {
  /** `at` is what the clock showed while the job ran. */
  const done: { id: string; at: Moment }[] = [];
  const polls = new Map<string, Moment>();
  const bills = new Map<string, Moment>();
  const runners: JobRunner[] = [];
  const clock: SandboxClock = createSandboxClock({
    machine,
    store,
    runners,
    log: silentLog,
    maxJobs: MAX_JOBS,
  });
  const record = ({ id }: Job): void => {
    done.push({ id, at: clock.now() });
  };
  runners.push(runner("poll", polls, record), runner("bill", bills, record));
  return { store, machine, clock, polls, bills, done };
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

  test("ends early when too many jobs are due, and the next one continues from there", async () => {
    const { clock, polls, done } = withJobs();
    for (let id = 1; id <= MAX_JOBS + 2; id += 1) polls.set(String(id), 1_000 + id);
    await expect(clock.advance(9_000)).rejects.toThrow(TooManyJobs);
    expect(done).toHaveLength(MAX_JOBS);
    expect(clock.now()).toBe(1_000 + MAX_JOBS);
    expect(await clock.advance(9_000)).toBe(2);
    expect(clock.now()).toBe(9_000);
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
