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

/** An example of the repository. The checks of its tenants run only if it lists them. */
const example = (name: string, settings: Receiver["settings"]): Receiver => ({
  name: `the example ${name}`,
  command: () => fromSource(exampleFile(name)),
  settings,
  leftOut: settings.tenants === undefined ? ["a-lost-event", ...needsTenants] : ["a-lost-event"],
});

/** A receiver that lists its tenants and polls every three seconds, so that no check is left out. */
const complete = (name: string, command: Receiver["command"]): Receiver => ({
  name,
  command,
  settings: { tenants: "/tenants", sweep: 3, env: { SWEEP_SECONDS: "3" } },
  leftOut: [],
});

/** Receivers that use the kit, part of it, or none of it. */
export const fewReceivers: readonly Receiver[] = [
  example("acme-notes", { tenants: "/tenants" }),
  example("smallest-receiver", { path: "/events" }),
  complete("the small one of the conformance tests", () => fromSource(receiverFile("small/main.ts"))),
];

/** The receivers above and all others. */
export const everyReceiver: readonly Receiver[] = [
  ...fewReceivers,
  example("express", { path: "/marketplace/events" }),
  example("usage-metrics", { path: "/events", env: { METRIC_KEY: "known-to-the-marketplace-only" } }),
  complete("node:http alone", () => `exec node "${receiverFile("plain-node/main.mjs")}"`),
  complete("Python's standard library alone", () => `exec python3 "${receiverFile("python/main.py")}"`),
];

/** Certifies these receivers, all of which are correct. */
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

// The object is a constant, so its keys are exactly those of its type.
export const everyFlaw = Object.entries(findings) as readonly Planted[];

/** The first flaw that breaks each rule. `flaws.test.ts` tries all flaws in this process. */
export const oneOfEachRule: readonly Planted[] = everyFlaw.filter(
  ([, rule], at) => everyFlaw.findIndex(([, other]) => other === rule) === at,
);

/** Certifies the small receiver with each of these flaws, using only the scenario that must detect it. */
export function describeFlaws(planted: readonly Planted[]): void {
  patiently();
  describe.concurrent("certify finds the flaw", () => {
    test.each(planted)("'%s' by %s", async (flaw, rule) => {
      const report = await certifyProgram({
        command: await fromSource(receiverFile("small/main.ts")),
        tenants: "/tenants",
        sweep: 3,
        // A receiver that polls would repair the damage of some flaws before certify can see it.
        env: { SWEEP_SECONDS: flaw === "never looks by itself" ? "3" : "600", FLAW: flaw },
        // certify waits the whole time for a state that is never reached, so keep that short. The other flaws show in
        // what the receiver does, which may take long on a busy machine.
        patience: rule === "the state" ? 5 : 40,
        only: [idOf({ name: flaws[flaw] })],
      });

      expect(report.verdict).toBe("failed");
      expect(report.checks[0]?.findings.map((finding) => finding.rule)).toContain(rule);
      expect(report.checks[0]?.remedy).toBeTruthy();
    });
  });
}

/** Runs many at once, because receivers mostly wait: for the locks of killed processes, and between attempts. */
function patiently(): void {
  vi.setConfig({ maxConcurrency: 16, testTimeout: 900_000 });
  // Each run listens for the end of this process, to stop its receiver.
  process.setMaxListeners(50);
}
