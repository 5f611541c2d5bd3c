import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Seed } from "@syndikit/contract";
import { afterEach, expect, test } from "vitest";
import { readCommand } from "../config/config.js";
import type { Environment } from "../config/values.js";
import { systemRandom } from "../ports.js";
import { openReferenceServer } from "./create.js";
import { examine, type Finding } from "./doctor.js";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-doctor-"));
  folders.push(folder);
  return join(folder, "marketplace.sqlite");
}

interface Options {
  readonly args?: readonly string[];
  readonly env?: Environment;
  readonly now?: number;
}

function findingsOf(
  file: string,
  { args = [], env = {}, now = Date.now() }: Options = {},
): Promise<readonly Finding[]> {
  const command = readCommand(["doctor", "--database", file, ...args], env);
  if (command.kind !== "doctor") throw new Error(`The command is ${command.kind}.`);
  return examine({ ...command, now });
}

const failures = (findings: readonly Finding[]): string[] =>
  findings.filter(({ status }) => status === "fail").map(({ check, message }) => `${check}: ${message}`);

async function makeDatabase(file: string): Promise<void> {
  const server = await openReferenceServer({
    database: file,
    seed: Seed.demo,
    passwordCost: 4,
    durability: "fast",
  });
  await server.close();
}

test("a healthy server has nothing to fear, before its first start, while it runs and after it", async () => {
  const file = freshFile();
  expect(failures(await findingsOf(file))).toEqual([]);
  const server = await openReferenceServer({ database: file, passwordCost: 4, durability: "fast" });
  const findings = await findingsOf(file);
  expect(failures(findings)).toEqual([]);
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set(["config", "key", "database", "clock", "targets"]),
  );
  await server.close();
  expect(failures(await findingsOf(file))).toEqual([]);
});

test("invalid settings are told, and the rest is looked at all the same", async () => {
  const file = freshFile();
  await makeDatabase(file);
  const findings = await findingsOf(file, { args: ["--port", "x"] });
  expect(failures(findings)).toEqual([expect.stringMatching(/config: --port x is not a whole number/)]);
  expect(findings.some(({ check, status }) => check === "database" && status === "ok")).toBe(true);
});

test("a public address of plain http is a warning, but for one of this machine", async () => {
  const file = freshFile();
  const warningsOf = async (url: string): Promise<string[]> =>
    (await findingsOf(file, { args: ["--public-url", url] }))
      .filter(({ status }) => status === "warn")
      .map(({ check, message }) => `${check}: ${message}`);
  expect(await warningsOf("http://market.example/staging")).toEqual([
    expect.stringMatching(/^config: --public-url http:\/\/market.example\/staging is plain http/),
  ]);
  for (const url of ["https://market.example", "http://127.0.0.1:8080", "http://localhost", "http://[::1]"]) {
    expect(await warningsOf(url)).toEqual([]);
  }
});

test("another key, a key that is lost and a key that others can read are told", async () => {
  const file = freshFile();
  await makeDatabase(file);
  const SYNDIKIT_SECRET_KEY = Buffer.from(systemRandom.bytes(32)).toString("base64");
  expect(failures(await findingsOf(file, { env: { SYNDIKIT_SECRET_KEY } }))).toEqual([
    expect.stringMatching(/key: SYNDIKIT_SECRET_KEY holds another key/),
  ]);
  chmodSync(`${file}.key`, 0o644);
  expect(failures(await findingsOf(file))).toEqual([expect.stringMatching(/key: Others can read/)]);
  rmSync(`${file}.key`);
  expect(failures(await findingsOf(file))).toEqual([expect.stringMatching(/\.key is missing/)]);
});

test("a database that is damaged, and one that everybody can read, are told", async () => {
  const file = freshFile();
  writeFileSync(file, "x".repeat(10_000), { mode: 0o644 });
  expect(failures(await findingsOf(file))).toEqual([
    expect.stringMatching(/database: Everybody can read/),
    expect.stringMatching(/database: .* is damaged/),
  ]);
});

