// The databases of releases: a folder for each version.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Answers } from "./answers.js";

const here = fileURLToPath(new URL(".", import.meta.url));

/** The folders of all releases, by version. */
export const releases: readonly (readonly [version: string, folder: string])[] = readdirSync(here, {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, join(here, name)] as const);

/** A copy of the SQLite file, which a test may change. */
export function unpack(folder: string): { readonly file: string; remove(): void } {
  const copies = mkdtempSync(join(tmpdir(), "release-"));
  const file = join(copies, "marketplace.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(join(folder, "marketplace.sqlite.gz"))), { mode: 0o600 });
  return { file, remove: () => rmSync(copies, { recursive: true, force: true }) };
}

/** The statements that make the PostgreSQL database. */
export function readDump(folder: string): string {
  return readFileSync(join(folder, "marketplace.sql"), "utf8");
}

export interface Recorded {
  /** What the release itself answered before it played on. It never changes. */
  readonly before: Answers;
  /** What it comes to when the story is played on. It changes when a rule does. */
  readonly after: Answers;
}

export function readAnswers(folder: string): Recorded {
  const read = (name: string): Answers => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return { before: read("answers.json"), after: read("played-on.json") };
}

/** One answer a line, so that a change is seen in a diff. */
export function writeAnswers(folder: string, { before, after }: Partial<Recorded>): void {
  const lines = (answers: Answers): string => {
    const entries = Object.entries(answers).map(
      ([path, answer]) => `${JSON.stringify(path)}: ${JSON.stringify(answer)}`,
    );
    return `{\n${entries.join(",\n")}\n}\n`;
  };
  if (before !== undefined) writeFileSync(join(folder, "answers.json"), lines(before));
  if (after !== undefined) writeFileSync(join(folder, "played-on.json"), lines(after));
}
