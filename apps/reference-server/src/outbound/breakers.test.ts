import { expect, test } from "vitest";
import { createBreakers } from "./breakers.js";
import type { Lane } from "./lane.js";

const LANE: Lane = { vendor: 1, endpoint: "https://slow.example/events", host: "slow.example" };

function open() {
  let elapsed = 0;
  const breakers = createBreakers(() => elapsed);
  return {
    breakers,
    pass: (milliseconds: number) => {
      elapsed += milliseconds;
    },
    timeOut: (times: number) => {
      for (let count = 0; count < times; count += 1) breakers.note(LANE, "timeout");
    },
  };
}

test("an endpoint rests after five time-outs in a row, and may then be tried", () => {
  const { breakers, timeOut, pass } = open();
  timeOut(4);
  expect(breakers.rest(LANE)).toBeUndefined();
  timeOut(1);
  expect(breakers.rest(LANE)).toEqual({ timeouts: 5, left: 30_000 });
  expect(breakers.putAside()).toEqual([{ lane: LANE, left: 30_000 }]);
  pass(30_000);
  expect(breakers.putAside()).toEqual([{ lane: LANE, left: 0 }]);
});

test("a try that times out doubles the rest, up to a quarter of an hour", () => {
  const { breakers, timeOut, pass } = open();
  timeOut(5);
  const rests = [];
  for (let count = 0; count < 6; count += 1) {
    pass(breakers.rest(LANE)?.left ?? 0);
    timeOut(1);
    rests.push(breakers.rest(LANE)?.left);
  }
  expect(rests).toEqual([60_000, 120_000, 240_000, 480_000, 900_000, 900_000]);
});

test("time-outs of calls that were in flight when the rest began do not prolong it", () => {
  const { breakers, timeOut } = open();
  timeOut(9);
  expect(breakers.rest(LANE)).toEqual({ timeouts: 9, left: 30_000 });
});

test("any answer makes an endpoint usual again", () => {
  const { breakers, timeOut } = open();
  timeOut(5);
  breakers.note(LANE, "answer");
  expect(breakers.rest(LANE)).toBeUndefined();
  expect(breakers.putAside()).toEqual([]);
});

test("neither another vendor's same endpoint rests, nor another one on the same host", () => {
  const { breakers, timeOut } = open();
  timeOut(5);
  expect(breakers.rest({ ...LANE, vendor: 2 })).toBeUndefined();
  expect(breakers.rest({ ...LANE, endpoint: "https://slow.example/other" })).toBeUndefined();
});
