import { expect, test } from "vitest";
import { fuzz } from "./fuzz/run.js";

// `npm run fuzz` runs longer, with other seeds, and says how to repeat what it finds.
test("no request, however strange, gets an answer that breaks the contract, or leaves the books wrong", {
  // Counts requests instead of seconds, because a busy machine is slow.
  timeout: 1_800_000,
}, async () => {
  const { findings, counts } = await fuzz({ seed: 20_260_131, requests: 2_500 });
  expect(findings).toEqual([]);
  const successes = [...counts].flatMap(([id, byStatus]) =>
    [200, 201, 204].some((status) => byStatus.has(status)) ? [id] : [],
  );
  // A fuzzer whose requests are all refused would find nothing either.
  expect(successes.length).toBeGreaterThan(110);
});
