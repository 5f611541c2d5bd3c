import { expect, test } from "vitest";
import { concurrently } from "./metric-poller.js";

test("works run side by side, at most so many at a time, and their results are in order", async () => {
  let running = 0;
  let most = 0;
  const results = await concurrently([30, 10, 20, 5, 1], 2, async (milliseconds) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    running -= 1;
    return milliseconds * 2;
  });
  expect(results).toEqual([60, 20, 40, 10, 2]);
  expect(most).toBe(2);
});

test("no work is done at once", async () => {
  expect(await concurrently([], 4, async () => 1)).toEqual([]);
});
