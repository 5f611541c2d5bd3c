import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "redis";
import { findProgram } from "./find-program.js";
import { endServer, findFreePort, startServer, type TestServer } from "./test-server.js";

/** How the server keeps what it is given. */
export interface RedisSettings {
  readonly appendonly?: "yes" | "no";
  readonly args?: readonly string[];
}

/**
 * Starts an empty Redis of its own.
 *
 * @throws Error that says what to install.
 */
export async function startRedis({ appendonly = "yes", args = [] }: RedisSettings = {}): Promise<TestServer> {
  const program = findProgram("redis-server", { install: "apt-get install -y redis-server" });
  const folder = mkdtempSync(join(tmpdir(), "receiver-redis-"));
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const child = await startServer({
    program,
    args: [
      ...["--port", String(port), "--bind", "127.0.0.1", "--dir", folder],
      ...["--save", "", "--appendonly", appendonly, ...args],
    ],
    async ask() {
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      client.on("error", () => {}); // The call that failed rejects as well.
      await client.connect();
      await client.close();
    },
  });
  return {
    url,
    async stop() {
      await endServer(child, "SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