test("a clock that was never set, and one that is behind the database, are told", async () => {
  const file = freshFile();
  await makeDatabase(file);
  expect(failures(await findingsOf(file, { now: 0 }))).toEqual([
    expect.stringMatching(/clock: .*1970-01-01/),
  ]);
  const tomorrow = Date.now() / 1_000 + 86_400;
  utimesSync(file, tomorrow, tomorrow);
  expect(failures(await findingsOf(file))).toEqual([expect.stringMatching(/clock: .*written later/)]);
});

test("a target that answers, one that is down and one that may not be called are told apart", async () => {
  const file = freshFile();
  const up = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => up.once("listening", resolve));
  const { port } = up.address() as AddressInfo;
  const server = await openReferenceServer({ database: file, passwordCost: 4, durability: "fast" });
  const body = JSON.stringify({
    syndicationEndpoints: [`http://127.0.0.1:${port}/events?key=secret`, "http://127.0.0.1:1/events"],
  });
  const authorization = `Basic ${Buffer.from("vendor:vendor-demo").toString("base64")}`;
  const init = { method: "PUT", body, headers: { authorization, "Content-Type": "application/json" } };
  expect((await server.fetch(new Request("http://market.test/api/product/1", init))).status).toBeLessThan(
    300,
  );
  await server.close();

  const targets = async (args: readonly string[]): Promise<string[]> =>
    (await findingsOf(file, { args }))
      .filter(({ check }) => check === "targets")
      .map(({ status, message }) => `${status} ${message}`);
  expect(await targets([])).toEqual([
    expect.stringMatching(/^warn http:\/\/127.0.0.1:1 cannot be reached: connect ECONNREFUSED/),
    `ok http://127.0.0.1:${port} can be reached.`,
  ]);
  const blocked = await targets(["--seed", "empty"]);
  expect(blocked).toHaveLength(2);
  for (const line of blocked) expect(line).toMatch(/--allow-private-targets/);
  up.close();
});

test("a copy that was broken off is told, with what to do", async () => {
  const file = freshFile();
  writeFileSync(`${file}.copying`, "half");
  expect(failures(await findingsOf(file))).toEqual([
    `database: ${file} is not there yet: copy has not finished, or was broken off, and has left ${file}.copying. Wait for it, or run copy again. To begin with an empty database, delete ${file}.copying first.`,
  ]);
});

test("a subscription that is DEPLOYED without an endpoint is told, until its vendor gives one", async () => {
  const file = freshFile();
  const server = await openReferenceServer({ database: file, passwordCost: 4, durability: "fast" });
  const ask = async (user: string, path: string, [method, body]: readonly [string, unknown]) => {
    const authorization = `Basic ${Buffer.from(`${user}:${user}-demo`).toString("base64")}`;
    const headers = { authorization, "Content-Type": "application/json" };
    const init = { method, body: JSON.stringify(body), headers };
    const answer = await server.fetch(new Request(`http://market.test/api/${path}`, init));
    expect(answer.status).toBeLessThan(300);
    return answer;
  };
  const told = async () =>
    (await findingsOf(file))
      .filter(({ check }) => check === "subscriptions")
      .map(({ status, message }) => `${status} ${message}`);
  const order = { type: "NORMAL", productVersion: { url: "productVersion/1" } };
  const { headers } = await ask("customer", "order", ["POST", order]);
  expect(headers.get("Location")).toMatch(/\/order\/1$/);
  const url = "subscription/1";
  expect(await told()).toEqual([]);
  await ask("vendor", url, ["PATCH", { deploymentStatus: "DEPLOYED" }]);
  expect(await told()).toEqual([
    `warn DEPLOYED without an endpoint: ${url}. The customer has no address until the vendor posts the endpoints.`,
  ]);
  const endpoints = [{ endpoint: "https://tenant.example", category: "APP" }];
  await ask("vendor", `${url}/endpoints`, ["POST", endpoints]);
  expect(await told()).toEqual([]);
  await server.close();
});
