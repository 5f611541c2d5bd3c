import { expect, test } from "vitest";
import { orderBasic, terminate } from "./life.js";
import { openLoop } from "./loop.js";

const LOOPS = 200;

// A smoke test: hundreds of whole lives in a row show whether anything piles up. The rate is printed, but not checked.
test(`${LOOPS} subscriptions live and end one after another`, async () => {
  const loop = await openLoop();
  const start = performance.now();
  for (let count = 0; count < LOOPS; count += 1) await terminate(loop, await orderBasic(loop));
  const seconds = (performance.now() - start) / 1000;
  console.info(`${(LOOPS / seconds).toFixed(0)} loops a second: ${LOOPS} in ${seconds.toFixed(1)} s`);
  expect(new Set(loop.tenants.made).size).toBe(LOOPS);
  expect(loop.tenants.made).toHaveLength(LOOPS);
  expect(loop.tenants.removed).toEqual(loop.tenants.made);
});
