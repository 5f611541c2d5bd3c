import { describe, expect, test, vi } from "vitest";
import type { Flaw } from "../../src/receivers/small/flaws.js";
import { certifyProgram } from "./certify-program.js";
import { fromSource, receiverFile } from "./receivers.js";

vi.setConfig({ maxConcurrency: 4, testTimeout: 900_000 });
process.setMaxListeners(50);

/** What a receiver does wrong, and the cause with which certify must begin. */
const planted: readonly (readonly [flaw: Flaw, cause: string])[] = [
  ["signs what it wrote with spaces", "parsed-body"],
  ["wants a number", "id-as-a-number"],
  ["ignores UNDEPLOY_SENT", "never-removes"],
  ["waits for DELETED", "waits-for-deleted"],
  ["trusts everybody", "not-verified"],
  ["signs what it parsed", "parsed-body"],
  ["parses first", "parsed-body"],
  ["fails on what it does not know", "unknown-events"],
  ["refuses what it does not know", "unknown-events"],
  ["handles each event", "not-idempotent"],
  ["wants metadata", "metadata-required"],
];

describe.concurrent("a whole run begins with the right cause:", () => {
  // Those that wait longest are the first, so that the others are done beside them.
  test("a receiver that answers late has one finding, and every other check passes", async () => {
    const report = await certifyProgram({
      command: await fromSource(receiverFile("small/main.ts")),
      tenants: "/tenants",
      env: { SWEEP_SECONDS: "600", DELAY_SECONDS: "7" },
      patience: 60,
    });

    expect(report.causes.map(({ checks }) => checks)).toEqual([["answers-that-come-soon"]]);
    const [, longest] = /took more than 5 s, the longest ([\d.]+) s/.exec(report.causes[0]?.seen ?? "") ?? [];
    expect(Number(longest)).toBeGreaterThanOrEqual(7);
  });

  test.each(planted)("a receiver that '%s' has the cause %s", async (flaw, cause) => {
    const report = await certifyProgram({
      command: await fromSource(receiverFile("small/main.ts")),
      tenants: "/tenants",
      env: { SWEEP_SECONDS: "600", FLAW: flaw },
      patience: 15,
    });

    const [first] = report.causes;
    expect(first?.id, JSON.stringify(report.causes, null, 2)).toBe(cause);
    // It explains most of what failed, so that nobody mends the same thing at nine places.
    expect(first?.checks.length).toBeGreaterThanOrEqual(report.counts.failed / 2);
  });
});
