import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { Seed } from "@syndikit/contract";
import type { Config } from "../config/config.js";
import { ConfigError } from "../config/config-error.js";
import { isPostgres } from "../config/values.js";
import { isLoopbackHost } from "../outbound/addresses.js";
import { DEMO_ACCOUNTS, demoPassword } from "../sandbox/seed/accounts.js";
import { writeWhole } from "../store/sqlite/backup.js";
import { LOCK_TIMEOUT, openReader } from "../store/sqlite/connection.js";
import { createReferenceServer } from "./create.js";
import { createPinoLog } from "./log.js";
import type { ReferenceServer } from "./options.js";

/**
 * Sets up a marketplace as configured, and listens.
 *
 * @returns the server, and what to print on the standard output: one line of JSON, or lines for people.
 */
export async function serve(config: Config): Promise<{ server: ReferenceServer; announcement: string }> {
  const { host, port, metricsPort, metricsHost } = config;
  const server = await createReferenceServer({
    ...config,
    log: createPinoLog(config.logLevel),
    // The passwords of the demo are public: whoever reaches it from outside could call this machine through it.
    ...(isLoopbackHost(host) ? {} : { allowLoopbackTargets: false }),
  });
  try {
    const { url } = await server.listen({ host, port, metricsPort, metricsHost });
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
    return JSON.stringify({
      ready: true,
      url,
      api: `${url}/api`,
      seed,
      database: withoutPassword(database),
      sandbox,
      ...admin,
    });
  }
  const lines = [`The marketplace is ready at ${url} (API under ${url}/api)`];
  if (password !== undefined)
    lines.push(`The administrator is admin, with the password ${password} (shown only once)`);
  lines.push(`The console is at ${url}/`);
  if (seed === Seed.demo) {
    lines.push("A database that began with the demo has these accounts:");
    lines.push(...DEMO_ACCOUNTS.map(({ userName }) => `  ${userName} / ${demoPassword(userName)}`));
  }
  return lines.join("\n");
}

function withoutPassword(database: string): string {
  if (!isPostgres(database)) return database;
  return Object.assign(new URL(database), { password: "" }).href;
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
    client.pragma(`busy_timeout = ${LOCK_TIMEOUT}`);
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
