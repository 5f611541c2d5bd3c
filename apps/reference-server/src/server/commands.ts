import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { type Config, ConfigError } from "../config/config.js";
import { writeWhole } from "../store/sqlite/backup.js";
import { openReader } from "../store/sqlite/connection.js";
import { createReferenceServer } from "./create.js";
import { createPinoLog } from "./log.js";
import type { ReferenceServer } from "./options.js";

/**
 * Sets up a marketplace as configured, and listens.
 *
 * @returns the server, and what to print on the standard output: one line of JSON, or lines for people.
 */
export async function serve(config: Config): Promise<{ server: ReferenceServer; announcement: string }> {
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
    lines.push(`The administrator is admin, with the password ${password} (shown only once)`);
  return lines.join("\n");
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

/**
 * Copies a database to a new file, also while a server uses it.
 *
 * @throws {ConfigError} when there is no such database.
 */
export async function backupDatabase(database: string, file: string): Promise<void> {
  if (database === ":memory:" || !existsSync(database)) {
    throw new ConfigError(`There is no database ${database}. Name it with --database.`);
  }
  const { client } = openReader(database);
  try {
    // A read transaction pins one state. Otherwise each write of the server would restart the copy.
    client.exec("begin");
    client.prepare("select count(*) from settings").get();
    await writeWhole(file, (partial) => client.backup(partial));
  } finally {
    client.close();
  }
}

/**
 * Collects garbage once the heap has grown by a half since the last full collection. By default V8 waits for a
 * multiple of what is in use: a server under load grew by 75 MiB, of which 3 were in use. Only for the program: a
 * server that is embedded does not own the heap.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=50");
}
