import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { postgresSchema } from "@syndikit/receiver/store/postgres";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createReferenceServer } from "@syndikit/reference-server";
import Database from "better-sqlite3";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { root } from "../consumers/repository.js";

const page = readFileSync(join(root, "docs/pages/how-to/uninstall.md"), "utf8");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "uninstall-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** The blocks of code in one language below a heading of the page. */
function blocks(heading: string, language: "sh" | "sql"): string[] {
  const [, section = ""] = new RegExp(`^## ${heading}$(.*?)(?=^## |$(?![\\s\\S]))`, "ms").exec(page) ?? [];
  return Array.from(
    section.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms")),
    ([, text = ""]) => text,
  );
}

const run = (script = "", env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)("sh", ["-euc", script], { cwd: folder, env: { PATH: process.env["PATH"], ...env } });

test("what the page removes of a server is all that it has written", async () => {
  mkdirSync(join(folder, "data"));
  const database = join(folder, "data/marketplace.sqlite");
  const server = await createReferenceServer({ database, passwordCost: 4 });
  const headers = {
    authorization: `Basic ${btoa("admin:admin-demo")}`,
    "content-type": "application/json",
  };
  const body = JSON.stringify({ name: "kept" });
  const url = "http://market.example/api/sandbox/snapshots";
  expect((await server.fetch(new Request(url, { method: "POST", headers, body }))).status).toBe(201);
  await server.close();
  expect(readdirSync(join(folder, "data")).length).toBeGreaterThan(2);

  const [whole, file = ""] = blocks("The reference server", "sh");
  writeFileSync(join(folder, "data/other.sqlite"), "");
  await run(file.replace("/var/lib/syndikit", join(folder, "data")));
  expect(readdirSync(join(folder, "data"))).toEqual(["other.sqlite"]);
  await run(whole);
  expect(readdirSync(folder)).toEqual([]);
});

test("what the page removes of a receiver is all that it has made, and nothing of the vendor's", async () => {
  const file = join(folder, "vendor.sqlite");
  const own = new Database(file);
  onTestFinished(() => void own.close());
  own.exec("create table tenants (id integer)");
  const store = sqliteStore(file);
  await store.open();
  await store.close();
  const names = () => own.prepare("select name from sqlite_schema order by name").pluck().all();
  expect(names().length).toBeGreaterThan(2);

  const [sqlite = "", postgres = ""] = blocks("Your receiver", "sql");
  own.exec(sqlite);
  expect(names()).toEqual(["tenants"]);
  const made = Array.from(postgresSchema().matchAll(/create table (\w+)/g), ([, name]) => name);
  expect(made.length).toBeGreaterThan(1);
  expect(postgres.match(/syndikit_\w+/g)?.toSorted()).toEqual(made.toSorted());
});

test("what the page removes of the command line is the folder of its state", async () => {
  const [script] = blocks("The command line", "sh");
  const folders = [".local/state/syndikit", "xdg/syndikit", "mine"].map((path) => join(folder, path));
  const environments = [
    {},
    { XDG_STATE_HOME: join(folder, "xdg") },
    { SYNDIKIT_STATE: join(folder, "mine") },
  ];
  for (const path of folders) mkdirSync(path, { recursive: true });
  for (const env of environments) await run(script, { HOME: folder, ...env });
  expect(folders.filter((path) => existsSync(path))).toEqual([]);
  expect(readdirSync(join(folder, ".local"))).toEqual(["state"]);
});
