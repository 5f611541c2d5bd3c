import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { certifyProgram } from "../certify/certify-program.js";
import { type Fault, faults, patches, plant } from "./planted-faults.js";
import { assertInstalled, languages, shownFolder } from "./programs.js";

/**
 * One check for each cause that could be confused with another. Running every check for every receiver would take an
 * hour.
 */
const only = [
  "one-event-for-a-paid-order",
  "the-same-event-twice",
  "a-termination",
  "an-event-without-a-signature",
  "an-event-signed-by-somebody-else",
  "a-signed-event-with-different-formatting",
  "signed-bytes-that-are-not-an-event",
  "events-of-unknown-entities-and-types",
  "an-event-without-metadata",
  "answers-that-come-soon",
];

type Planted = readonly [language: string, fault: Fault];

// The object is a constant, so its keys are exactly those of its type.
const names = Object.keys(faults) as readonly Fault[];

/** Each fault in each language. */
export const everyFault: readonly Planted[] = languages.flatMap(({ name }) =>
  names.map((fault) => [name, fault] as const),
);

/** Each fault once, in turn through the languages. */
export const oneOfEach: readonly Planted[] = names.map((fault, at) => [
  languages[at % languages.length]?.name ?? "",
  fault,
]);

/** Plants each fault in the receiver of its language, and certifies that receiver. */
export function describePlantedFaults(planted: readonly Planted[]): void {
  vi.setConfig({ maxConcurrency: 4, testTimeout: 900_000 });
  process.setMaxListeners(50);

  describe.concurrent("certify begins with the right cause for a receiver in", () => {
    test.each(planted)("%s that %s", async (name, fault) => {
      const language = languages.find((each) => each.name === name);
      if (language === undefined) throw new Error(`Nobody has written a receiver in ${name}.`);
      assertInstalled(language);
      const folder = await mkdtemp(join(tmpdir(), "fault-"));
      try {
        const files = [language.receiver, language.application];
        const shown = await Promise.all(
          files.map((file) => readFile(join(shownFolder(language), file), "utf8")),
        );
        const faulty = plant(shown, patches[name]?.[fault] ?? []);
        await Promise.all(faulty.map((text, at) => writeFile(join(folder, files[at] ?? ""), text)));

        const report = await certifyProgram({
          command: language.command(folder, folder),
          tenants: "/tenants",
          patience: fault === "answers late" ? 120 : 15,
          only,
        });

        expect(report.causes[0]?.id, JSON.stringify(report.causes, null, 2)).toBe(faults[fault]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}
