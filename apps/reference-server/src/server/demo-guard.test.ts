import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../errors.js";
import { type Log, silentLog } from "../ports.js";
import { openReferenceServer } from "./create.js";
import type { ReferenceServer, ReferenceServerOptions } from "./options.js";

const PASSWORD = "administrator-password";
/** An address reserved for documentation, which no machine has: listening on it is attempted, but fails. */
const ELSEWHERE = "192.0.2.1";
const PRODUCTION: ReferenceServerOptions = {
  production: true,
  seed: "empty",
  sandbox: false,
  publicUrl: "https://market.example",
  secretKey: Buffer.alloc(32, 1).toString("base64"),
  adminPassword: PASSWORD,
  passwordCost: 4,
};

function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "demo-guard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "marketplace.sqlite");
}

async function open(options: ReferenceServerOptions): Promise<ReferenceServer> {
  const server = await openReferenceServer(options);
  onTestFinished(() => server.close());
  return server;
}

async function statusOf(
  server: ReferenceServer,
  path: string,
  { password, body }: { readonly password: string; readonly body?: object },
): Promise<number> {
  const response = await server.fetch(
    new Request(`http://market.test/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        [headerNames.authorization]: `Basic ${btoa(`admin:${password}`)}`,
        "Content-Type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return response.status;
}

/** A log that collects its warnings. */
function listen(): { readonly log: Log; readonly warnings: string[] } {
  const warnings: string[] = [];
  return { log: { ...silentLog, warn: (_, message) => warnings.push(message) }, warnings };
}

test("production refuses a database that began as the demo, and names the command that makes a clean one", async () => {
  const database = databaseFile();
  const secretKey = Buffer.alloc(32, 1).toString("base64");
  const demo = await openReferenceServer({ database, secretKey });
  await demo.close();

  const refused = openReferenceServer({ ...PRODUCTION, database });

  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/public.*syndikit-reference-server --database file:/s);
});

test("production refuses it after a reset to nothing too, for the administrator keeps its password", async () => {
  const database = databaseFile();
  const secretKey = Buffer.alloc(32, 1).toString("base64");
  const demo = await openReferenceServer({ database, secretKey });
  expect(await statusOf(demo, "sandbox/reset", { password: "admin-demo", body: { seed: "empty" } })).toBe(
    204,
  );
  await demo.close();

  await expect(openReferenceServer({ ...PRODUCTION, database })).rejects.toThrow(ConfigError);
});

test("production restores no snapshot of the demo", async () => {
  const database = databaseFile();
  const secretKey = Buffer.alloc(32, 1).toString("base64");
  const empty = await openReferenceServer({ database, seed: "empty", adminPassword: PASSWORD, secretKey });
  await statusOf(empty, "sandbox/reset", { password: PASSWORD, body: { seed: "demo" } });
  await statusOf(empty, "sandbox/snapshots", { password: "admin-demo", body: { name: "demo" } });
  await empty.close();
  rmSync(database);

  const server = await open({ ...PRODUCTION, database, sandbox: true });

  expect(await statusOf(server, "sandbox/snapshots/demo/restore", { password: PASSWORD, body: {} })).toBe(
    400,
  );
  expect(await statusOf(server, "user/me", { password: PASSWORD })).toBe(200);
});

test("the demo listens on the network only when it is told to, and then says so", async () => {
  const { log, warnings } = listen();
  const refusing = await open({ log });
  await expect(refusing.listen({ host: ELSEWHERE })).rejects.toThrow(/--demo-on-network/);
  expect(warnings).toEqual([]);

  const allowing = await open({ log, demoOnNetwork: true });
  await expect(allowing.listen({ host: ELSEWHERE })).rejects.toThrow(/EADDRNOTAVAIL/);
  expect(warnings).toEqual([expect.stringContaining("passwords of the demo are public")]);
});

test("a database of the demo is one whatever the seed is by now", async () => {
  const database = databaseFile();
  const demo = await openReferenceServer({ database });
  await demo.close();
  const again = await open({ database, seed: "empty" });
  await expect(again.listen({ host: ELSEWHERE })).rejects.toThrow(/--demo-on-network/);
});

test("a marketplace that listens on the network is not reset to the demo", async () => {
  const server = await open({ seed: "empty", adminPassword: PASSWORD, passwordCost: 4 });
  await expect(server.listen({ host: ELSEWHERE })).rejects.toThrow(/EADDRNOTAVAIL/);
  expect(await statusOf(server, "sandbox/reset", { password: PASSWORD, body: { seed: "demo" } })).toBe(400);
  expect(await statusOf(server, "sandbox/reset", { password: PASSWORD, body: { seed: "empty" } })).toBe(204);
});

test("production says that its sandbox is on", async () => {
  const { log, warnings } = listen();
  await open({ ...PRODUCTION, log });
  expect(warnings).toEqual([]);
  await open({ ...PRODUCTION, log, sandbox: true });
  expect(warnings).toEqual([expect.stringContaining("sandbox is on in production")]);
});
