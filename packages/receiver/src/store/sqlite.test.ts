import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { fakeMarketplace } from "../../test/fake-marketplace.js";
import { describeStore } from "../../test/store-conformance.js";
import { storeRow } from "../../test/store-row.js";
import { quiet } from "../../test/tasks.js";
import { createProvisioner } from "../provision/create-provisioner.js";
import { sqliteStore } from "./sqlite.js";
import { type ImportLibrary, openSqliteDriver } from "./sqlite-driver.js";

const folder = mkdtempSync(join(tmpdir(), "receiver-store-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => {
  files += 1;
  return join(folder, `${files}.db`);
};

describeStore("SQLite file", (name) => sqliteStore(join(folder, `${name}.db`)));
describeStore("SQLite memory", () => sqliteStore(":memory:"), { isShared: false });

/** better-sqlite3 under the name and with the form of another library. */
function loadAs(name: string, form: string) {
  return async (wanted: string): Promise<object> => {
    if (wanted !== name) throw new Error(`Cannot find package '${wanted}'`);
    return { [form]: Database };
  };
}

describeStore("SQLite of Node", (name) =>
  sqliteStore(join(folder, `node-${name}.db`), { load: loadAs("node:sqlite", "DatabaseSync") }),
);
describeStore("SQLite of Bun", (name) =>
  sqliteStore(join(folder, `bun-${name}.db`), { load: loadAs("bun:sqlite", "Database") }),
);

describe("a SQLite file", () => {
  test("is durable, and memory is not", () => {
    expect([sqliteStore(newFile()).durable, sqliteStore(":memory:").durable]).toEqual([true, false]);
  });

  test("is shared by two connections: one writes, the other sees it", async () => {
    const path = newFile();
    const [first, second] = [sqliteStore(path), sqliteStore(path)];
    const row = storeRow();
    await first.write(row, undefined);

    expect(await second.write(storeRow({ body: "second" }), row.revision)).toBe(true);
    expect(await first.write(storeRow({ body: "first" }), row.revision)).toBe(false);
    await Promise.all([first.close(), second.close()]);
  });

  test("keeps everything over a restart", async () => {
    const path = newFile();
    const before = sqliteStore(path);
    await before.write(storeRow({ readyAt: 7 }), undefined);
    await before.close();

    const after = sqliteStore(path);
    expect(await after.next(["event"])).toBe(7);
    await after.close();
  });

  test("that is deleted while it is open is missed once, and then a new one begins", async () => {
    const path = newFile();
    const store = sqliteStore(path);
    await store.write(storeRow(), undefined);
    for (const suffix of ["", "-wal", "-shm"]) rmSync(`${path}${suffix}`, { force: true });

    await expect(store.write(storeRow({ key: "second" }), undefined)).rejects.toMatchObject({
      code: "store_lost",
      message: expect.stringContaining(path),
    });

    expect(await store.write(storeRow({ key: "third" }), undefined)).toBe(true);
    const other = sqliteStore(path);
    expect(await other.list({ lanes: ["event"], limit: 10 })).toMatchObject([{ key: "third" }]);
    await Promise.all([store.close(), other.close()]);
  });

  test("that another one replaces while it is open is missed once, and then the other one is read", async () => {
    const [path, backup] = [newFile(), newFile()];
    const saved = sqliteStore(backup);
    await saved.write(storeRow({ key: "saved" }), undefined);
    await saved.close();
    const store = sqliteStore(path);
    await store.write(storeRow(), undefined);
    renameSync(backup, path);
    for (const suffix of ["-wal", "-shm"]) rmSync(`${path}${suffix}`, { force: true });

    const reads = [store.read("saved"), store.count(["event"])];
    expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);

    expect(await store.read("saved")).toMatchObject({ key: "saved" });
    await store.close();
  });

  test.each([
    ["in a folder that is not there", () => join(folder, "nowhere", "receiver.db")],
    [
      "that holds something else",
      () => {
        const path = newFile();
        writeFileSync(
          path,
          "# Not a database, but a text that is longer than the first page's header.\n".repeat(20),
        );
        return path;
      },
    ],
  ])("%s is refused with its path, and why", async (_, pathOf) => {
    const path = pathOf();
    const failure = await sqliteStore(path)
      .open()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "invalid_option", message: expect.stringContaining(path) });
    expect(failure).toHaveProperty("cause");
  });

  test("of a newer version is refused, and the version is named", async () => {
    const path = newFile();
    const store = sqliteStore(path);
    await store.open();
    await store.close();
    const database = new Database(path);
    database.exec("update syndikit_schema set version = 99");
    database.close();

    await expect(sqliteStore(path).open()).rejects.toThrow(/schema version 99/);
  });

  test("of the vendor's own, with tables of its own, is shared without touching them", async () => {
    const path = newFile();
    const database = new Database(path);
    database.exec("create table tasks (id integer, title text); insert into tasks values (1, 'mine')");
    database.exec("create table records (id integer); pragma user_version = 7");
    const store = sqliteStore(path);
    await store.write(storeRow(), undefined);

    expect(database.prepare("select title from tasks").all()).toEqual([{ title: "mine" }]);
    expect(database.pragma("user_version", { simple: true })).toBe(7);
    await store.close();
    database.close();
  });

  test("of the vendor's own keeps its journal mode, and one of the kit's own is in WAL mode", async () => {
    const [theirs, own] = [newFile(), newFile()];
    const database = new Database(theirs);
    database.exec("create table orders (id integer)");
    for (const path of [theirs, own]) {
      const store = sqliteStore(path);
      await store.write(storeRow(), undefined);
      await store.close();
    }

    expect(database.pragma("journal_mode", { simple: true })).toBe("delete");
    expect(new Database(own).pragma("journal_mode", { simple: true })).toBe("wal");
    database.close();
  });

  describe("that is locked by code of the same process", () => {
    /** Lets the event loop turn. */
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
    };

    test("is tried again while the event loop turns, and written when the lock is free", async () => {
      const path = newFile();
      const store = sqliteStore(path);
      await store.open();
      const vendor = new Database(path);
      vendor.exec("begin immediate");
      const settled = vi.fn();
      const written = store.write(storeRow(), undefined).finally(settled);
      await turns();
      expect(settled).not.toHaveBeenCalled();
      vendor.exec("commit");

      expect(await written).toBe(true);
      vendor.close();
      await store.close();
    });

    test("writes nothing any more for a call that was given up", async () => {
      const path = newFile();
      const store = sqliteStore(path);
      await store.open();
      const vendor = new Database(path);
      vendor.exec("begin immediate");
      const given = new AbortController();
      const written = store.write(storeRow(), undefined, given.signal);
      await turns();
      given.abort();
      await expect(written).rejects.toThrow("database is locked");
      vendor.exec("commit");
      await turns();

      expect(await store.read("subscription/12")).toBeUndefined();
      vendor.close();
      await store.close();
    });

    test.each([
      ["for reading, when the file is still empty", "create table first (id); begin; select * from first"],
      ["for itself alone", "begin exclusive"],
    ])("%s, is opened when the lock is free", async (_, lock) => {
      const path = newFile();
      const vendor = new Database(path);
      vendor.exec(lock);
      const store = sqliteStore(path);
      const opened = store.open();
      await turns();
      vendor.exec("commit");
      await opened;

      expect(await store.write(storeRow(), undefined)).toBe(true);
      vendor.close();
      await store.close();
    });

    test("is no hindrance to an order whose code holds the lock while it waits", async () => {
      const path = newFile();
      const vendor = new Database(path);
      vendor.exec("create table tenants (id integer)");
      const market = fakeMarketplace();
      let during = 0;
      const provisioner = createProvisioner({
        client: market.client,
        store: sqliteStore(path),
        hooks: quiet,
        async provision() {
          vendor.exec("begin immediate");
          // Another order comes meanwhile, and must not stop this code from going on.
          const other = provisioner.signal(13, "ready").then(() => during);
          await turns();
          during += 1;
          vendor.exec("insert into tenants values (1); commit");
          expect(await other).toBe(1);
          return { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] };
        },
        deprovision: () => {},
      });

      expect(await provisioner.reconcile(12)).toEqual({ kind: "done" });
      expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
      vendor.close();
    });
  });

  test("with somebody else's tables of the kit's names is refused in words", async () => {
    const path = newFile();
    const database = new Database(path);
    database.exec("create table syndikit_tasks (id integer)");
    database.close();

    await expect(sqliteStore(path).open()).rejects.toMatchObject({
      code: "invalid_option",
      message: expect.stringContaining("a file of its own"),
    });
  });

  /** A better-sqlite3 of a version, which notes when its binary would be loaded. */
  function installVersion(version: string): { load: ImportLibrary; opened: string[]; binary: string } {
    const folder = join(mkdtempSync(join(tmpdir(), "better-sqlite3-")), "node_modules/better-sqlite3");
    onTestFinished(() => rmSync(join(folder, "../.."), { recursive: true }));
    mkdirSync(join(folder, "lib"), { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ main: "lib/index.js", version }));
    writeFileSync(
      join(folder, "lib/index.js"),
      "module.exports = class { static opened = []; constructor(path) { this.constructor.opened.push(path); } exec() {} close() {} };",
    );
    mkdirSync(join(folder, "build/Release"), { recursive: true });
    const library = createRequire(join(folder, "../../x.js"))("better-sqlite3") as { opened: string[] };
    return {
      opened: library.opened,
      binary: join(folder, "build/Release/better_sqlite3.node"),
      load: async (name) => {
        if (name === "better-sqlite3") return { default: library };
        throw new Error("this runtime has none");
      },
    };
  }

  test("a better-sqlite3 that would crash this Node is not loaded, and the message names one that works", async () => {
    const { load, opened } = installVersion("13.2.0");
    await expect(openSqliteDriver(newFile(), load, 9)).rejects.toThrow(
      /better-sqlite3: version 13\.2\.0 crashes on Node [\d.]+\. Install better-sqlite3@12/,
    );
    expect(opened).toEqual([]);
  });

  test.each([
    ["an older one on an old Node", "12.11.1", 9],
    ["the same one on a newer Node", "13.2.0", 10],
  ])("%s is loaded", async (_, version, nodeApi) => {
    const { load, opened } = installVersion(version);
    const path = newFile();
    await openSqliteDriver(path, load, nodeApi);
    expect(opened).toEqual([":memory:", path]);
  });

  test("a better-sqlite3 that Node 24 does not survive is not loaded, and the message names one that works", async () => {
    const { load, opened, binary } = installVersion("12.11.1");
    writeFileSync(binary, "x\0RemoveEnvironmentCleanupHook\0x");
    await expect(openSqliteDriver(newFile(), load, 10, "24.21.0")).rejects.toThrow(
      /better-sqlite3: version 12\.11\.1 was compiled with headers that end Node 24\.21\.0.*Install better-sqlite3@13/,
    );
    expect(opened).toEqual([]);

    await openSqliteDriver(newFile(), load, 10, "26.12.1");
    expect(opened).toHaveLength(2);
  });

  test("a better-sqlite3 that was installed with another Node: the message says so first, and what to run", async () => {
    const load: ImportLibrary = async (name) => {
      if (name !== "better-sqlite3") throw new Error("this runtime has none");
      throw new Error(
        "The module '/app/better_sqlite3.node'\nwas compiled against a different Node.js version using\nNODE_MODULE_VERSION 115.",
      );
    };
    await expect(openSqliteDriver(newFile(), load, 9, "18.20.8")).rejects.toThrow(
      /^better-sqlite3 was installed with another version of Node than this one, 18\.20\.8\. Run: npm rebuild better-sqlite3\. .*better-sqlite3: The module '\/app\/better_sqlite3\.node' was compiled against a different Node\.js version using NODE_MODULE_VERSION 115/,
    );
  });

  test("without a library to open it is refused, and each attempt is named", async () => {
    const load = async (name: string): Promise<object> => {
      throw new Error(`Cannot find package '${name}'`);
    };

    await expect(sqliteStore(newFile(), { load }).open()).rejects.toThrow(
      /Install better-sqlite3@12.*mark it as external.*bun:sqlite: Cannot find.*better-sqlite3: Cannot find.*node:sqlite: Cannot find/,
    );
  });
});
