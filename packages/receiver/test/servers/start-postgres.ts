import { type ChildProcess, execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { findProgram } from "./find-program.js";
import { endServer, findFreePort, startServer, type TestServer } from "./test-server.js";

const packaged = "/usr/lib/postgresql";

/** A server that can be shut off and started again with what it has stored. */
export interface RestartableServer extends TestServer {
  /** Ends it as a power failure does. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL of its own.
 *
 * @param settings - as in its `postgresql.conf`.
 * @throws {Error} when it is not there; the message says what to install.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<RestartableServer> {
  const program = findProgram("postgres", {
    folders: newestFirst().map((version) => join(packaged, version, "bin")),
    install: "apt-get install -y postgresql",
  });
  const folder = mkdtempSync(join(tmpdir(), "receiver-postgres-"));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(
    join(dirname(program), "initdb"),
    ["--pgdata", data, "--username", "receiver", "--auth", "trust", "--encoding", "UTF8", "--no-locale"],
    { ...user, cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );

  const port = await findFreePort();
  const url = `postgres://receiver@127.0.0.1:${port}/postgres`;
  const args = ["-D", data, "-k", folder, "-p", String(port), "-c", "listen_addresses=127.0.0.1"];
  for (const [name, value] of Object.entries(settings)) args.push("-c", `${name}=${value}`);
  const start = (): Promise<ChildProcess> =>
    startServer({
      program,
      args,
      ...(user === undefined ? {} : { user }),
      async ask() {
        const client = new Client({ connectionString: url });
        await client.connect();
        await client.end();
      },
    });
  let child = await start();
  return {
    url,
    // To PostgreSQL, SIGQUIT means: end now, and write nothing more.
    goAway: () => endServer(child, "SIGQUIT"),
    async comeBack() {
      child = await start();
    },
    async stop() {
      // To PostgreSQL, SIGINT means: end now, and in order.
      await endServer(child, "SIGINT");
      rmSync(folder, { recursive: true });
    },
  };
}

function newestFirst(): string[] {
  if (!existsSync(packaged)) return [];
  return readdirSync(packaged).sort((left, right) => Number(right) - Number(left));
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package made. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
