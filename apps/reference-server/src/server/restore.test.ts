import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Seed } from "@syndikit/contract";
import Database from "better-sqlite3";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../errors.js";
import { StoreInUse } from "../store/port.js";
import { takeFile } from "../store/sqlite/database-file.js";
import { backupDatabase } from "./commands.js";
import { type OpenReferenceServer, openReferenceServer } from "./create.js";
import { forgetSecrets } from "./forget-secrets.js";
import { restoreDatabase } from "./restore.js";

const NOW = new Date("2026-03-01T10:00:00Z");

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-restore-"));
  folders.push(folder);
  return folder;
}

const start = (database: string): Promise<OpenReferenceServer> =>
  openReferenceServer({ database, seed: Seed.demo, passwordCost: 4, durability: "fast" });

const basic = (account: string): string =>
  `Basic ${Buffer.from(`${account}:${account}-demo`).toString("base64")}`;

function call(server: OpenReferenceServer, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: basic("admin"), "Content-Type": "application/json", ...init.headers };
  return server.fetch(new Request(`http://market.test/api/${path}`, { ...init, headers }));
}

const notify = (server: OpenReferenceServer, message: string): Promise<Response> =>
  call(server, "notification", { method: "POST", body: JSON.stringify({ message }) });

async function messages(server: OpenReferenceServer): Promise<string[]> {
  const list = (await (await call(server, "notification")).json()) as { message: string }[];
  return list.map(({ message }) => message);
}

test("a backup is restored, what was there is kept, and no token comes back", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  const server = await start(database);
  const token = (await (await call(server, "login")).json()) as string;
  await notify(server, "before");
  await backupDatabase(database, backup);
  const bytes = readFileSync(backup);
  await notify(server, "after");
  await server.close();

  const { kept } = await restoreDatabase(database, backup, { now: NOW });
  expect(kept).toBe(`${database}.before-2026-03-01T10-00-00.000Z`);
  expect(statSync(database).mode & 0o777).toBe(0o600);
  expect(statSync(kept ?? "").mode & 0o777).toBe(0o600);
  expect(readFileSync(backup).equals(bytes)).toBe(true);
  const restored = await start(database);
  expect(await messages(restored)).toEqual(["before"]);
  const withToken = await restored.fetch(
    new Request("http://market.test/api/user/me", { headers: { "CMW-Auth-Token": token } }),
  );
  expect(withToken.status).toBe(401);
  await restored.close();

  await restoreDatabase(database, kept ?? "", { now: new Date(NOW.getTime() + 1) });
  const again = await start(database);
  expect((await messages(again)).sort()).toEqual(["after", "before"]);
  await again.close();
});

test("what cannot be restored is refused, and changes nothing", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  await (await start(database)).close();
  const before = readFileSync(database);
  const names = readdirSync(folder).sort();

  const text = join(folder, "text");
  writeFileSync(text, "x".repeat(10_000));
  await expect(restoreDatabase(database, text, { now: NOW })).rejects.toThrow(
    /not a database, or is damaged/,
  );
  rmSync(text);

  const cut = join(folder, "cut");
  writeFileSync(cut, before.subarray(0, before.length / 2));
  await expect(restoreDatabase(database, cut, { now: NOW })).rejects.toThrow(ConfigError);
  rmSync(cut);

  const other = join(folder, "other");
  new Database(other).exec("create table notes (id integer)").close();
  await expect(restoreDatabase(database, other, { now: NOW })).rejects.toThrow(
    /not the database of a marketplace/,
  );
  rmSync(other);

  const newer = join(folder, "newer");
  await backupDatabase(database, newer);
  new Database(newer)
    .exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)")
    .close();
  await expect(restoreDatabase(database, newer, { now: NOW })).rejects.toThrow(/a newer version/);
  rmSync(newer);

  await expect(restoreDatabase(database, join(folder, "none"), { now: NOW })).rejects.toThrow(
    /There is no backup/,
  );
  await expect(restoreDatabase(database, database, { now: NOW })).rejects.toThrow(/is the database itself/);
  expect(readFileSync(database).equals(before)).toBe(true);
  expect(
    readdirSync(folder)
      .filter((name) => !/-(wal|shm)$/.test(name))
      .sort(),
  ).toEqual(names);
});

