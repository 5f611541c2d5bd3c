import { describe, expect, test, vi } from "vitest";
import type { Flaw } from "../../src/receivers/small/flaws.js";
import { certifyProgram } from "./certify-program.js";
import { fromSource, receiverFile } from "./receivers.js";

type Planted = readonly [flaw: Flaw, cause: string];

/** Flaws of a receiver in checking, removing and repeating, each with the cause that certify must name first. */
export const fewFlaws: readonly Planted[] = [
  ["trusts everybody", "not-verified"],
  ["signs what it parsed", "parsed-body"],
  ["ignores UNDEPLOY_SENT", "never-removes"],
  ["handles each event", "not-idempotent"],
];

/** The flaws above and all others. */
export const everyFlaw: readonly Planted[] = [
  ...fewFlaws,
  ["wants a number", "id-as-a-number"],
  ["waits for DELETED", "waits-for-deleted"],
  ["fails on what it does not know", "unknown-events"],
  ["wants metadata", "metadata-required"],
  ["signs what it wrote with spaces", "parsed-body"],
  ["parses first", "parsed-body"],
  ["refuses what it does not know", "unknown-events"],
];

/** Certifies the small receiver with each of these flaws. */
export function describeCauses(planted: readonly Planted[]): void {
  vi.setConfig({ maxConcurrency: 4, testTimeout: 900_000 });
  process.setMaxListeners(50);

  describe.concurrent("a whole run begins with the right cause:", () => {
    test.each(planted)("a receiver that '%s' has the cause %s", async (flaw, cause) => {
      const report = await certifyProgram({
        command: await fromSource(receiverFile("small/main.ts")),
        tenants: "/tenants",
        env: { SWEEP_SECONDS: "600", FLAW: flaw },
        patience: 15,
      });

      const [first] = report.causes;
      expect(first?.id, JSON.stringify(report.causes, null, 2)).toBe(cause);
      // The first cause explains most failures, so that nobody fixes one mistake in nine places.
      expect(first?.checks.length).toBeGreaterThanOrEqual(report.counts.failed / 2);
    });
  });
}
