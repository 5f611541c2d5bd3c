import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { afterAll, afterEach, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "syndikit-main-"));
const database = (name: string): string => join(folder, name, "marketplace.sqlite");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

interface Started {
  readonly child: ChildProcess;
  /** The first line of the standard output. */
  readonly line: Promise<string>;
  readonly finished: Promise<Finished>;
}

interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(args: readonly string[], env: Record<string, string> = {}): Started {
  const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let stdout = "";
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const line = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
      if (stdout.includes("\n")) resolve(stdout.slice(0, stdout.indexOf("\n")));
    });
  });
  const finished = new Promise<Finished>((resolve) => {
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
  return { child, line, finished };
}

/** A port that is free now. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return port;
}

describe("the program", () => {
  test("prints one line of JSON when it is ready, answers requests, and shuts down in order on SIGTERM", async () => {
    const file = database("ready");
    const { child, line, finished } = start([
      "--port",
      "0",
      "--database",
      file,
      "--json",
      "--durability",
      "fast",
    ]);
    const ready = JSON.parse(await line) as { url: string; ready: boolean };
    expect(ready.ready).toBe(true);
    expect((await fetch(`${ready.url}/livez`)).status).toBe(200);
    expect((await fetch(`${ready.url}/readyz`)).status).toBe(200);
    const authorization = `Basic ${Buffer.from("vendor:vendor-demo").toString("base64")}`;
    const response = await fetch(`${ready.url}/api/user/me`, { headers: { authorization } });
    expect(response.status).toBe(200);
    child.kill("SIGTERM");
    expect((await finished).code).toBe(0);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600);
  });

  test("goes on when nobody reads what it says", async () => {
    const help = start(["--help"]);
    help.child.stdout?.destroy();
    expect(await help.finished).toMatchObject({ code: 0, stderr: "" });

    const port = await findPort();
    const { child, finished } = start([
      "--port",
      String(port),
      "--database",
      ":memory:",
      "--log-level",
      "error",
    ]);
    child.stdout?.destroy();
    const isLive = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/livez`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isLive, { timeout: 60_000 }).toBe(true);
    child.kill("SIGTERM");
    expect(await finished).toMatchObject({ code: 0, stderr: "" });
  }, 120_000);

  test("ends at once at a second signal, although a request is still under way", async () => {
    const { child, line, finished } = start(["--port", "0", "--database", database("signals"), "--json"]);
    const { url } = JSON.parse(await line) as { url: string };
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    const authorization = `Basic ${Buffer.from("customer:customer-demo").toString("base64")}`;
    const head = [
      "POST /api/order HTTP/1.1",
      "Host: here",
      `Authorization: ${authorization}`,
      "Content-Length: 99",
    ];
    // Its body never comes, so the first signal waits for it.
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    child.kill("SIGTERM");
    await expect
      .poll(() =>
        fetch(`${url}/livez`).then(
          ({ status }) => status,
          () => "refused",
        ),
      )
      .not.toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    expect((await finished).code).toBe(1);
  });

  test("generates the administrator's password once, and keeps it out of the log", async () => {
    const args = ["--port", "0", "--database", database("admin"), "--seed", "empty", "--json"];
    const first = start(args);
    const { url, adminPassword } = JSON.parse(await first.line) as { url: string; adminPassword: string };
    const authorization = `Basic ${Buffer.from(`admin:${adminPassword}`).toString("base64")}`;
    const login = await fetch(`${url}/api/login`, { headers: { authorization } });
    expect(login.status).toBe(200);
    const token = (await login.json()) as string;
    expect((await fetch(`${url}/api/user/me`, { headers: { "CMW-Auth-Token": token } })).status).toBe(200);
    first.child.kill("SIGTERM");
    const { stderr } = await first.finished;
    expect(stderr).toContain("/api/user/me");
    for (const secret of [adminPassword, token, authorization.slice(6)]) expect(stderr).not.toContain(secret);
    const second = start(args);
    expect(JSON.parse(await second.line)).not.toHaveProperty("adminPassword");
  });

  test("refuses a database that another process has open", async () => {
    const args = ["--port", "0", "--database", database("shared"), "--json", "--durability", "fast"];
    await start(args).line;
    const { code, stderr } = await start(args).finished;
    expect(code).toBe(1);
    expect(stderr).toMatch(/in use by another process/);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test("copies a database that is in use", async () => {
    const file = database("backup");
    await start(["--port", "0", "--database", file, "--json", "--durability", "fast"]).line;
    const copy = join(folder, "copy.sqlite");
    expect((await start(["backup", copy, "--database", file]).finished).code).toBe(0);
    const copied = new Database(copy, { readonly: true });
    expect(copied.prepare("select count(*) from users").pluck().get()).toBe(5);
    copied.close();

    // The option forgotten: the database in use is no place for a copy.
    for (const force of [[], ["--force"]]) {
      const { code, stderr } = await start(["backup", file, "--database", copy, ...force]).finished;
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/ is a database that is in use\. Name another file/),
      ]);
    }
    const again = await start(["backup", copy, "--database", file, "--force"]).finished;
    expect([again.code, again.stderr]).toEqual([
      0,
      expect.stringMatching(/^What was there before is in .*copy\.sqlite\.before-/),
    ]);
  });

  test.each<[string, readonly string[], Record<string, string>, RegExp]>([
    ["an invalid setting", ["--port", "x"], {}, /--port x is not a whole number/],
    [
      "the demo in production",
      ["--seed", "demo", "--public-url", "https://market.example"],
      { NODE_ENV: "production" },
      /passwords of the demo seed are public/,
    ],
    [
      "production without a key",
      ["--database", ":memory:", "--public-url", "https://market.example"],
      { NODE_ENV: "production" },
      /SYNDIKIT_SECRET_KEY is not set/,
    ],
  ])("exits with code 2 and one sentence for %s", async (_, args, env, message) => {
    const { code, stderr, stdout } = await start(args, env).finished;
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stdout).toBe("");
  });

  test("prints its usage with --help", async () => {
    const { code, stdout } = await start(["--help"]).finished;
    expect(code).toBe(0);
    expect(stdout).toContain("--database");
    expect(stdout).toContain("Examples");
  });
});
