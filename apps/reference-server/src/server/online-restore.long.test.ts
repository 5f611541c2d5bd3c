import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../store/sqlite/open.js";
import { notifications } from "../store/tables/account.js";
import { backupDatabase } from "./commands.js";

const NODE = ["--conditions=@syndikit/source", "--import", "tsx"];
const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** Rows of each of the two states: so many that a restore takes a while. */
const ROWS = 60_000;

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

/** How often each message is there. */
function states(database: string): Record<string, number> {
  const client = new Database(database, { readonly: true });
  const rows = client.prepare("select message, count(*) as rows from notifications group by message").all();
  client.close();
  return Object.fromEntries(
    (rows as { message: string; rows: number }[]).map((row) => [row.message, row.rows]),
  );
}

async function serve(database: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...NODE, main, "--port", "0", "--json", "--database", database], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return child;
}

/** Resolves when it is true. */
async function until(claim: () => boolean): Promise<void> {
  while (!claim()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("a kill while a server takes a backup in leaves all of the one state, or all of the other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-online-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  const first = await serve(database);
  first.kill("SIGTERM");
  await new Promise((resolve) => first.once("close", resolve));
  await fill(database, "backup");
  await backupDatabase(database, backup);
  const seen: string[] = [];
  for (const delay of [0, 40, 120, 250, 500, 1_000]) {
    await fill(database, "now");
    const child = await serve(database);
    const command = spawn(process.execPath, [...NODE, main, "restore", backup, "--database", database]);
    onTestFinished(() => void command.kill("SIGKILL"));
    const ended = new Promise((resolve) => command.once("close", resolve));
    await until(() => existsSync(`${database}.restore-taken`));
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("close", resolve));
    const store = openSqlite({ file: database });
    await store.close();
    const state = states(database);
    expect([{ backup: ROWS }, { now: ROWS }]).toContainEqual(state);
    seen.push(...Object.keys(state));
    // The next start tells the command, which waits for it.
    const next = await serve(database);
    await ended;
    next.kill("SIGTERM");
    await new Promise((resolve) => next.once("close", resolve));
  }
  expect(seen).toContain("now");
});
