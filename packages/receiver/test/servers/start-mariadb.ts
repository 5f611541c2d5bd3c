import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { findProgram } from "./find-program.js";
import { awaitData, endServer, findFreePort, startServer, type TestServer } from "./test-server.js";

const install = "apt-get install -y mariadb-server";

/**
 * Starts an empty MariaDB of its own, with the database `receiver`.
 *
 * @throws {Error} when it is not there; the message says what to install.
 */
export async function startMariadb(): Promise<TestServer> {
  const program = findProgram("mariadbd", { folders: ["/usr/sbin"], install });
  const folder = mkdtempSync(join(tmpdir(), "receiver-mariadb-"));
  const data = join(folder, "data");
  // It refuses to run as root, unless it is told to.
  const own = ["--no-defaults", `--datadir=${data}`, `--user=${userInfo().username}`];
  execFileSync(
    findProgram("mariadb-install-db", { install }),
    [...own, "--auth-root-authentication-method=normal", "--skip-test-db"],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );

  const port = await findFreePort();
  const first = join(folder, "first.sql");
  writeFileSync(first, "create database if not exists receiver;\n");
  const child = await startServer({
    program,
    args: [
      ...own,
      "--bind-address=127.0.0.1",
      `--port=${port}`,
      `--socket=${join(folder, "socket")}`,
      `--pid-file=${join(folder, "pid")}`,
      `--init-file=${first}`,
      "--max-connections=400",
    ],
    // It greets whoever connects.
    ask: () => awaitData(port),
  });
  return {
    url: `mysql://root@127.0.0.1:${port}/receiver`,
    async stop() {
      await endServer(child, "SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
