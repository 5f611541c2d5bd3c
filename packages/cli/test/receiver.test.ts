import { link, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { createEvents, createOperatorPage, createReceiver, signBody } from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ExitCode } from "../src/frame/cli-error.js";
import { runCli } from "./harness/run-cli.js";
import { startServer } from "./harness/start-vendor.js";

const secret = "0123456789abcdef0123456789abcdef";
const event = JSON.stringify({
  id: "12",
  eventId: 7,
  entity: "Invoice",
  type: "CREATED",
  entityUrl: "",
  date: "",
});

let folder: string;
let file: string;
const handler = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-desk-"));
  file = join(folder, "receiver.db");
  handler.mockReset().mockRejectedValueOnce(new Error("no room"));
  await withReceiver(async (receiver) => {
    const request = {
      method: "POST",
      body: event,
      headers: { "content-type": "application/json", [headerNames.eventSignature]: signBody(event, secret) },
    };
    expect((await toFetch(receiver)(new Request("http://localhost/events", request))).status).toBe(204);
    await receiver.drain({ deadline: "10s" });
  });
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a vendor's receiver for the duration of `work`. */
async function withReceiver(
  work: (receiver: ReturnType<typeof createReceiver>) => Promise<void>,
): Promise<void> {
  const store = sqliteStore(file);
  const receiver = createReceiver({
    secrets: secret,
    store,
    events: createEvents().onAny(handler),
    retry: { attempts: 1 },
    worksElsewhere: true,
    hooks: { deadLettered: () => {} },
  });
  await work(receiver);
  await store.close();
}

const receiver = (...args: readonly string[]) => runCli(["receiver", ...args, "--store", file]);