test("after a key is lost for good, its secrets are removed, and the marketplace goes on", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const server = await start(database);
  await call(server, "product/1", {
    method: "PUT",
    headers: { authorization: basic("vendor") },
    body: JSON.stringify({ notificationSecretToken: "a secret that signs" }),
  });
  await notify(server, "still there");
  await server.close();
  rmSync(`${database}.key`);
  await expect(start(database)).rejects.toThrow(/forget-secrets/);

  expect(await forgetSecrets(database)).toMatchObject({ "signing secrets of products": 1 });
  const again = await start(database);
  expect(await messages(again)).toEqual(["still there"]);
  await again.close();
  expect(await forgetSecrets(database)).toMatchObject({ "signing secrets of products": 0 });
});

test("every column of sealed secrets is known to the one who removes them", () => {
  const tables = new URL("../store/tables/", import.meta.url);
  const sealedColumns = readdirSync(tables).flatMap((file) =>
    [...readFileSync(new URL(file, tables), "utf8").matchAll(/(\w+): sealed\(\)/g)].map(
      ([, column]) => `${file.replace(".ts", "")}.${column}`,
    ),
  );
  expect(sealedColumns.sort()).toEqual([
    "account.payload",
    "company.notificationSecretToken",
    "company.previousSecretToken",
    "idempotency.remembered",
    "product.notificationSecretToken",
    "product.previousSecretToken",
    "subscription.value",
  ]);
});

test("a running server restores a backup by itself: what was there is kept, and everybody must sign in again", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  const server = await start(database);
  onTestFinished(() => server.close());
  const token = (await (await call(server, "login")).json()) as string;
  await notify(server, "before");
  await backupDatabase(database, backup);
  const bytes = readFileSync(backup);
  await notify(server, "after");

  const { kept } = await restoreDatabase(database, backup, { now: NOW });

  expect(await messages(server)).toEqual(["before"]);
  const withToken = await server.fetch(
    new Request("http://market.test/api/user/me", { headers: { "CMW-Auth-Token": token } }),
  );
  expect(withToken.status).toBe(401);
  expect(readFileSync(backup).equals(bytes)).toBe(true);
  expect(statSync(kept ?? "").mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => /\.rest/.test(name))).toEqual([]);
  // The audit is not restored: it also has the entries from after the backup.
  const audit = (await (await call(server, "auditEntry?operation=notifyCreate")).json()) as unknown[];
  expect(audit).toHaveLength(2);

  await notify(server, "later");
  await restoreDatabase(database, kept ?? "", { now: NOW });
  expect((await messages(server)).sort()).toEqual(["after", "before"]);
});

test("a server that runs refuses what it could not use, and is as it was", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const other = join(folder, "other.sqlite");
  const server = await start(database);
  onTestFinished(() => server.close());
  await notify(server, "kept");
  await (await start(other)).close();

  await expect(restoreDatabase(database, other, { now: NOW })).rejects.toThrow(/sealed with another key/);
  const text = join(folder, "text.sqlite");
  writeFileSync(text, "This is no database.");
  await expect(restoreDatabase(database, text, { now: NOW })).rejects.toThrow(
    /not a database, or is damaged/,
  );

  expect(await messages(server)).toEqual(["kept"]);
  expect(readdirSync(folder).filter((name) => /\.rest/.test(name))).toEqual([]);
});

test("another process that has the database, and takes nothing in, is told of", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  await (await start(database)).close();
  await backupDatabase(database, backup);
  const file = takeFile(database);
  onTestFinished(() => file.release());
  await expect(restoreDatabase(database, backup, { now: NOW, patience: 0 })).rejects.toThrow(StoreInUse);
  expect(readdirSync(folder).filter((name) => /\.rest/.test(name))).toEqual([]);
});

