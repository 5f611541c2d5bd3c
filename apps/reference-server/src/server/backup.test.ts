import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Seed } from "@syndikit/contract";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../errors.js";
import { backupDatabase } from "./commands.js";
import { type OpenReferenceServer, openReferenceServer } from "./create.js";
import { restoreDatabase } from "./restore.js";

const NOW = new Date("2026-03-01T10:00:00Z");
const STAMP = "2026-03-01T10-00-00.000Z";

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(database: string): Promise<OpenReferenceServer> {
  const server = await openReferenceServer({
    database,
    seed: Seed.demo,
    passwordCost: 4,
    durability: "fast",
  });
  onTestFinished(() => server.close());
  return server;
}

const backup = (database: string, file: string, force = false): Promise<string | undefined> =>
  backupDatabase(database, file, { forceAt: force ? NOW : undefined });

async function companies(server: OpenReferenceServer): Promise<number> {
  const authorization = `Basic ${Buffer.from("admin:admin-demo").toString("base64")}`;
  const request = new Request("http://market.test/api/company", { headers: { authorization } });
  return ((await (await server.fetch(request)).json()) as unknown[]).length;
}

/** The names in a folder, without the lock and log files of databases in use. */
const names = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !/(-wal|-shm|\.lock|\.lock-journal|\.key)$/.test(name))
    .sort();

test("a file that exists is refused in words that say what to do, whatever is in it, and nothing changes", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  await (await start(database)).close();
  const notes = join(folder, "notes.txt");
  writeFileSync(notes, "mine");
  const empty = join(folder, "empty");
  writeFileSync(empty, "");
  const dangling = join(folder, "dangling");
  symlinkSync(join(folder, "nowhere"), dangling);
  const before = names(folder);

  for (const file of [notes, empty, dangling]) {
    const refused = backup(database, file);
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(
      `${file} exists: name a file that does not exist, or add --force, which keeps it as ${file}.before-<time>.`,
    );
  }
  expect(readFileSync(notes, "utf8")).toBe("mine");
  expect(names(folder)).toEqual(before);
});

test("--force keeps the earlier file beside the new one, also a link and also a second time", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  await (await start(database)).close();
  const file = join(folder, "copy.sqlite");
  writeFileSync(file, "mine");

  expect(await backup(database, file, true)).toBe(`${file}.before-${STAMP}`);
  expect(readFileSync(`${file}.before-${STAMP}`, "utf8")).toBe("mine");
  const second = await backup(database, file, true);
  expect(second).not.toBe(`${file}.before-${STAMP}`);
  expect(
    readFileSync(second ?? "")
      .subarray(0, 15)
      .toString(),
  ).toBe("SQLite format 3");
  expect(readFileSync(`${file}.before-${STAMP}`, "utf8")).toBe("mine");

  const target = join(folder, "target");
  writeFileSync(target, "not to be touched");
  const link = join(folder, "link.sqlite");
  symlinkSync(target, link);
  await backup(database, link, true);
  expect(readFileSync(target, "utf8")).toBe("not to be touched");
  expect(await backup(database, join(folder, "new.sqlite"), true)).toBeUndefined();
});

test("the database of a running server is never written over, by no name of it", async () => {
  const folder = freshFolder();
  const [own, other] = [join(folder, "own.sqlite"), join(folder, "other.sqlite")];
  const [server] = [await start(own)];
  await (await start(other)).close();
  const before = await companies(server);
  const link = join(folder, "link.sqlite");
  symlinkSync(own, link);

  for (const file of [
    own,
    link,
    `${own}-wal`,
    `${own}-shm`,
    `${own}.lock`,
    `${own}.key`,
    `${own}.snapshots`,
    `${own}.dry-run`,
  ]) {
    for (const source of [own, other]) {
      for (const force of [false, true])
        await expect(backup(source, file, force)).rejects.toThrow(ConfigError);
    }
  }
  await expect(backup(other, own, true)).rejects.toThrow(
    `${own} is a database that is in use. Name another file. To put a backup in its place, use restore.`,
  );
  await expect(backup(other, `${own}-wal`, true)).rejects.toThrow(
    `${own}-wal belongs to the database ${own}. Name another file.`,
  );
  expect(await companies(server)).toBe(before);
  expect(names(folder)).toEqual(["link.sqlite", "other.sqlite", "own.sqlite"]);
});

