import { lookup } from "node:dns/promises";
import { existsSync, realpathSync, statfsSync, statSync } from "node:fs";
import { connect as connectTcp } from "node:net";
import { dirname } from "node:path";
import { connect as connectTls } from "node:tls";
import { Seed } from "@syndikit/contract";
import Database from "better-sqlite3";
import type { Config } from "../config/config.js";
import { ConfigError } from "../config/config-error.js";
import { isLoopbackHost, parseRanges } from "../outbound/addresses.js";
import { addressProblem, type TargetPolicy, urlProblem } from "../outbound/target-policy.js";
import { systemRandom } from "../ports.js";
import { keyFingerprint, loadSecretKey } from "../secrets/seals.js";
import { placeProblem } from "../store/sqlite/database-file.js";
import { backupProblem } from "./restore.js";

/** One thing that was looked at. */
export interface Finding {
  readonly check: "config" | "key" | "database" | "clock" | "targets";
  /** `warn` may be meant so; `fail` keeps the server from its work. */
  readonly status: "ok" | "warn" | "fail";
  readonly message: string;
}

/** What the doctor is told. */
export interface Patient {
  /** Or why the settings are invalid: what does not depend on them is looked at all the same. */
  readonly config: Config | ConfigError;
  /** A path, or `:memory:`. */
  readonly database: string;
  /** The machine's time, in milliseconds. */
  readonly now: number;
}

/**
 * Looks at everything that a server needs, also while one runs, and changes nothing. No request is sent to a target:
 * it only connects.
 */
export async function examine(patient: Patient): Promise<readonly Finding[]> {
  const { config, database, now } = patient;
  const findings = [...examineConfig(config)];
  const client = openQuietly(database);
  try {
    if (!(config instanceof ConfigError)) findings.push(...examineKey(config, client));
    findings.push(...examineDatabase(database, client));
    findings.push(...examineClock(patient, client, now));
    if (!(config instanceof ConfigError)) findings.push(...(await examineTargets(config, client)));
  } finally {
    client?.close();
  }
  return findings;
}

function openQuietly(database: string): Database.Database | undefined {
  if (database === ":memory:" || !existsSync(database) || statSync(database).size === 0) return undefined;
  try {
    const client = new Database(database, { readonly: true, fileMustExist: true });
    // Opening reads nothing yet.
    client.prepare("select count(*) from settings").get();
    return client;
  } catch {
    return undefined;
  }
}

function examineConfig(config: Config | ConfigError): Finding[] {
  const check = "config";
  if (config instanceof ConfigError) return [{ check, status: "fail", message: config.message }];
  const { production, seed, sandbox, durability, host, publicUrl } = config;
  if (production && seed === Seed.demo) {
    return [
      { check, status: "fail", message: "The demo is refused in production: start with --seed empty." },
    ];
  }
  const warnings = [
    production && sandbox && "The sandbox is on in production: whoever is administrator moves the clock.",
    production && durability === "fast" && "--durability fast loses what a power cut takes.",
    !production && !isLoopbackHost(host) && "It listens beyond this machine, and NODE_ENV is not production.",
    !production && publicUrl === undefined && !isLoopbackHost(host) && "--public-url is not set.",
  ].filter((warning) => warning !== false);
  if (warnings.length === 0) return [{ check, status: "ok", message: "The settings are valid." }];
  return warnings.map((message) => ({ check, status: "warn", message }));
}

function examineKey(config: Config, client: Database.Database | undefined): Finding[] {
  const check = "key";
  const { secretKey: given, database, production } = config;
  const file = database === ":memory:" ? undefined : `${realPathOf(database)}.key`;
  const sealedBy = settingOf(client, "keyFingerprint");
  const fingerprint = typeof sealedBy === "string" ? sealedBy : undefined;
  if (given === undefined && !production && (file === undefined || !existsSync(file))) {
    if (fingerprint === undefined) {
      return [{ check, status: "ok", message: "There is no key yet. The first start makes one." }];
    }
  }
  try {
    // With a fingerprint none is ever made, so nothing is written here.
    const key = loadSecretKey({ given, file, sealedBy: fingerprint, production, random: systemRandom });
    const findings: Finding[] = [
      { check, status: "ok", message: `The key has the fingerprint ${keyFingerprint(key)}.` },
    ];
    if (given === undefined && file !== undefined && (statSync(file).mode & 0o077) !== 0) {
      findings.push({ check, status: "fail", message: `Others can read ${file}: chmod 600 ${file}` });
    }
    return findings;
  } catch (error) {
    return [{ check, status: "fail", message: messageOf(error) }];
  }
}

/** In bytes. Below it SQLite's log and a backup soon find no room. */
const LITTLE_SPACE = 512 * 1024 * 1024;

