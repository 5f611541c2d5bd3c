import { describe, expect, test } from "vitest";
import { fromRow, readyAt, stateOf, type Task, toRow } from "./task.js";
import {
  claim,
  dismiss,
  extend,
  holds,
  isStale,
  pause,
  resume,
  retryAnew,
  revive,
  settle,
  type Wake,
  wake,
} from "./transitions.js";

const key = "subscription/12";
const woken = (changes: Partial<Wake> = {}): Wake => ({
  key,
  lane: "event",
  cause: "event",
  now: 100,
  ...changes,
});

function taskOf(task: Task | undefined): Task {
  if (task === undefined) throw new Error("There is no task.");
  return task;
}

const fresh = (): Task => taskOf(wake(undefined, woken()).task);

function claimed(task: Task, now = 100): Task {
  const outcome = claim(task, { owner: "a", now, until: now + 60 });
  if (outcome.kind !== "claimed") throw new Error(`It is ${outcome.kind}.`);
  return outcome.task;
}

const failed = (task: Task, now = 100): Task =>
  settle(task, { kind: "failed", now, error: "Error: no", dueAt: now + 40, notBefore: now + 20 });

describe("a wake-up", () => {
  test("makes a task that is due", () => {
    expect(wake(undefined, woken())).toMatchObject({
      enqueued: "added",
      task: { dueAt: 100, wakes: 1, attempts: 0 },
    });
  });

  test("of a waiting task changes nothing but their number", () => {
    const { enqueued, task } = wake(fresh(), woken({ now: 200 }));

    expect(enqueued).toBe("coalesced");
    expect(task).toMatchObject({ dueAt: 100, wakes: 2, lane: "event" });
  });

  test("during the work makes the task stale, and it runs again at once", () => {
    const work = taskOf(wake(claimed(fresh()), woken({ now: 110 })).task);

    expect(isStale(work)).toBe(true);
    expect(settle(work, { kind: "done", now: 120, lookAt: 999 })).toMatchObject({
      dueAt: 120,
      lane: "event",
    });
  });

  test("never shortens a back-off below its minimum, counts as no attempt, and does not jump the line", () => {
    let task = failed(claimed(fresh()));
    for (let now = 101; now < 110; now += 1) task = taskOf(wake(task, woken({ now })).task);

    expect(task).toMatchObject({ dueAt: 120, attempts: 1, lane: "retry" });
  });

  test("during a failing attempt does not repeat it before the minimum of its back-off", () => {
    const work = taskOf(wake(claimed(fresh()), woken({ now: 101 })).task);

    expect(failed(work)).toMatchObject({ dueAt: 120, attempts: 1 });
  });

  test("by hand runs at once, and forgets failures where it is to", () => {
    const task = failed(claimed(fresh()));

    expect(wake(task, woken({ now: 101, force: true })).task).toMatchObject({ dueAt: 101, attempts: 1 });
    const again = wake(task, woken({ now: 101, fresh: true })).task;
    expect(again).toMatchObject({ dueAt: 101, attempts: 0 });
    expect(again?.error).toBeUndefined();
  });

  test("of a sweep leaves what waits or runs, and pulls forward what is only looked at", () => {
    const idle = settle(claimed(fresh()), { kind: "done", now: 110, lookAt: 999 });

    expect(wake(fresh(), woken({ onlyIdle: true })).task).toBeUndefined();
    expect(wake(claimed(fresh()), woken({ onlyIdle: true })).task).toBeUndefined();
    expect(wake(idle, woken({ now: 200, onlyIdle: true, lane: "sweep" })).task).toMatchObject({ dueAt: 200 });
  });

  test("of what must happen once is a duplicate: waiting, running and done", () => {
    const once = taskOf(wake(undefined, woken({ once: true, lane: "handler" })).task);
    const done = settle(claimed(once), { kind: "done", now: 110 });

    for (const task of [once, claimed(once), done]) {
      expect(wake(task, woken({ once: true, lane: "handler" }))).toEqual({ enqueued: "duplicate" });
    }
  });

  test("keeps what was given up as it is until the work says that something changed", () => {
    const dead = settle(claimed(fresh()), {
      kind: "dead",
      now: 110,
      reason: "exhausted",
      error: "no",
      lookAt: 999,
    });
    const task = taskOf(wake(dead, woken({ now: 200 })).task);

    expect(task).toMatchObject({ dueAt: 200, dead: { at: 110, reason: "exhausted" } });
    const still = settle(claimed(task, 200), { kind: "still_dead", now: 210, lookAt: 999 });
    expect(still).toMatchObject({ dueAt: 999, changedAt: 110, dead: { at: 110 }, error: "no" });
  });
});

