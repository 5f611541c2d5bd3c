import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Seed } from "@syndikit/contract";
import { afterEach, expect, test, vi } from "vitest";
import { ConfigError } from "../errors.js";
import { createInProcessOutbound } from "../outbound/in-process.js";
import type { Outbound } from "../outbound/outbound.js";
import { systemClock, systemRandom } from "../ports.js";
import { openSqlite } from "../store/sqlite/open.js";
import { openReferenceServer } from "./create.js";
import type { ReferenceServerOptions } from "./options.js";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-create-"));
  folders.push(folder);
  return join(folder, "marketplace.sqlite");
}

function watchedOutbound(close: () => void = () => undefined): Outbound {
  return {
    ...createInProcessOutbound({ routes: new Map(), elapsed: systemClock.elapsed }),
    close: vi.fn(close),
  };
}

const quick: ReferenceServerOptions = {
  seed: Seed.empty,
  adminPassword: "a-long-password",
  passwordCost: 4,
  durability: "fast",
};

test("a start that fails closes everything that it has opened", async () => {
  const database = freshFile();
  const outbound = watchedOutbound();
  const start = openReferenceServer({
    ...quick,
    database,
    outbound,
    mount: () => {
      throw new Error("no such page");
    },
  });
  await expect(start).rejects.toThrow("no such page");
  expect(outbound.close).toHaveBeenCalledOnce();
  await openSqlite({ file: database }).close();
});

test("closing goes on after a step that fails, and tells of it at the end", async () => {
  const database = freshFile();
  const outbound = watchedOutbound(() => {
    throw new Error("the sockets are stuck");
  });
  const server = await openReferenceServer({ ...quick, database, outbound });
  await expect(server.close()).rejects.toThrow("the sockets are stuck");
  await openSqlite({ file: database }).close();
});

const key = (): string => Buffer.from(systemRandom.bytes(32)).toString("base64");

test("a database refuses a key that it was not sealed with, before anything is served", async () => {
  const database = freshFile();
  const secretKey = key();
  await (await openReferenceServer({ ...quick, database, secretKey })).close();
  const withAnother = openReferenceServer({ ...quick, database, secretKey: key() });
  await expect(withAnother).rejects.toThrow(ConfigError);
  await expect(withAnother).rejects.toThrow(/another key .* forget-secrets/);
  await (await openReferenceServer({ ...quick, database, secretKey })).close();
});

test("a key file that is lost is not replaced: the message says how to go on", async () => {
  const database = freshFile();
  await (await openReferenceServer({ ...quick, database })).close();
  const backup = `${database}.key.backup`;
  copyFileSync(`${database}.key`, backup);
  rmSync(`${database}.key`);
  await expect(openReferenceServer({ ...quick, database })).rejects.toThrow(/\.key is missing.*backup/);
  await expect(openReferenceServer({ ...quick, database })).rejects.toThrow(/\.key is missing/);
  copyFileSync(backup, `${database}.key`);
  await (await openReferenceServer({ ...quick, database })).close();
});

test("after a reset and after a restore the database still knows its key", async () => {
  const database = freshFile();
  const secretKey = key();
  const server = await openReferenceServer({ ...quick, database, secretKey });
  const authorization = `Basic ${Buffer.from("admin:a-long-password").toString("base64")}`;
  const post = (path: string, body: unknown): Promise<Response> =>
    server.fetch(
      new Request(`http://market.test/api/sandbox/${path}`, {
        method: "POST",
        headers: { authorization, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  expect((await post("snapshots", { name: "before" })).status).toBe(201);
  expect((await post("reset", {})).status).toBe(204);
  await server.close();
  await expect(openReferenceServer({ ...quick, database, secretKey: key() })).rejects.toThrow(/another key/);
  const again = await openReferenceServer({ ...quick, database, secretKey });
  await again.close();
});

/** The `Location` of a notification that the administrator creates, with a given `Host` header. */
async function locationOf(options: ReferenceServerOptions, headers: readonly string[]): Promise<string> {
  const server = await openReferenceServer({ ...quick, ...options });
  try {
    const { url } = await server.listen();
    const password = options.seed === Seed.demo ? "admin-demo" : "a-long-password";
    const body = JSON.stringify({ message: "x" });
    const answer = await raw(url, [
      "POST /api/notification HTTP/1.1",
      ...headers,
      `Authorization: Basic ${Buffer.from(`admin:${password}`).toString("base64")}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "Connection: close",
      "",
      body,
    ]);
    return /^location: (\S+)/im.exec(answer)?.[1]?.replace(url, "<url>") ?? answer.split("\r\n")[0] ?? "";
  } finally {
    await server.close();
  }
}

/** Sends raw lines, and returns everything that comes back. */
function raw(url: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(lines.join("\r\n")));
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(answer));
  });
}

const EVIL = ["Host: evil.example"];

test("an answer names the public address, and outside of the demo never one that a caller made up", async () => {
  const publicUrl = "https://market.example/staging";
  expect(await locationOf({ publicUrl }, EVIL)).toBe(`${publicUrl}/api/notification/1`);
  expect(await locationOf({ seed: Seed.demo, publicUrl }, EVIL)).toBe(`${publicUrl}/api/notification/1`);
  expect(await locationOf({}, EVIL)).toBe("<url>/api/notification/1");
  expect(await locationOf({ seed: Seed.demo }, EVIL)).toBe("http://evil.example/api/notification/1");
});

test("a request with two Host headers is refused", async () => {
  expect(await locationOf({}, ["Host: market.example", "Host: evil.example"])).toBe(
    "HTTP/1.1 400 Bad Request",
  );
  expect(await locationOf({}, ["Host: market.example", "host: market.example"])).toBe(
    "HTTP/1.1 400 Bad Request",
  );
});
