import { idOf, type Rule } from "@syndikit/conformance";
import { describe, expect, test, vi } from "vitest";
import { type Flaw, flaws } from "../../src/receivers/small/flaws.js";
import { certifyProgram, failuresOf, needsTenants, notRun } from "./certify-program.js";
import { findings } from "./findings.js";
import { exampleFile, fromSource, receiverFile } from "./receivers.js";

// Receivers spend their time waiting: for locks of processes that were killed, and for pauses between attempts.
vi.setConfig({ maxConcurrency: 16, testTimeout: 900_000 });
// Each run hears when this process ends, so as to end its receiver too.
process.setMaxListeners(50);

describe.concurrent("certify passes an example:", () => {
  test.each([
    ["smallest-receiver", { path: "/events" }],
    ["express", { path: "/marketplace/events" }],
    ["usage-metrics", { path: "/events", env: { METRIC_KEY: "known-to-the-marketplace-only" } }],
  ])("%s, as far as it shows itself", async (name, settings) => {
    const report = await certifyProgram({ command: await fromSource(exampleFile(name)), ...settings });

    expect(failuresOf(report)).toEqual([]);
    expect(notRun(report).toSorted()).toEqual(["a-lost-event", ...needsTenants].toSorted());
  });

  test("acme-notes, which signs in with a password and shows its tenants", async () => {
    const report = await certifyProgram({
      command: await fromSource(exampleFile("acme-notes")),
      tenants: "/tenants",
    });

    expect(failuresOf(report)).toEqual([]);
    expect(notRun(report)).toEqual(["a-lost-event"]);
  });
});

describe.concurrent("certify passes in every check a receiver that is", () => {
  test.each([
    ["node:http alone", async () => `exec node "${receiverFile("plain-node/main.mjs")}"`],
    ["Python's standard library alone", async () => `exec python3 "${receiverFile("python/main.py")}"`],
    ["the small one of the conformance tests", () => fromSource(receiverFile("small/main.ts"))],
  ])("%s", async (_, commandOf) => {
    const report = await certifyProgram({
      command: await commandOf(),
      tenants: "/tenants",
      sweep: 3,
      env: { SWEEP_SECONDS: "3" },
    });

    expect(failuresOf(report)).toEqual([]);
    expect(notRun(report)).toEqual([]);
    expect(report.verdict).toBe("passed");
  });
});

describe.concurrent("certify finds the flaw", () => {
  // The keys of a constant are its own names.
  test.each(Object.entries(findings) as [Flaw, Rule][])("'%s' by %s", async (flaw, rule) => {
    const report = await certifyProgram({
      command: await fromSource(receiverFile("small/main.ts")),
      tenants: "/tenants",
      sweep: 3,
      // A receiver that looks by itself mends what some flaws break, before it can be seen.
      env: { SWEEP_SECONDS: flaw === "never looks by itself" ? "3" : "600", FLAW: flaw },
      // A state that is never reached is waited for in vain, for all that time. The other flaws show in what a receiver
      // does, and a busy machine may need long until it does it.
      patience: rule === "the state" ? 5 : 40,
      only: [idOf({ name: flaws[flaw] })],
    });

    expect(report.verdict).toBe("failed");
    expect(report.checks[0]?.findings.map((finding) => finding.rule)).toContain(rule);
    expect(report.checks[0]?.remedy).toBeTruthy();
  });
});
