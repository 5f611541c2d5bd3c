import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { type Config, ConfigError } from "../config/config.js";
import { writeWhole } from "../store/sqlite/backup.js";
import { openReader } from "../store/sqlite/connection.js";
import { createReferenceServer } from "./create.js";
import { createPinoLog } from "./log.js";
import type { ReferenceServer } from "./options.js";

/** A server that runs, and what to tell whoever started it. */
interface Serving {
  readonly server: ReferenceServer;
  /** For the standard output: one line of JSON, or some for people. */
  readonly announcement: string;
}

/** Sets a marketplace up as configured, and listens. */
export async function serve(config: Config): Promise<Serving> {
  const local = isLoopback(config.host);
  const server = await createReferenceServer({
    ...config,
    log: createPinoLog(config.logLevel),
    allowLoopbackTargets: local,
    openMetrics: local,
  });
  try {
    const { url } = await server.listen({ host: config.host, port: config.port });
    return { server, announcement: announce(config, server, url) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

function announce(config: Config, { generatedAdminPassword }: ReferenceServer, url: string): string {
  const { json, seed, database, sandbox } = config;
  const password = generatedAdminPassword;
  if (json) {
    const admin = password === undefined ? {} : { adminPassword: password };
    return JSON.stringify({ ready: true, url, api: `${url}/api`, seed, database, sandbox, ...admin });
  }
  const lines = [`The marketplace is ready at ${url} (API under ${url}/api)`];
  if (password !== undefined)
    lines.push(`The administrator is admin, with the password ${password} (shown this once)`);
  return lines.join("\n");
}

/** Whether only this machine can reach an address. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

/**
 * Copies a database to a new file, also while a server is using it.
 *
 * @throws ConfigError when there is no such database.
 */
export async function backupDatabase(database: string, file: string): Promise<void> {
  if (database === ":memory:" || !existsSync(database)) {
    throw new ConfigError(`There is no database ${database}. Name it with --database.`);
  }
  const { client } = openReader(database);
  try {
    // The read transaction holds one state; a server that goes on writing cannot make the copy start again.
    client.exec("begin");
    client.prepare("select count(*) from settings").get();
    await writeWhole(file, (partial) => client.backup(partial));
  } finally {
    client.close();
  }
}

/** In percent of what was in use after the last full collection. */
const GROWTH = 50;

/**
 * Has garbage collected when the heap has grown by a half. Left to itself the engine waits for a multiple of what is
 * in use: a server under load grew by 75 MiB, of which 3 were in use. For the program alone: whoever embeds the
 * server has a heap of his own.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