function examineDatabase(database: string, client: Database.Database | undefined): Finding[] {
  const finding = (status: Finding["status"], message: string): Finding => ({
    check: "database",
    status,
    message,
  });
  if (database === ":memory:")
    return [finding("warn", "The database is in memory: it ends with the process.")];
  if (!existsSync(database)) {
    return [finding("ok", `There is no database ${database} yet. The first start makes one.`)];
  }
  const path = realPathOf(database);
  const findings: Finding[] = [];
  const place = placeProblem(path);
  if (place !== undefined) findings.push(finding("fail", `${path} ${place}.`));
  if ((statSync(path).mode & 0o007) !== 0) {
    findings.push(finding("fail", `Everybody can read ${path}: chmod 600 ${path}`));
  }
  const { bavail, bsize } = statfsSync(dirname(path));
  const free = bavail * bsize;
  if (free < LITTLE_SPACE) {
    findings.push(finding("warn", `Only ${Math.floor(free / 1024 / 1024)} MiB are free beside ${path}.`));
  }
  if (client === undefined) {
    findings.push(finding("fail", `${path} is not the database of a marketplace, or is damaged.`));
    return findings;
  }
  const problem = problemOf(client);
  if (problem === undefined) findings.push(finding("ok", `${path} is whole.`));
  else findings.push(finding("fail", `${path} cannot be used: ${problem}.`));
  return findings;
}

function problemOf(client: Database.Database): string | undefined {
  try {
    return backupProblem(client);
  } catch (error) {
    return messageOf(error);
  }
}

/** A clock that stands before this was written was never set. */
const EARLIEST = Date.UTC(2025, 0, 1);
const MINUTE = 60_000;

function examineClock(
  { config, database }: Patient,
  client: Database.Database | undefined,
  now: number,
): Finding[] {
  const check = "clock";
  const time = new Date(now).toISOString();
  if (now < EARLIEST)
    return [{ check, status: "fail", message: `The machine's clock says ${time}: set it.` }];
  const written =
    database === ":memory:" ? undefined : statSync(database, { throwIfNoEntry: false })?.mtimeMs;
  if (written !== undefined && written > now + MINUTE) {
    const message = `The machine's clock says ${time}, and the database was written later: set the clock.`;
    return [{ check, status: "fail", message }];
  }
  const offset = Number(settingOf(client, "clockOffset") ?? 0);
  if (offset === 0) return [{ check, status: "ok", message: `The machine's clock says ${time}.` }];
  const production = !(config instanceof ConfigError) && config.production;
  const message = `The sandbox has moved the clock of the marketplace: it says ${new Date(now + offset).toISOString()}.`;
  return [{ check, status: production ? "warn" : "ok", message }];
}

async function examineTargets(config: Config, client: Database.Database | undefined): Promise<Finding[]> {
  const { seed, production, host, allowPrivateTargets } = config;
  const policy: TargetPolicy = {
    allowLoopback: seed === Seed.demo && !production && isLoopbackHost(host),
    allowed: parseRanges(allowPrivateTargets),
  };
  const origins = client === undefined ? [] : originsOf(client);
  if (origins.length === 0) {
    return [{ check: "targets", status: "ok", message: "Nobody has named an address to call yet." }];
  }
  return Promise.all(
    origins.map(async (origin): Promise<Finding> => {
      const problem = await targetProblem(origin, policy);
      // A vendor's server that is down is the vendor's to mend.
      return problem === undefined
        ? { check: "targets", status: "ok", message: `${origin} can be reached.` }
        : { check: "targets", status: "warn", message: `${origin} cannot be reached: ${problem}.` };
    }),
  );
}

/** The hosts that events, polls and questions go to. Only these: a path may hold a key. */
function originsOf(client: Database.Database): string[] {
  const urls = client
    .prepare<[], string>(
      `select value from products, json_each(products.syndication_endpoints) where deleted_at is null
       union select value from products, json_each(products.order_validation_urls) where deleted_at is null
       union select syndication_endpoint from companies where syndication_endpoint is not null
       union select external_values_url from configuration_parameters where external_values_url is not null
       union select endpoint from metrics where endpoint like 'http%'
       union select json_extract(value, '$.url') from json_each(
         coalesce((select value from settings where name = 'platformEndpoints'), '[]'))`,
    )
    .pluck()
    .all();
  return [...new Set(urls.map((url) => (URL.canParse(url) ? new URL(url).origin : url)))].sort();
}

/** In milliseconds. */
const CONNECT_TIMEOUT = 5_000;

async function targetProblem(origin: string, policy: TargetPolicy): Promise<string | undefined> {
  const invalid = urlProblem(origin);
  if (invalid !== undefined) return invalid;
  const url = new URL(origin);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  try {
    const addresses = await lookup(host, { all: true });
    for (const { address } of addresses) {
      const blocked = addressProblem(policy, address);
      if (blocked !== undefined) return blocked;
    }
    await connectTo(url, host, addresses[0]?.address ?? host);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Opens a connection, with its TLS handshake where there is one, and closes it. */
function connectTo(url: URL, name: string, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === "https:";
    const port = Number(url.port === "" ? (secure ? 443 : 80) : url.port);
    const socket = secure
      ? connectTls({ host: address, port, servername: name, rejectUnauthorized: true })
      : connectTcp({ host: address, port });
    socket.setTimeout(CONNECT_TIMEOUT, () => socket.destroy(new Error("it does not answer")));
    socket.once(secure ? "secureConnect" : "connect", () => {
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });
}

function settingOf(client: Database.Database | undefined, name: string): unknown {
  const text = client?.prepare("select value from settings where name = ?").pluck().get(name);
  return typeof text === "string" ? JSON.parse(text) : undefined;
}

function realPathOf(database: string): string {
  return existsSync(database) ? realpathSync(database) : database;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
