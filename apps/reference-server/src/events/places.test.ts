import { expect, test } from "vitest";
import { createPlaces } from "./places.js";

const LANE = { vendor: 1, host: "slow.example" };

function open() {
  let elapsed = 0;
  const places = createPlaces({ concurrency: 32, perHost: 4, elapsed: () => elapsed });
  return {
    places,
    pass: (milliseconds: number) => {
      elapsed += milliseconds;
    },
    ends: (outcome: "TIMEOUT" | "DELIVERED" | "STATUS" | "INTERRUPTED", lane = LANE) => {
      places.take(lane);
      places.giveBack(lane, outcome);
    },
  };
}

test("a host is put aside after five time-outs in a row, and then tried by one probe", () => {
  const { places, ends, pass } = open();
  for (let count = 0; count < 4; count += 1) ends("TIMEOUT");
  expect(places.rest(LANE)).toBeUndefined();
  ends("TIMEOUT");
  expect(places.rest(LANE)).toEqual({ timeouts: 5, left: 30_000 });
  expect(places.claimable()).toMatchObject({ resting: [LANE], probing: [] });
  pass(30_000);
  expect(places.claimable()).toMatchObject({ resting: [], probing: [LANE] });
  places.take(LANE);
  expect(places.claimable()).toMatchObject({ resting: [LANE], probing: [] });
});

test("a probe that times out doubles the rest, up to a quarter of an hour", () => {
  const { places, ends, pass } = open();
  for (let count = 0; count < 5; count += 1) ends("TIMEOUT");
  const rests = [];
  for (let count = 0; count < 6; count += 1) {
    pass(places.rest(LANE)?.left ?? 0);
    ends("TIMEOUT");
    rests.push(places.rest(LANE)?.left);
  }
  expect(rests).toEqual([60_000, 120_000, 240_000, 480_000, 900_000, 900_000]);
});

test("time-outs of deliveries that were in flight when the rest began do not prolong it", () => {
  const { places, ends } = open();
  for (let count = 0; count < 9; count += 1) ends("TIMEOUT");
  expect(places.rest(LANE)).toEqual({ timeouts: 9, left: 30_000 });
});

test("any answer, also a failure, makes a host usual again; what the service interrupted says nothing", () => {
  const { places, ends, pass } = open();
  for (let count = 0; count < 5; count += 1) ends("TIMEOUT");
  pass(30_000);
  ends("INTERRUPTED");
  expect(places.claimable().probing).toEqual([LANE]);
  ends("STATUS");
  expect(places.rest(LANE)).toBeUndefined();
  expect(places.claimable()).toMatchObject({ resting: [], probing: [] });
});

test("another vendor's silent path on a host does not put the host aside for everybody", () => {
  const { places, ends } = open();
  for (let count = 0; count < 5; count += 1) ends("TIMEOUT");
  expect(places.rest({ ...LANE, vendor: 2 })).toBeUndefined();
});

test("the share of a vendor whose hosts hang shrinks to one place, and grows again with answers", () => {
  const { places, ends } = open();
  const shares = [];
  for (let host = 0; host < 6; host += 1) {
    ends("TIMEOUT", { vendor: 1, host: `${host}.example` });
    shares.push(places.claimable().shares.get(1));
  }
  expect(shares).toEqual([8, 4, 2, 1, 1, 1]);
  for (let answer = 0; answer < 15; answer += 1) ends("DELIVERED", { vendor: 1, host: "good.example" });
  expect(places.claimable().shares.size).toBe(0);
});
