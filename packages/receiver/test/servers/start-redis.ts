import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./find-program.js";
import { awaitData, endServer, findFreePort, startServer, type TestServer } from "./test-server.js";

/**
 * Starts an empty Redis of its own.
 *
 * @throws {Error} when it is not there; the message says what to install.
 */
export async function startRedis(): Promise<TestServer> {
  const program = findProgram("redis-server", { install: "apt-get install -y redis-server" });
  const folder = mkdtempSync(join(tmpdir(), "receiver-redis-"));
  const port = await findFreePort();
  const child = await startServer({
    program,
    args: [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--dir",
      folder,
      "--save",
      "",
      "--appendonly",
      "yes",
    ],
    ask: () => awaitData(port, "PING\r\n"),
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await endServer(child, "SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
