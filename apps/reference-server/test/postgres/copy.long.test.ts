import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { getTableName } from "drizzle-orm";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../../src/errors.js";
import { copyDatabase } from "../../src/server/copy.js";
import { openReferenceServer } from "../../src/server/create.js";
import { StoreInUse } from "../../src/store/port.js";
import { openPostgres } from "../../src/store/postgres/open.js";
import { tables } from "../../src/store/postgres/schema.js";
import { openMemory } from "../../src/store/sqlite/connection.js";
import { openSqlite } from "../../src/store/sqlite/open.js";
import { auditEntries } from "../../src/store/tables/audit.js";
import { execute } from "../replicas/cluster.js";
import { judgeDatabase } from "../robustness/fuzz/judge-store.js";
import { fuzz } from "../robustness/fuzz/run.js";
import { demoLogin, startMarketplace } from "../robustness/torture/process.js";
import { runProgram, startProgram } from "../support/program.js";
import { liveWholeLife, sendAs } from "../support/whole-life.js";
import { freshDatabase, freshFile, rowsOf } from "./databases.js";

/** A database with the demo, in a file. */
async function demoFile(): Promise<string> {
  const file = freshFile();
  const server = await openReferenceServer({ database: file, passwordCost: 4, durability: "fast" });
  await server.close();
  return file;
}

test("what a fuzzed marketplace has written goes to PostgreSQL and back, and every row is the same", async () => {
  const file = freshFile();
  const { findings } = await fuzz({
    seed: 17,
    requests: 600,
    worldSize: 600,
    leaving: ({ server }) => server.store.backup(file),
  });
  expect(findings).toEqual([]);
  const [url, back] = [await freshDatabase(), freshFile()];
  const there = await copyDatabase({ from: file, to: url });
  const again = await copyDatabase({ from: url, to: back });
  expect(rowsOf(back)).toEqual(rowsOf(file));
  expect([again.rows, again.books]).toEqual([there.rows, there.books]);
  const filled = Object.values(there.rows).filter((rows) => rows > 0);
  expect(filled.length).toBeGreaterThanOrEqual(20);
});

test("a marketplace that has lived goes on where it was: time, sessions, secrets, identifiers, snapshots", async () => {
  const file = freshFile();
  const first = await startMarketplace({ database: file, args: ["--log-level", "error"] });
  const secret = { notificationSecretToken: "a secret of the vendor", syndicationEndpoints: [] };
  await sendAs(first.call, "vendor", ["PUT", "product/1", secret]);
  await liveWholeLife(first.call);
  await sendAs(first.call, "admin", ["POST", "sandbox/snapshots", { name: "lived" }]);
  const login = await first.call({ method: "GET", path: "login?expire=false", headers: demoLogin("vendor") });
  const token = { "CMW-Auth-Token": String(login.body) };
  const before = await first.call({ method: "GET", path: "sandbox/clock", headers: demoLogin("admin") });
  const orders = await first.call({ method: "GET", path: "order", headers: demoLogin("admin") });
  expect(await first.stop()).toBe(0);

  const url = await freshDatabase();
  const { code, stdout, stderr } = await runProgram(["copy", "--from", file, "--to", url, "--json"]);
  expect({ code, stderr: stderr.split("\n").filter((line) => !/^\w+: \d+ rows$/.test(line)) }).toEqual({
    code: 0,
    stderr: [""],
  });
  const report = JSON.parse(stdout) as { keyFile: string; snapshots: number; books: { lines: number } };
  expect(report).toMatchObject({ keyFile: `${file}.key`, snapshots: 1 });
  expect(report.books.lines).toBeGreaterThan(0);

  const key = readFileSync(report.keyFile, "utf8").trim();
  const env = { SYNDIKIT_SECRET_KEY: key };
  const second = await startMarketplace({ database: url, args: ["--log-level", "error"], env });
  onTestFinished(() => second.kill());
  expect((await second.call({ method: "GET", path: "user/me", headers: token })).status).toBe(200);
  const clock = await second.call({ method: "GET", path: "sandbox/clock", headers: demoLogin("admin") });
  const timeOf = (answer: typeof clock): number => Date.parse((answer.body as { now: string }).now);
  expect(timeOf(clock)).toBeGreaterThanOrEqual(timeOf(before));
  const after = await second.call({ method: "GET", path: "order", headers: demoLogin("admin") });
  expect(after.body).toEqual(orders.body);
  const last = Math.max(...(orders.body as { id: number }[]).map(({ id }) => id));
  await liveWholeLife(second.call);
  const more = await second.call({ method: "GET", path: "order?sortField=id", headers: demoLogin("admin") });
  expect((more.body as { id: number }[]).map(({ id }) => id)).toContain(last + 1);
  await sendAs(second.call, "admin", ["POST", "sandbox/snapshots/lived/restore"]);
  const restored = await second.call({ method: "GET", path: "order", headers: demoLogin("admin") });
  expect(restored.body).toEqual(orders.body);
  expect(await second.stop()).toBe(0);

  const store = await openPostgres({ url, connections: 1 });
  const image = openMemory(await store.snapshot());
  await store.close();
  expect(judgeDatabase(image)).toEqual([]);
  image.close();

  const back = freshFile();
  const moved = await runProgram(["copy", "--from", url, "--to", back], env);
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.stdout).toMatch(/Each row was compared, and so were the books: lines \d+\.\d{4}/);
  const third = await startMarketplace({ database: back, args: ["--log-level", "error"], env });
  onTestFinished(() => third.kill());
  await liveWholeLife(third.call);
  expect(await third.stop()).toBe(0);
});