test("a server that was killed while it took a backup in says so to the command", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  await (await start(database)).close();
  await backupDatabase(database, backup);
  const file = takeFile(database);
  const asked = restoreDatabase(database, backup, { now: NOW });
  asked.catch(() => undefined);
  while (!existsSync(`${database}.restore`)) await new Promise((resolve) => setTimeout(resolve, 10));
  renameSync(`${database}.restore`, `${database}.restore-taken`);
  file.release();
  const server = await start(database);
  onTestFinished(() => server.close());
  await expect(asked).rejects.toThrow(/the server ended meanwhile/);
});

test("a backup that cannot be restored leaves no empty database where there was none", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  writeFileSync(backup, "no database");
  await expect(restoreDatabase(database, backup, { now: NOW })).rejects.toThrow(ConfigError);
  expect(existsSync(database)).toBe(false);
});

test("a server does not begin with an empty database where a restore was broken off", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  writeFileSync(database, "");
  writeFileSync(`${database}.restoring`, "half");
  await expect(start(database)).rejects.toThrow(/restore has not finished, or was broken off/);
  rmSync(`${database}.restoring`);
  await (await start(database)).close();
});

test("a damaged database is restored, and kept as it was, with its log", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  await (await start(database)).close();
  await backupDatabase(database, backup);
  const damaged = readFileSync(database).fill(0xff, 0, 8_192);
  writeFileSync(database, damaged);
  writeFileSync(`${database}-wal`, "left by a crash");

  const { kept } = await restoreDatabase(database, backup, { now: NOW });
  expect(readFileSync(kept ?? "").equals(damaged)).toBe(true);
  expect(readFileSync(`${kept}-wal`, "utf8")).toBe("left by a crash");
  await (await start(database)).close();
});

test("two restores of one moment keep both earlier states", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  await (await start(database)).close();
  await backupDatabase(database, backup);
  const first = await restoreDatabase(database, backup, { now: NOW });
  const second = await restoreDatabase(database, backup, { now: NOW });
  expect(second.kept).not.toBe(first.kept);
  expect([first.kept, second.kept].map((kept) => existsSync(kept ?? ""))).toEqual([true, true]);
});

test("a backup with the name under which restore writes is refused, and not deleted", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const server = await start(database);
  await server.close();
  const backup = `${database}.restoring`;
  await backupDatabase(database, join(folder, "copy"));
  renameSync(join(folder, "copy"), backup);
  const bytes = readFileSync(backup);
  await expect(restoreDatabase(database, backup, { now: NOW })).rejects.toThrow(
    `${backup} has the name under which restore writes the database. Rename it, and name it again.`,
  );
  expect(readFileSync(backup).equals(bytes)).toBe(true);
});

test("of the events of a backup only those that were being delivered are written", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const backup = join(folder, "backup.sqlite");
  await (await start(database)).close();
  await backupDatabase(database, backup);
  const before = new Database(backup);
  before.exec(`
    insert into events (entity_name, entity_id, type, date, recipient, endpoint, vendor, host, company_id, product_id,
        payload, notified, attempts, lease_token, lease_until)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 10)
      select 'Subscription', i, 'MODIFIED', 0, 'COMPANY', 'https://vendor.example/', 1, 'vendor.example', 1, 1, '{}', 1, 1,
        case i when 7 then 'leased' end, case i when 7 then 1 end from n;
    create table written (entity_id integer);
    create trigger event_written after update on events begin insert into written values (new.entity_id); end;
  `);
  before.close();
  await restoreDatabase(database, backup, { now: NOW });
  const restored = new Database(database, { readonly: true });
  expect(restored.prepare("select entity_id from written").pluck().all()).toEqual([7]);
  expect(restored.prepare("select count(*) from events where lease_token is not null").pluck().get()).toBe(0);
  restored.close();
});
