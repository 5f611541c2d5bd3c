import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { Seed } from "@syndikit/contract";
import { createColors } from "picocolors";
import type { Config } from "../config/config.js";
import { withoutPassword } from "../config/values.js";
import { ConfigError } from "../errors.js";
import { isLoopbackHost } from "../outbound/addresses.js";
import { DEMO_ACCOUNTS, demoPassword } from "../sandbox/seed/accounts.js";
import { assertFree, type NewFileOptions, writeNew } from "../store/files/new-file.js";
import { LOCK_TIMEOUT, openReader } from "../store/sqlite/connection.js";
import { translate } from "../store/sqlite/errors.js";
import { createPinoLog } from "../telemetry/log.js";
import { createReferenceServer } from "./create.js";
import type { ReferenceServer } from "./options.js";

/**
 * Sets up a marketplace from the configuration, and listens.
 *
 * @returns the server, and what to print on standard output: one line of JSON, or lines for people.
 */
export async function serve(
  config: Config,
  terminal: Terminal = {},
): Promise<{ server: ReferenceServer; announcement: string }> {
  const { host, port, metricsPort, metricsHost } = config;
  const server = await createReferenceServer({
    ...config,
    log: createPinoLog(config.logLevel, terminal.stderr),
    // The demo's passwords are public: anybody who reaches it from outside could make it call this machine.
    ...(isLoopbackHost(host) ? {} : { allowLoopbackTargets: false }),
  });
  try {
    const { url } = await server.listen({ host, port, metricsPort, metricsHost });
    const announcement =
      terminal.stdout === undefined || config.json
        ? announce(config, server, url)
        : welcome(config, server, { url, colors: terminal.stdout.colors });
    return { server, announcement };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Which outputs are terminals. */
export interface Terminal {
  readonly stdout?: { readonly colors: boolean } | undefined;
  readonly stderr?: { readonly colors: boolean } | undefined;
}

/** What somebody at a terminal wants to know first. */
function welcome(
  { seed, database, sandbox }: Config,
  { generatedAdminPassword }: ReferenceServer,
  { url, colors }: { readonly url: string; readonly colors: boolean },
): string {
  const { bold, cyan, dim, green } = createColors(colors);
  const row = (name: string, text: string): string => `  ${dim(name.padEnd(10))}${text}`;
  const accounts =
    seed === Seed.demo
      ? DEMO_ACCOUNTS.map(({ userName }) => `${userName} / ${demoPassword(userName)}`).join(", ")
      : `admin${generatedAdminPassword === undefined ? "" : ` / ${generatedAdminPassword} (shown only once)`}`;
  return [
    "",
    `${green("●")} ${bold("The marketplace is ready")}`,
    "",
    row("Console", cyan(`${url}/`)),
    row("API", `${cyan(`${url}/api`)}, to read and to try at ${cyan(`${url}/docs`)}`),
    row("Accounts", accounts),
    row(
      "Database",
      database === ":memory:" ? "in memory: it is gone when this ends" : withoutPassword(database),
    ),
    ...(seed === Seed.demo ? [] : [row("Begin", firstVendor(`${url}/`))]),
    row("Sandbox", sandbox ? "on: its clock can be moved, and faults switched" : "off"),
    "",
    dim("Ctrl-C stops it cleanly; a second Ctrl-C stops it at once."),
    "",
  ].join("\n");
}

/** How somebody begins on a marketplace without the demo. */
function firstVendor(url: string): string {
  return `sign in at ${url} as admin, add the vendor's company, and a user of it with the role ROLE_VENDOR (in the API: POST /company, POST /user)`;
}

function announce(config: Config, { generatedAdminPassword }: ReferenceServer, url: string): string {
  const { json, seed, database, sandbox } = config;
  const password = generatedAdminPassword;
  if (json) {
    return JSON.stringify({
      ready: true,
      url,
      api: `${url}/api`,
      seed,
      database: withoutPassword(database),
      sandbox,
      adminPassword: password,
    });
  }
  const lines = [`The marketplace is ready at ${url} (API under ${url}/api)`];
  if (password !== undefined)
    lines.push(`The administrator is admin, with the password ${password} (shown only once)`);
  lines.push(`The console is at ${url}/`);
  if (seed !== Seed.demo) lines.push(`The first vendor: ${firstVendor(`${url}/`)}`);
  if (seed === Seed.demo) {
    lines.push("Accounts of the demo:");
    lines.push(...DEMO_ACCOUNTS.map(({ userName }) => `  ${userName} / ${demoPassword(userName)}`));
  }
  return lines.join("\n");
}

/**
 * Copies a database to a new file, also while a server uses it.
 *
 * @returns where an existing file is kept; absent when there was none.
 * @throws {ConfigError} when there is no such database, or the file exists without `forceAt`. Nothing has changed then.
 */
export async function backupDatabase(
  database: string,
  file: string,
  { forceAt }: Pick<NewFileOptions, "forceAt"> = {},
): Promise<string | undefined> {
  if (database === ":memory:" || !existsSync(database)) {
    throw new ConfigError(`There is no database ${database}. Name it with --database.`);
  }
  const options: NewFileOptions = { forceAt, copyOf: database };
  await assertFree(file, options);
  const { client } = openReader(database);
  try {
    client.pragma(`busy_timeout = ${LOCK_TIMEOUT}`);
    // A read transaction keeps one state. Otherwise each write of the server would restart the copy.
    client.exec("begin");
    client.prepare("select count(*) from settings").get();
    return await writeNew(file, (draft) => client.backup(draft), options);
  } catch (error) {
    throw translate(error);
  } finally {
    client.close();
  }
}

/**
 * Collects garbage when the heap has grown by half since the last full collection. By default V8 waits for a multiple
 * of the used size: a server under load grew by 75 MiB, of which 3 were in use. Only for the program: an embedded
 * server does not own the heap.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=50");
}
