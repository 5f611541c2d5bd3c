import { expect, test } from "vitest";
import { ofCompany } from "../shares/owner.js";
import { ASKED } from "../shares/table.js";
import { createAsked } from "./asked.js";

const [many, few] = [ofCompany(1), ofCompany(2)];
const thousands = Array.from({ length: 10_000 }, (_, index) => index);

test("who asks for one event waits for nobody who asked for thousands before", () => {
  const asked = createAsked();
  asked.add(many, thousands);
  expect(asked.take()).toHaveLength(ASKED.each);
  asked.add(few, [20_000]);
  expect(asked.take().map(({ id }) => id)).toEqual([20_000]);
});

test("places that become free are given in turns", () => {
  const asked = createAsked();
  asked.add(many, thousands);
  asked.add(few, [20_000, 20_001, 20_002]);
  const first = asked.take();
  expect(first.map(({ id }) => id)).toEqual([0, 20_000, 1, 20_001, 2, 20_002, 3]);
  expect(asked.isReady()).toBe(false);
  first[0]?.done();
  expect(asked.isReady()).toBe(true);
  expect(asked.take().map(({ id }) => id)).toEqual([4]);
});

test("an event that is asked for twice is sent once, and one that is put back waits again", () => {
  const asked = createAsked();
  asked.add(many, [1, 1]);
  asked.add(few, [1]);
  const taken = asked.take();
  expect(taken.map(({ id }) => id)).toEqual([1]);
  taken[0]?.putBack();
  expect(asked.take().map(({ id }) => id)).toEqual([1]);
  expect(asked.isReady()).toBe(false);
});

test("never more are sent at a time than there are places", () => {
  const asked = createAsked();
  for (const company of [1, 2, 3, 4])
    asked.add(
      ofCompany(company),
      thousands.map((id) => id + company * 20_000),
    );
  expect(asked.take()).toHaveLength(ASKED.all);
  expect(asked.take()).toEqual([]);
});
