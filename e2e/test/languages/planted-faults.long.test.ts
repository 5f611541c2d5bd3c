import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { certifyProgram } from "../certify/certify-program.js";
import { type Fault, faults, patches, plant } from "./planted-faults.js";
import { assertInstalled, languages, shownFolder } from "./programs.js";

vi.setConfig({ maxConcurrency: 4, testTimeout: 900_000 });
process.setMaxListeners(50);

/** A check for each of the causes that may be confused. A whole run of each receiver would take an hour. */
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

// The keys of a constant are its own names.
const planted = Object.entries(faults) as readonly [Fault, string][];
const cases = languages.flatMap((language) =>
  planted.map(([fault, cause]) => [language.name, fault, { language, cause }] as const),
);

describe.concurrent("certify begins with the right cause for a receiver in", () => {
  test.each(cases)("%s that %s", async (name, fault, { language, cause }) => {
    assertInstalled(language);
    const folder = await mkdtemp(join(tmpdir(), "fault-"));
    try {
      const names = [language.receiver, language.application];
      const shown = await Promise.all(
        names.map((file) => readFile(join(shownFolder(language), file), "utf8")),
      );
      const planted = plant(shown, patches[name]?.[fault] ?? []);
      await Promise.all(planted.map((text, at) => writeFile(join(folder, names[at] ?? ""), text)));

      const report = await certifyProgram({
        command: language.command(folder, folder),
        tenants: "/tenants",
        patience: fault === "answers late" ? 120 : 15,
        only,
      });

      expect(report.causes[0]?.id, JSON.stringify(report.causes, null, 2)).toBe(cause);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