describe("receiver", () => {
  test("says how things stand, and ends with 1 when something was given up", async () => {
    const { code, stdout } = await receiver("status");

    expect([code, stdout]).toEqual([1, expect.stringMatching(/^dead +1$/m)]);
  });

  test("copies a store that is in use, whole, although its file alone holds nothing yet", async () => {
    const store = sqliteStore(file);
    await store.open();
    const target = join(folder, "copy.db");

    expect(await receiver("backup", target)).toMatchObject({ code: 0 });
    await store.close();
    expect((await runCli(["receiver", "status", "--store", target])).stdout).toMatch(/^dead +1$/m);
  });

  test("refuses to copy a store over a file, which --force keeps beside the copy", async () => {
    const target = join(folder, "copy.db");
    await writeFile(target, "mine");
    await writeFile(`${target}.part`, "mine too");

    const refused = await receiver("backup", target);
    expect([refused.code, refused.stderr]).toEqual([
      ExitCode.USAGE,
      expect.stringContaining(
        `${target} exists: name a file that does not exist, or add --force, which keeps it as ${target}.before-<time>.`,
      ),
    ]);
    expect(await readFile(target, "utf8")).toBe("mine");

    const forced = await receiver("backup", target, "--force");
    const kept = join(folder, (await readdir(folder)).find((name) => /^copy\.db\.before-/.test(name)) ?? "");
    expect([forced.code, forced.stderr]).toEqual([
      ExitCode.OK,
      expect.stringContaining(`What was in ${target} before is in ${kept}.`),
    ]);
    expect(await readFile(kept, "utf8")).toBe("mine");
    expect((await runCli(["receiver", "status", "--store", target])).stdout).toMatch(/^dead +1$/m);
    expect((await stat(target)).mode & 0o077).toBe(0);
    expect(await readFile(`${target}.part`, "utf8")).toBe("mine too");

    const { records } = await receiver("backup", target, "--force", "--json");
    expect(records).toEqual([
      { type: "backup", file: target, kept: expect.stringContaining(`${target}.before-`) },
    ]);
  });

  test("copies a store neither over a database that is open nor over itself, with --force neither", async () => {
    const open = join(folder, "open.db");
    const other = new Database(open);
    other.exec("create table notes (text text)");
    const hard = join(folder, "hard.db");
    await link(file, hard);
    /** Leaves out the store's log files, which opening the store creates. */
    const listFiles = async () => (await readdir(folder)).filter((name) => !/-(?:wal|shm)$/.test(name));
    const names = await listFiles();

    for (const [target, words] of [
      [open, `${open} is a database that is in use`],
      [file, `${file} is the database itself`],
      [hard, `${hard} is the database itself`],
      [`${file}-wal`, `${file}-wal belongs to the database ${file}`],
    ] as const) {
      const refused = await receiver("backup", target, "--force");
      expect([refused.code, refused.stderr]).toEqual([ExitCode.USAGE, expect.stringContaining(words)]);
    }
    expect(other.prepare("select count(*) from notes").pluck().get()).toBe(0);
    other.close();
    expect(await listFiles()).toEqual(names);
  });

  test("leaves nothing behind when a store cannot be copied", async () => {
    const database = new Database(file);
    database.exec("create table broken (text text); insert into broken values (hex(randomblob(40000)))");
    database.pragma("journal_mode = delete");
    const page = database.prepare("select rootpage from sqlite_master where name = 'broken'").pluck().get();
    const size = Number(database.pragma("page_size", { simple: true }));
    database.close();
    const bytes = await readFile(file);
    bytes.fill(0xff, (Number(page) - 1) * size, Number(page) * size);
    await writeFile(file, bytes);

    const failed = await receiver("backup", join(folder, "copy.db"));
    expect([failed.code, failed.stderr]).toEqual([
      ExitCode.USAGE,
      expect.stringContaining(`${file} cannot be copied to ${join(folder, "copy.db")}: `),
    ]);
    expect(await readdir(folder)).toEqual(["receiver.db"]);
  });

  test("says in one line that a store cannot be opened, and quotes no password", async () => {
    const away = await runCli([
      "receiver",
      "list",
      "--store",
      "postgres://ann:pass-word@127.0.0.1:1/receiver",
    ]);
    expect(away).toMatchObject({ code: 3, stderr: expect.stringContaining("ECONNREFUSED") });
    expect(away.stderr.trim()).not.toMatch(/\n|pass-word/);

    const text = join(folder, "notes.txt");
    await writeFile(text, "No database. ".repeat(100));
    const other = await runCli(["receiver", "list", "--store", text]);
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining("file is not a database") });
    expect(other.stderr.trim()).not.toContain("\n");
  });

  test("lists what was given up, for people and for programs", async () => {
    expect((await receiver("list", "--state", "dead")).stdout).toBe(
      "event/7: dead (exhausted), 1 failed attempt, Error: no room\n",
    );
    expect((await receiver("list", "--json")).records).toMatchObject([{ type: "item", key: "event/7" }]);
    expect((await receiver("list", "--error", "elsewhere")).stdout).toBe("");
  });

  test("shows one with its history", async () => {
    expect((await receiver("show", "event/7")).stdout).toContain("given up (exhausted): Error: no room");
    expect(await receiver("show", "12")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("nothing under 12"),
    });
  });

  test("tells programs its times in whole milliseconds", async () => {
    const whole = { changedAt: expect.toSatisfy(Number.isInteger) };
    expect((await receiver("list", "--json")).records).toMatchObject([whole]);
    const [shown] = (await receiver("show", "event/7", "--json")).records as readonly {
      readonly history: readonly { readonly at: number }[];
    }[];
    expect(shown?.history.map(({ at }) => Number.isInteger(at))).toEqual([true]);
  });

  test("redrives, and the vendor's process does it", async () => {
    expect((await receiver("redrive", "all")).stdout).toBe("1 redriven\n");
    await withReceiver((one) => one.drain({ deadline: "10s" }));

    expect(handler).toHaveBeenCalledTimes(2);
    expect((await receiver("status")).code).toBe(0);
  });

  test.each([
    ["dismiss", ""],
    ["redrive", ""],
    ["pause", ""],
    ["resume", ""],
    ["show", ""],
    ["dismiss", "--error", ""],
    ["redrive", "--error="],
    ["list", "--error", ""],
  ])("%s does nothing for an empty choice", async (...args) => {
    expect(await receiver(...args)).toMatchObject({ code: 2, stdout: "" });
    expect((await receiver("status")).stdout).toMatch(/dead +1/);
    expect((await receiver("status")).stdout).not.toContain("paused.");
  });

  test("dismisses, pauses and resumes", async () => {
    expect((await receiver("pause")).stdout).toBe("Everything is paused.\n");
    expect((await receiver("status")).stdout).toContain("Everything is paused.");
    expect((await receiver("resume")).stdout).toBe("Everything is resumed.\n");
    expect((await receiver("dismiss", "--error", "no room")).stdout).toBe("1 dismissed\n");
    expect((await receiver("status")).code).toBe(0);
  });

  test.each([
    [["receiver", "status"], "Which receiver?"],
    [["receiver", "status", "--store", "FILE", "--url", "http://127.0.0.1"], "not both"],
    [["receiver", "status", "--url", "operator"], "is not an address"],
    [["receiver", "pause", "99", "--store", "FILE"], "nothing under 99"],
    [["receiver", "status", "--store", "/nowhere/receiver.db"], "no store at"],
    [["receiver", "melt", "--store", "FILE"], "is not an action"],
    [["receiver", "redrive", "--store", "FILE"], "Which one?"],
    [["receiver", "list", "--state", "molten", "--store", "FILE"], "not a state"],
  ])("says of %j what to do instead", async (args, text) => {
    const { code, stderr } = await runCli(args.map((arg) => (arg === "FILE" ? file : arg)));

    expect([code, stderr]).toEqual([2, expect.stringContaining(text)]);
  });
});

