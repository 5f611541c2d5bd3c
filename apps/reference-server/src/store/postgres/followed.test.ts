import { expect, test } from "vitest";
import { Followed, type SettingRow } from "./followed.js";

/** A `Followed` with a listener that records values, and rows as the database returns them. */
function open() {
  const followed = new Followed();
  const told: unknown[] = [];
  followed.add(["clockOffset"], (settings) => told.push(settings.get("clockOffset")));
  const rows = (snapshot: string, value: number): SettingRow[] => [
    [null, snapshot, false],
    ["clockOffset", String(value), null],
  ];
  return { followed, told, rows };
}

test("an answer that is older than the last one is not told, in whichever order they were asked for", () => {
  const { followed, told, rows } = open();
  const [first, second, third] = [followed.ask(), followed.ask(), followed.ask()];
  second(rows("10:14:11,12", 2));
  // One more transaction had ended, although the next number is the same.
  first(rows("12:14:12", 3));
  third(rows("10:13:11,12", 1));
  expect(told).toEqual([2, 3]);
});

test("what was asked for before this process wrote is not told after it", () => {
  const { followed, told, rows } = open();
  const before = followed.ask();
  followed.written();
  before(rows("10:10:", 1));
  followed.ask()(rows("11:11:", 2));
  expect(told).toEqual([2]);
});

test("a standby that takes over is believed, though it missed the last transactions", () => {
  const { followed, told, rows } = open();
  followed.ask()(rows("12:12:", 1));
  followed.forget();
  followed.ask()(rows("10:10:", 2));
  expect(told).toEqual([1, 2]);
});

test("a listener is told with the settings whether everything is being replaced", () => {
  const followed = new Followed();
  const told: boolean[] = [];
  followed.add(["clockOffset"], (_, isBeingReplaced) => told.push(isBeingReplaced));
  followed.ask()([[null, "10:10:", true]]);
  followed.ask()([[null, "11:11:", false]]);
  expect(told).toEqual([true, false]);
});

test("nothing is asked for while nobody follows", () => {
  expect(new Followed().statement).toBeUndefined();
});
