import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../store/sqlite/open.js";
import { notifications } from "../store/tables/account.js";
import { backupDatabase } from "./commands.js";
import { openReferenceServer } from "./create.js";

const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** Rows in each of the two states: enough for a restore to take a while. */
const ROWS = 60_000;

/** Milliseconds between the start of a restore and the kill. */
const DELAYS = [0, 50, 150, 400, 1_500];

async function fill(database: string, message: string): Promise<void> {
  const store = openSqlite({ file: database, durability: "fast" });
  await store.write(async (tx) => {
    await tx.delete(notifications);
    for (let count = 0; count < ROWS; count += 1_000) {
      await tx.insert(notifications).values(Array.from({ length: 1_000 }, () => ({ message })));
    }
  });
  await store.close();
}

/** How many rows there are of each message, after the database was opened once to recover. */
async function stateOf(database: string): Promise<Record<string, number>> {
  await openSqlite({ file: database }).close();
  const client = new Database(database, { readonly: true });
  const rows = client
    .prepare<[], { message: string; rows: number }>(
      "select message, count(*) as rows from notifications group by message",
    )
    .all();
  client.close();
  return Object.fromEntries(rows.map(({ message, rows }) => [message, rows]));
}

async function serve(database: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main, "--port", "0", "--json", "--database", database], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return child;
}

test("a kill while a server takes a backup in leaves all of the one state, or all of the other", {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-online-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  await (await openReferenceServer({ database, passwordCost: 4 })).close();
  await fill(database, "backup");
  await backupDatabase(database, backup);
  const seen = new Set<string>();
  for (const delay of DELAYS) {
    await fill(database, "now");
    const child = await serve(database);
    const ended = new Promise((resolve) => child.once("close", resolve));
    // Puts it there as the command does.
    copyFileSync(backup, `${database}.copy`);
    renameSync(`${database}.copy`, `${database}.restore`);
    while (existsSync(`${database}.restore`)) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill("SIGKILL");
    await ended;
    const state = await stateOf(database);
    expect([{ backup: ROWS }, { now: ROWS }]).toContainEqual(state);
    for (const message of Object.keys(state)) seen.add(message);
  }
  expect(seen).toContain("now");
});
