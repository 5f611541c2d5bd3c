import type Database from "better-sqlite3";
import { ensureKept, type KeptTables } from "./kept-tables.js";
import { keptLanes } from "./lanes.js";
import { keptListedUsers } from "./listed-users.js";
import { keptTexts } from "./searched-texts.js";

const kept: readonly KeptTables[] = [keptLanes, keptListedUsers, ...keptTexts];

/** The names of the tables that are kept by triggers. */
export const keptByTriggers: readonly string[] = kept.flatMap(({ names }) => names);

export function ensureKeptByTriggers(client: Database.Database): void {
  for (const tables of kept) ensureKept(client, tables);
}

/**
 * Drops the triggers, so that {@link ensureKeptByTriggers} makes the tables anew. For very many rows that is sooner done
 * than row by row.
 */
export function dropTriggers(client: Database.Database): void {
  for (const { triggers } of kept) {
    for (const name of Object.keys(triggers)) client.exec(`drop trigger if exists main.${name}`);
  }
}