describe("receiver, of one that runs", () => {
  const authorization = "Bearer a-token-of-the-operator";
  const env = { RECEIVER_AUTHORIZATION: authorization };

  /** Runs a command line against the operator page of a running receiver. */
  async function ask(args: readonly string[], given: Readonly<Record<string, string>> = env) {
    let result = await runCli(["--help"]);
    await withReceiver(async (one) => {
      const page = createOperatorPage(one, {
        authorize: (request) => request.header("authorization") === authorization,
      });
      const server = await startServer(toNode(page));
      result = await runCli(["receiver", ...args, "--url", `${server.origin}/operator`], { env: given });
      await server.close();
      await one.drain({ deadline: "10s" });
    });
    return result;
  }

  test("says how things stand, lists and shows, for people and for programs", async () => {
    const status = await ask(["status"]);
    expect([status.code, status.stdout]).toEqual([1, expect.stringMatching(/^dead +1$/m)]);
    expect((await ask(["list", "--state", "dead", "--error", "no room"])).stdout).toBe(
      "event/7: dead (exhausted), 1 failed attempt, Error: no room\n",
    );
    expect(await ask(["list", "--error", "elsewhere"])).toMatchObject({
      stdout: "",
      stderr:
        'Nothing has "elsewhere" in its last error. syndikit receiver status counts the items in each state.\n',
    });
    expect((await ask(["show", "event/7", "--json"])).records).toMatchObject([
      { type: "item", key: "event/7", payload: event },
    ]);
    expect(await ask(["show", "12"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("nothing under 12"),
    });
  });

  test("redrives, and the receiver does it", async () => {
    expect((await ask(["redrive", "all"])).stdout).toBe("1 redriven\n");
    expect(handler).toHaveBeenCalledTimes(2);
    expect(await ask(["redrive", "event/7"])).toMatchObject({
      stdout: "0 redriven\n",
      stderr: "Only what failed or was given up is redriven, and event/7 is done.\n",
    });
    expect(await ask(["dismiss", "event/7"])).toMatchObject({
      stdout: "0 dismissed\n",
      stderr: "Only what was given up is dismissed, and event/7 is done.\n",
    });
    expect((await ask(["list"])).stderr).toBe(
      "Nothing waits, runs, or has failed. Items that are idle or done are listed with --state idle or --state done. " +
        "syndikit receiver status counts the items in each state.\n",
    );
    expect((await ask(["status"])).code).toBe(0);
  });

  test.each([
    ["dismiss", ""],
    ["redrive", ""],
    ["pause", ""],
    ["resume", ""],
    ["show", ""],
    ["dismiss", "--error", ""],
    ["redrive", "--error="],
    ["list", "--error", ""],
  ])("%s does nothing for an empty choice", async (...args) => {
    expect(await receiver(...args)).toMatchObject({ code: 2, stdout: "" });
    expect((await receiver("status")).stdout).toMatch(/dead +1/);
    expect((await receiver("status")).stdout).not.toContain("paused.");
  });

  test("dismisses, pauses and resumes", async () => {
    expect((await ask(["pause", "all"])).stdout).toBe("Everything is paused.\n");
    expect((await ask(["status"])).stdout).toContain("Everything is paused.");
    expect((await ask(["resume"])).stdout).toBe("Everything is resumed.\n");
    expect((await ask(["pause", "99"])).code).toBe(2);
    expect((await ask(["dismiss", "--error", "elsewhere"])).stdout).toBe("0 dismissed\n");
    expect((await ask(["dismiss", "event/7"])).stdout).toBe("1 dismissed\n");
    expect(await ask(["dismiss", "12"])).toMatchObject({
      stdout: "0 dismissed\n",
      stderr: "There is nothing under 12.\n",
    });
  });

  test("says what to do where the page is closed, is not there, or is something else", async () => {
    expect(await ask(["status"], { RECEIVER_AUTHORIZATION: "Bearer wrong" })).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("RECEIVER_AUTHORIZATION"),
    });
    const other = await startServer((request, response) => {
      response.statusCode = request.url === "/none" ? 404 : request.url === "/broken" ? 500 : 200;
      response.end("<p>hello</p>");
    });
    const status = (path: string) => runCli(["receiver", "status", "--url", other.origin + path]);
    expect(await status("/none")).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("mounted there"),
    });
    expect(await status("/broken")).toMatchObject({ code: 4, stderr: expect.stringContaining("its log") });
    expect(await status("/")).toMatchObject({ code: 4, stderr: expect.stringContaining("Check the path") });
    await other.close();
    expect(await status("/")).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("no program listens there"),
    });
  });
});