describe("a copy is refused, and nothing is changed", () => {
  test("while a server has the file", async () => {
    const file = freshFile();
    const server = await openReferenceServer({ database: file, passwordCost: 4, durability: "fast" });
    onTestFinished(() => server.close());
    const url = await freshDatabase();
    await expect(copyDatabase({ from: file, to: url })).rejects.toBeInstanceOf(StoreInUse);
    expect(await tablesOf(url)).toEqual([]);
  });

  test("while a server uses the PostgreSQL, from it and to it", async () => {
    const [file, url] = [await demoFile(), await freshDatabase()];
    const secretKey = Buffer.alloc(32, 1).toString("base64");
    const server = await openReferenceServer({ database: url, secretKey, passwordCost: 4 });
    onTestFinished(() => server.close());
    const used = /is used by a server\. Stop all of them first/;
    await expect(copyDatabase({ from: url, to: freshFile() })).rejects.toThrow(used);
    await expect(copyDatabase({ from: file, to: url })).rejects.toThrow(used);
  });

  test("onto what is not empty, and it says how to make an empty one", async () => {
    const [file, url] = [await demoFile(), await freshDatabase()];
    await copyDatabase({ from: file, to: url });
    const again = copyDatabase({ from: file, to: url });
    await expect(again).rejects.toThrow(
      /is not empty: it has rows in .*\. copy never overwrites anything: make an empty database, for example with createdb/,
    );
    await expect(copyDatabase({ from: url, to: file })).rejects.toThrow(/name a file that does not exist/);
    const other = await freshDatabase();
    await execute(other, "create table customers (id int)");
    await expect(copyDatabase({ from: file, to: other })).rejects.toThrow(/it has the table customers/);
  });

  test("onto a file that exists; with --force it is kept beside the copy, unless it is in use", async () => {
    const [file, url] = [await demoFile(), await freshDatabase()];
    const secretKey = readFileSync(`${file}.key`, "utf8").trim();
    await copyDatabase({ from: file, to: url });
    const to = await demoFile();
    const theirs = readFileSync(`${to}.key`, "utf8");
    const forceAt = new Date("2026-03-01T10:00:00Z");
    await expect(copyDatabase({ from: url, to })).rejects.toThrow(/exists: name a file that does not exist/);
    const server = await openReferenceServer({ database: to, passwordCost: 4, durability: "fast" });
    await expect(copyDatabase({ from: url, to, forceAt })).rejects.toThrow(/is a database that is in use/);
    await server.close();

    const kept = `${to}.before-2026-03-01T10-00-00.000Z`;
    expect(await copyDatabase({ from: url, to, forceAt })).toMatchObject({ kept });
    expect(readFileSync(`${kept}.key`, "utf8")).toBe(theirs);
    expect(existsSync(`${to}.key`)).toBe(false);
    for (const [database, key] of [
      [to, secretKey],
      [kept, theirs.trim()],
    ] as const) {
      const opened = await openReferenceServer({ database, secretKey: key, passwordCost: 4 });
      await opened.close();
    }
  });

  test("with another key than the one that sealed it", async () => {
    const [file, url] = [await demoFile(), await freshDatabase()];
    const secretKey = Buffer.alloc(32, 7).toString("base64");
    const copying = copyDatabase({ from: file, to: url, secretKey });
    await expect(copying).rejects.toThrow(/SYNDIKIT_SECRET_KEY holds another key/);
    expect(await tablesOf(url)).toEqual([]);
  });

  test("of a database that a newer version has opened, of an empty one, and of one that is none", async () => {
    const [file, url] = [await demoFile(), await freshDatabase()];
    await copyDatabase({ from: file, to: url });
    await execute(url, `insert into migrations values ('9999_newer.sql', true, now())`);
    await expect(copyDatabase({ from: url, to: freshFile() })).rejects.toThrow(/A newer version has opened/);
    const none = copyDatabase({ from: await freshDatabase(), to: freshFile() });
    await expect(none).rejects.toThrow(/is not the database of a marketplace/);
    const nothing = copyDatabase({ from: freshFile(), to: await freshDatabase() });
    await expect(nothing).rejects.toThrow(/There is no database/);
  });

  test("from a file to a file, and from PostgreSQL to PostgreSQL: other tools do that", async () => {
    await expect(copyDatabase({ from: "a.sqlite", to: "b.sqlite" })).rejects.toThrow(/Use backup/);
    const both = copyDatabase({ from: "postgres://a/b", to: "postgres://a/c" });
    await expect(both).rejects.toThrow(/pg_dump/);
    await expect(copyDatabase({ from: ":memory:", to: "postgres://a/c" })).rejects.toBeInstanceOf(
      ConfigError,
    );
  });

  test("with the password of a database in no message", async () => {
    const url = Object.assign(new URL(await freshDatabase()), { password: "very-secret" }).href;
    const { code, stderr } = await runProgram(["copy", "--from", url, "--to", freshFile()]);
    expect(code).toBe(2);
    expect(stderr).toContain("is not the database of a marketplace");
    expect(stderr).not.toContain("very-secret");
  });
});

