import { expect } from "vitest";
import type { Store } from "../../src/index.js";

const keys = Array.from({ length: 200 }, (_, index) => `subscription/${index + 1}`);

/** Lets several stores over one database claim and finish at once, and expects each task to be done once. */
export async function raceForClaims(stores: readonly Store[]): Promise<void> {
  const [first] = stores;
  await Promise.all(keys.map((key) => first?.enqueue({ key, cause: "event", dueAt: 0 })));

  const done = await Promise.all(
    stores.map(async (store, index) => {
      const mine: string[] = [];
      for (;;) {
        const claim = await store.claimNext({ owner: `owner-${index}`, now: 1, until: 1_000_000 });
        if (claim === undefined) return mine;
        mine.push(claim.key);
        expect(await store.settle(claim, { kind: "done", now: 2 })).toBe(true);
      }
    }),
  );

  expect(done.flat().sort()).toEqual([...keys].sort());
  expect(await first?.backlog(1000)).toBe(0);
}
