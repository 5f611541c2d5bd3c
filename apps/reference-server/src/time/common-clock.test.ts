import { afterEach, expect, test, vi } from "vitest";
import { silentLog } from "../ports.js";
import { createCommonClock } from "./common-clock.js";
import { manualClock } from "./manual-clock.js";

const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

/** A machine that is ahead of the database, which takes `trip` milliseconds to answer. */
async function open({ ahead, trip = 0 }: { readonly ahead: number; readonly trip?: number }) {
  vi.useFakeTimers();
  const machine = manualClock(1_000_000);
  const state = { ahead, trip, fails: false };
  const time = async (): Promise<number> => {
    if (state.fails) throw new Error("the database is away");
    machine.elapse(state.trip / 2);
    const now = machine.wall() - state.ahead;
    machine.elapse(state.trip / 2);
    return now;
  };
  const common = await createCommonClock({ machine, together: { time }, log: silentLog });
  const nextComparison = (): Promise<unknown> => vi.advanceTimersByTimeAsync(MINUTE);
  return { ...common, machine, state, nextComparison };
}

test("the time is that of the database, and goes on as the machine's", async () => {
  const { clock, machine } = await open({ ahead: 90_000, trip: 40 });
  expect([clock.wall(), clock.now()]).toEqual([machine.wall() - 90_000, machine.wall() - 90_000]);
  machine.elapse(7);
  expect(clock.wall()).toBe(machine.wall() - 90_000);
});

test.each([
  ["by less than half a second", { ahead: 400 }],
  ["by no more than the answer took", { ahead: 1_300, trip: 2_000 }],
])("a machine whose clock differs %s keeps its own time, which never steps", async (_, difference) => {
  const { clock, machine } = await open(difference);
  expect(clock.wall()).toBe(machine.wall());
});

test("a clock that is set while the server runs is noticed within a minute, and set right again too", async () => {
  const { clock, machine, state, nextComparison } = await open({ ahead: 0 });
  state.ahead = -5_000;
  await nextComparison();
  expect(clock.wall()).toBe(machine.wall() + 5_000);
  state.ahead = 0;
  await nextComparison();
  expect(clock.wall()).toBe(machine.wall());
});

test("what was found counts while the database is away", async () => {
  const { clock, machine, state, nextComparison } = await open({ ahead: 5_000 });
  state.fails = true;
  await nextComparison();
  expect(clock.wall()).toBe(machine.wall() - 5_000);
});

test("nothing is compared after the stop", async () => {
  const { clock, stop, machine, state, nextComparison } = await open({ ahead: 0 });
  stop();
  state.ahead = 5_000;
  await nextComparison();
  expect(clock.wall()).toBe(machine.wall());
});