describe("kill -9 in the middle leaves no copy, and the next try succeeds", () => {
  test("of a PostgreSQL", async () => {
    const [file, url] = [await fileWithAudit(), await freshDatabase()];
    // Makes the tables; then nobody can write to one that comes late.
    await (await openPostgres({ url, connections: 1 })).close();
    const blocker = await blocked(url, "exclusive");
    const program = startProgram(["copy", "--from", file, "--to", url]);
    await program.told;
    program.child.kill("SIGKILL");
    expect(await program.finished).toMatchObject({ signal: "SIGKILL", stdout: "" });
    await blocker.end();
    for (const table of tables) {
      const name = getTableName(table);
      expect([name, await execute(url, `select count(*)::int as rows from "${name}"`)]).toEqual([
        name,
        [{ rows: 0 }],
      ]);
    }
    const { rows } = await copyDatabase({ from: file, to: url });
    expect(rows["audit_entries"]).toBe(AUDITED);
  });

  test("of a file", async () => {
    const [file, url, back] = [await fileWithAudit(), await freshDatabase(), freshFile()];
    await copyDatabase({ from: file, to: url });
    const blocker = await blocked(url, "access exclusive");
    const program = startProgram(["copy", "--from", url, "--to", back]);
    await program.told;
    program.child.kill("SIGKILL");
    expect(await program.finished).toMatchObject({ signal: "SIGKILL", stdout: "" });
    await blocker.end();
    expect([existsSync(back), existsSync(`${back}.snapshots`)]).toEqual([false, false]);
    // Nobody takes a fresh marketplace for the copy.
    const started = await runProgram(["--database", `file:${back}`, "--port", "0"]);
    expect(started).toMatchObject({ code: 2, stdout: "" });
    expect(started.stderr).toContain("is not there yet: copy has not finished, or was broken off");
    expect(existsSync(back)).toBe(false);
    await copyDatabase({ from: url, to: back });
    expect(rowsOf(back)).toEqual(rowsOf(file));
    expect(readdirSync(dirname(back)).filter((name) => name.includes(".copying"))).toEqual([]);
    const secretKey = readFileSync(`${file}.key`, "utf8").trim();
    await (await openReferenceServer({ database: back, secretKey, passwordCost: 4 })).close();
  });

  test("of a file to which a link leads, and the link stays", async () => {
    const [file, url, back] = [await demoFile(), await freshDatabase(), freshFile()];
    await copyDatabase({ from: file, to: url });
    const link = join(dirname(back), "link.sqlite");
    symlinkSync("marketplace.sqlite", link);
    await copyDatabase({ from: url, to: link });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(rowsOf(back)).toEqual(rowsOf(file));
  });

  test("but an error leaves nothing at all", async () => {
    const back = freshFile();
    await expect(copyDatabase({ from: await freshDatabase(), to: back })).rejects.toThrow(ConfigError);
    const [file, url] = [await demoFile(), await freshDatabase()];
    await copyDatabase({ from: file, to: url });
    const secretKey = Buffer.alloc(32, 7).toString("base64");
    await expect(copyDatabase({ from: url, to: back, secretKey })).rejects.toThrow(/holds another key/);
    expect(readdirSync(dirname(back))).toEqual([]);
  });
});

const AUDITED = 12_000;

async function fileWithAudit(): Promise<string> {
  const file = await demoFile();
  const store = openSqlite({ file });
  await store.write(async (tx) => {
    for (let count = 0; count < AUDITED; count += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        date: count + index,
        status: 200,
        address: "127.0.0.1",
        requestId: `request-${count + index}`,
      }));
      await tx.insert(auditEntries).values(rows);
    }
  });
  await store.close();
  return file;
}

/** Locks the last tables of a database, so that a copy stops in the middle. */
async function blocked(url: string, mode: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table "users" in ${mode} mode`);
  return client;
}

async function tablesOf(url: string): Promise<readonly unknown[]> {
  return execute(url, "select tablename from pg_tables where schemaname = 'public'");
}
