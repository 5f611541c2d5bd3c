import { afterAll, beforeAll } from "vitest";
import { describeContract } from "./describe-contract.js";
import { openReferenceTarget, type ReferenceTarget } from "./reference-target.js";

let target: ReferenceTarget;
beforeAll(async () => {
  target = await openReferenceTarget();
});
afterAll(() => target.marketplace.close());

describeContract("the reference server", () => target);