test("a database that another program has open is never written over", async () => {
  const folder = freshFolder();
  const source = join(folder, "marketplace.sqlite");
  await (await start(source)).close();
  for (const mode of ["WAL", "DELETE"]) {
    const file = join(folder, `theirs-${mode}.sqlite`);
    const theirs = new Database(file);
    onTestFinished(() => void theirs.close());
    theirs.pragma(`journal_mode = ${mode}`);
    theirs.exec("create table notes (text text); insert into notes values ('kept')");

    await expect(backup(source, file, true)).rejects.toThrow(/is a database that is in use/);
    await expect(restoreDatabase(file, source, { now: NOW })).rejects.toThrow(/in use/);
    expect(theirs.prepare("select text from notes").pluck().all()).toEqual(["kept"]);
    theirs.exec("insert into notes values ('more')");
    theirs.close();
    expect(new Database(file).prepare("select count(*) from notes").pluck().get()).toBe(2);
  }
});

test("the source itself is no place for its copy, by whatever name", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  await (await start(database)).close();
  const hard = join(folder, "hard.sqlite");
  linkSync(database, hard);
  for (const force of [false, true]) {
    await expect(backup(database, database, force)).rejects.toThrow(
      `${database} is the database itself. Name the file of the copy.`,
    );
    await expect(backup(database, hard, force)).rejects.toThrow(/is the database itself/);
  }
  rmSync(hard);
  await (await start(database)).close();
});

test("what SQLite left beside a name is not mixed with the copy: it is refused, or kept with the earlier file", async () => {
  const folder = freshFolder();
  const source = join(folder, "marketplace.sqlite");
  await (await start(source)).close();
  const file = join(folder, "copy.sqlite");
  writeFileSync(`${file}-wal`, "of another database");
  await expect(backup(source, file)).rejects.toThrow(
    `${file}-wal belongs to another database: name another file, or add --force, which keeps it as ${file}.before-<time>-wal.`,
  );
  expect(await backup(source, file, true)).toBeUndefined();
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(readFileSync(`${file}.before-${STAMP}-wal`, "utf8")).toBe("of another database");
  expect(existsSync(file)).toBe(true);
});

test("a folder, and a folder that is not there, are refused in words", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  await (await start(database)).close();
  mkdirSync(join(folder, "backups"));
  for (const force of [false, true]) {
    await expect(backup(database, join(folder, "backups"), force)).rejects.toThrow(
      `${join(folder, "backups")} cannot be written: it is a folder. Name a file in it.`,
    );
    await expect(backup(database, join(folder, "none/copy.sqlite"), force)).rejects.toThrow(
      `There is no folder ${join(folder, "none")}: create it, or name another file.`,
    );
    await expect(backup(database, join(folder, "new/"), force)).rejects.toThrow(/is a folder|no folder/);
    await expect(backup(database, "/dev/null", force)).rejects.toThrow(
      "/dev/null cannot be written: it is a device",
    );
  }
  expect(names(folder)).toEqual(["backups", "marketplace.sqlite"]);
});

test("a file beside it that only looks like a draft is not touched", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  await (await start(database)).close();
  writeFileSync(join(folder, "copy.sqlite.partial"), "mine");
  await backup(database, join(folder, "copy.sqlite"));
  expect(readFileSync(join(folder, "copy.sqlite.partial"), "utf8")).toBe("mine");
  expect(names(folder)).toEqual(["copy.sqlite", "copy.sqlite.partial", "marketplace.sqlite"]);
});

test("a backup has nothing personal of a user that was deleted, once the audit has forgotten it", async () => {
  const folder = freshFolder();
  const database = join(folder, "marketplace.sqlite");
  const server = await start(database);
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const authorization = `Basic ${Buffer.from("admin:admin-demo").toString("base64")}`;
    const response = await server.fetch(
      new Request(`http://market.test/api/${path}`, {
        method,
        headers: { authorization, "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response;
  };
  const made = await send("POST", "user", {
    userName: "dulcinea-of-toboso",
    name: "Dulcinea",
    surname: "Quixotesdottir",
    email: "dulcinea@lamancha.example",
    password: "a-password-of-dulcinea",
    phoneNumber: "+39 02 5550123",
    address: { city: "Barataria" },
  });
  const { self } = (await made.json()) as { readonly self: string };
  await send("PUT", `${self}/metadata`, { horse: "Rocinante" });
  const traces = async (name: string): Promise<readonly string[]> => {
    const file = join(folder, name);
    await backup(database, file);
    const personal = /dulcinea|quixotesdottir|lamancha|5550123|barataria|rocinante/gi;
    return [...new Set(readFileSync(file, "latin1").toLowerCase().match(personal))];
  };
  expect(await traces("before.sqlite")).toHaveLength(6);
  await send("DELETE", self);
  await server.close();
  const client = new Database(database);
  client.pragma("secure_delete = ON");
  client.exec("delete from audit_entries");
  client.close();
  expect(await traces("after.sqlite")).toEqual([]);
});
