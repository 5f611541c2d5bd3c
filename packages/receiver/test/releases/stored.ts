// The stores of releases: a folder for each version.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { PlayedOn } from "./play-on.js";

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
  const file = join(copies, "receiver.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(join(folder, "receiver.sqlite.gz"))));
  return { file, remove: () => rmSync(copies, { recursive: true, force: true }) };
}

/** The statements that make the PostgreSQL tables. */
export function readDump(folder: string): string {
  return readFileSync(join(folder, "receiver.sql"), "utf8");
}

/** What it came to when the store was played on. It changes when a rule does. */
export function readPlayedOn(folder: string): PlayedOn {
  return JSON.parse(readFileSync(join(folder, "played-on.json"), "utf8"));
}

export function writePlayedOn(folder: string, played: PlayedOn): void {
  writeFileSync(join(folder, "played-on.json"), `${JSON.stringify(played, undefined, 1)}\n`);
}
