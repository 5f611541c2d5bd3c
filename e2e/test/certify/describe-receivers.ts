import { idOf, type Rule } from "@syndikit/conformance";
import { describe, expect, test, vi } from "vitest";
import { type Flaw, flaws } from "../../src/receivers/small/flaws.js";
import {
  certifyProgram,
  failuresOf,
  needsTenants,
  notRun,
  type ProgramToCertify,
} from "./certify-program.js";
import { findings } from "./findings.js";
import { exampleFile, fromSource, receiverFile } from "./receivers.js";

interface Receiver {
  readonly name: string;
  readonly command: () => string | Promise<string>;
  readonly settings: Omit<ProgramToCertify, "command">;
  /** The checks that are not run with these settings. */
  readonly leftOut: readonly string[];
}

/** An example of the repository, as far as it shows itself. */
const example = (name: string, settings: Receiver["settings"]): Receiver => ({
  name: `the example ${name}`,
  command: () => fromSource(exampleFile(name)),
  settings,
  leftOut: settings.tenants === undefined ? ["a-lost-event", ...needsTenants] : ["a-lost-event"],
});

/** A receiver that shows its tenants, and looks by itself every three seconds: no check is left out. */
const complete = (name: string, command: Receiver["command"]): Receiver => ({
  name,
  command,
  settings: { tenants: "/tenants", sweep: 3, env: { SWEEP_SECONDS: "3" } },
  leftOut: [],
});

/** With the kit, with little of it, and without it. */
export const fewReceivers: readonly Receiver[] = [
  example("acme-notes", { tenants: "/tenants" }),
  example("smallest-receiver", { path: "/events" }),
  complete("the small one of the conformance tests", () => fromSource(receiverFile("small/main.ts"))),
];

/** Those, and all others. */
export const everyReceiver: readonly Receiver[] = [
  ...fewReceivers,
  example("express", { path: "/marketplace/events" }),
  example("usage-metrics", { path: "/events", env: { METRIC_KEY: "known-to-the-marketplace-only" } }),
  complete("node:http alone", () => `exec node "${receiverFile("plain-node/main.mjs")}"`),
  complete("Python's standard library alone", () => `exec python3 "${receiverFile("python/main.py")}"`),
];

/** Certifies each of these receivers, which are right. */
export function describeReceivers(receivers: readonly Receiver[]): void {
  patiently();
  describe.concurrent("certify passes", () => {
    const named = receivers.map((receiver) => [receiver.name, receiver] as const);
    test.each(named)("%s", async (_, { command, settings, leftOut }) => {
      const report = await certifyProgram({ command: await command(), ...settings });

      expect(failuresOf(report)).toEqual([]);
      expect(notRun(report).toSorted()).toEqual(leftOut.toSorted());
      expect(report.verdict).toBe(settings.tenants === undefined ? "incomplete" : "passed");
    });
  });
}

type Planted = readonly [flaw: Flaw, rule: Rule];

// The keys of a constant are its own names.
export const everyFlaw = Object.entries(findings) as readonly Planted[];

/** For each rule the first flaw that breaks it. `flaws.test.ts` tries all of them in this process. */
export const oneOfEachRule: readonly Planted[] = everyFlaw.filter(
  ([, rule], at) => everyFlaw.findIndex(([, other]) => other === rule) === at,
);

/** Certifies the small receiver with each of these flaws, in the scenario where it must show. */
export function describeFlaws(planted: readonly Planted[]): void {
  patiently();
  describe.concurrent("certify finds the flaw", () => {
    test.each(planted)("'%s' by %s", async (flaw, rule) => {
      const report = await certifyProgram({
        command: await fromSource(receiverFile("small/main.ts")),
        tenants: "/tenants",
        sweep: 3,
        // A receiver that looks by itself mends what some flaws break, before it can be seen.
        env: { SWEEP_SECONDS: flaw === "never looks by itself" ? "3" : "600", FLAW: flaw },
        // A state that is never reached is waited for in vain, for all that time. The other flaws show in what a
        // receiver does, and a busy machine may need long until it does it.
        patience: rule === "the state" ? 5 : 40,
        only: [idOf({ name: flaws[flaw] })],
      });

      expect(report.verdict).toBe("failed");
      expect(report.checks[0]?.findings.map((finding) => finding.rule)).toContain(rule);
      expect(report.checks[0]?.remedy).toBeTruthy();
    });
  });
}

/** Receivers spend their time waiting: for locks of processes that were killed, and for pauses between attempts. */
function patiently(): void {
  vi.setConfig({ maxConcurrency: 16, testTimeout: 900_000 });
  // Each run hears when this process ends, so as to end its receiver too.
  process.setMaxListeners(50);
}
