import { expect, test } from "vitest";
import { printProgress } from "../support/progress.js";
import { fuzz } from "./fuzz/run.js";

// Two hundred worlds, each with its own seed, however long they take.
test("a hundred thousand strange requests break neither the contract nor the books", {
  timeout: 2 * 3_600_000,
}, async () => {
  let [done, found] = [0, 0];
  printProgress(() => ({ requests: done, findings: found }));
  const { findings, requests } = await fuzz({
    seed: 1,
    requests: 100_000,
    progress(count, { length }) {
      done = count;
      found = length;
    },
  });
  expect(requests).toBe(100_000);
  expect(findings).toEqual([]);
});