test("a database of something else is not made into a store", async () => {
  const other = join(folder, "marketplace.sqlite");
  const database = new Database(other);
  database.exec("create table companies (id integer)");
  const { code, stderr } = await runCli(["receiver", "status", "--store", other]);
  expect(code).toBe(ExitCode.USAGE);
  expect(stderr).toContain(`${other} is not the store of a receiver.`);
  expect(database.prepare("select name from sqlite_master").pluck().all()).toEqual(["companies"]);
  database.close();
});

describe("a store of the vendor's own, in a module", () => {
  async function moduleWith(text: string): Promise<string> {
    const path = join(folder, `${text.length}.mjs`);
    await writeFile(path, text);
    return path;
  }
  const rows = `
    const rows = new Map();
    const row = { key: "subscription/12", revision: "1", lane: "event", state: "dead", readyAt: undefined, changedAt: 1 };
    rows.set(row.key, { ...row, body: JSON.stringify({ dead: { at: 1, reason: "exhausted" }, error: "no room" }) });
    const none = async () => [];
    const kept = {
      durable: true, next: none, due: none, waiting: async () => 0, prune: async () => 0, open: none, close: none,
      write: async () => true, remove: async () => true, read: async (key) => rows.get(key),
      list: none, count: async () => [{ lane: "event", state: "dead", count: 1 }],
    };`;

  test.each([
    ["a store", "export const store = kept;"],
    ["a function that makes one", "export const store = async () => kept;"],
    ["a store as its default", "export default kept;"],
  ])("is looked at where the module exports %s", async (_, last) => {
    const { code, stdout } = await runCli(["receiver", "status", "--store", await moduleWith(rows + last)]);

    expect([code, stdout]).toEqual([1, expect.stringMatching(/^dead +1$/m)]);
  });

  test.each([
    ["exports nothing", rows, "exports no store"],
    ["exports something else", "export const store = 12;", "exports no store"],
    ["lacks a method", `${rows} export const store = { ...kept, count: undefined };`, "its count is missing"],
    ["cannot be imported", "import 'not-there';", "cannot be imported"],
    ["throws while it makes one", "export const store = () => { throw new Error('no key'); };", "no key"],
  ])("is refused in words where the module %s", async (_, text, words) => {
    const { code, stderr } = await runCli(["receiver", "status", "--store", await moduleWith(text)]);

    expect([code, stderr]).toEqual([ExitCode.USAGE, expect.stringContaining(words)]);
  });

  test("is what a database needs that the program does not know", async () => {
    const { code, stderr } = await runCli([
      "receiver",
      "status",
      "--store",
      "mysql://root:secret@db/receiver",
    ]);

    expect([code, stderr]).toEqual([ExitCode.USAGE, expect.stringContaining("Write a module")]);
    expect(stderr).not.toContain("secret");
  });

  test("is not copied by this program", async () => {
    const path = await moduleWith(`${rows} export const store = kept;`);
    const { code, stderr } = await runCli(["receiver", "backup", join(folder, "copy.db"), "--store", path]);

    expect([code, stderr]).toEqual([ExitCode.USAGE, expect.stringContaining("where it keeps its rows")]);
  });
});
