import { describe, test } from "vitest";
import { type OpenStore, sharedStoreCases, storeCases } from "../src/store/conformance.js";

/** What every store must do; and what it must do when several processes share it. */
export function describeStore(name: string, open: OpenStore, { isShared = true } = {}): void {
  describe(`${name}: the store port`, () => {
    for (const { name: claim, run } of storeCases) test(claim, () => run(open));
  });
  if (!isShared) return;
  describe(`${name}: the store port, of several processes`, () => {
    for (const { name: claim, run } of sharedStoreCases) test(claim, () => run(open));
  });
}