describe("a claim", () => {
  test("is one at a time, and of what is due", () => {
    const task = fresh();

    expect(claim(undefined, { owner: "a", now: 100, until: 160 })).toEqual({ kind: "idle" });
    expect(claim(task, { owner: "a", now: 99, until: 160 })).toEqual({ kind: "later", at: 100 });
    expect(claim(claimed(task), { owner: "b", now: 159, until: 200 })).toEqual({ kind: "busy" });
  });

  test("takes over a lease that ran out, with a higher fence, and no attempt is spent", () => {
    const first = claimed(fresh());
    const second = claim(first, { owner: "b", now: 160, until: 220 });

    expect(second).toMatchObject({
      kind: "claimed",
      task: { attempts: 0, takeovers: 1, fence: first.fence + 1 },
    });
    expect(holds(taskOf("task" in second ? second.task : undefined), first)).toBe(false);
  });

  test("holds as long as it is extended", () => {
    const task = extend(claimed(fresh()), 500);

    expect(readyAt(task)).toBe(500);
    expect(claim(task, { owner: "b", now: 499, until: 999 })).toEqual({ kind: "busy" });
  });
});

describe("a settlement", () => {
  test("of success forgets failures, and looks again where it is told to", () => {
    const again = claimed(failed(claimed(fresh())), 140);
    const task = settle(again, { kind: "done", now: 150, lookAt: 999, note: "deployed" });

    expect(task).toMatchObject({ attempts: 0, lane: "sweep", dueAt: 999 });
    expect(task.error).toBeUndefined();
    expect(stateOf(task)).toBe("idle");
    expect(task.history.map(({ what }) => what)).toEqual(["attempt 1 failed: Error: no", "deployed"]);
  });

  test("that only delays spends no attempt, and says the same thing once", () => {
    const delayed = { kind: "delayed", now: 110, dueAt: 150, notBefore: 120, error: "503" } as const;
    const once = settle(claimed(fresh()), delayed);
    const twice = settle(claimed(once, 150), delayed);

    expect(twice).toMatchObject({ attempts: 0, delays: 2, error: "503" });
    expect(twice.history).toHaveLength(1);
    expect(stateOf(twice)).toBe("retrying");
  });

  test("of a process that stops lets another one go on at once", () => {
    const task = settle(claimed(fresh()), { kind: "released", now: 130 });

    expect(task).toMatchObject({ dueAt: 130, attempts: 0, lane: "event" });
    expect(stateOf(task)).toBe("waiting");
  });

  test("keeps a history of twenty entries, and long errors in part", () => {
    let task = fresh();
    for (let now = 100; now < 100 + 30 * 40; now += 40) {
      const work = claimed(task, now);
      task = settle(work, {
        kind: "failed",
        now,
        error: `${now} ${"x".repeat(900)}`,
        dueAt: now + 40,
        notBefore: now,
      });
    }

    expect(task.history).toHaveLength(20);
    expect(task.error).toHaveLength(501);
  });
});

describe("a person", () => {
  const dead = settle(claimed(fresh()), {
    kind: "dead",
    now: 110,
    reason: "exhausted",
    error: "no",
    lookAt: 999,
  });

  test("dismisses: it is off the list, and not tried again by itself", () => {
    const task = dismiss(dead, 120);

    expect(stateOf(task)).toBe("idle");
    expect(task.dead).toMatchObject({ reason: "exhausted" });
  });

  test("pauses and resumes: a paused task is never ready, and is due as before", () => {
    const paused = pause(fresh(), 120);

    expect([stateOf(paused), readyAt(paused)]).toEqual(["paused", undefined]);
    expect(readyAt(resume(paused, 130))).toBe(100);
  });

  test("deploys: what was given up is tried again, with a few attempts; a change gives it all of them", () => {
    expect(retryAnew(dead, { now: 120, dueAt: 150, attempts: 9 })).toMatchObject({
      attempts: 9,
      dueAt: 150,
      lane: "retry",
    });
    expect(revive(dead)).toMatchObject({ attempts: 0, takeovers: 0 });
    expect(revive(dead).dead).toBeUndefined();
  });
});

test("a task survives its row, which is in the lanes of its marketplace", () => {
  const task = failed(claimed(fresh()));
  const row = toRow(task, "north/");

  expect(fromRow(row)).toEqual(task);
  expect(row).toMatchObject({ key, lane: "north/retry", state: "retrying", readyAt: 140 });
});
