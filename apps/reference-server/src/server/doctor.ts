import { lookup } from "node:dns/promises";
import { existsSync, statSync } from "node:fs";
import { connect as connectTcp } from "node:net";
import { connect as connectTls } from "node:tls";
import { DeploymentStatus, Seed, toReference } from "@syndikit/contract";
import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import type { Config } from "../config/config.js";
import { isPostgres } from "../config/values.js";
import { ConfigError } from "../errors.js";
import { hostOf, isLoopbackHost, parseRanges } from "../outbound/addresses.js";
import { addressProblem, type TargetPolicy, urlProblem } from "../outbound/target-policy.js";
import { systemRandom } from "../ports.js";
import { keyFingerprint, loadSecretKey } from "../security/seals.js";
import { isReadable } from "../store/documents/column.js";
import type { Db } from "../store/port.js";
import { readSetting } from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import { isLive, metrics } from "../store/tables/metric.js";
import { configurationParameters, products } from "../store/tables/product.js";
import { subscriptionEndpoints, subscriptions } from "../store/tables/subscription.js";
import { examineFile, examinePostgres, type Finding, type Patient, realPathOf } from "./doctor-database.js";
import { withTelemetry } from "./optional.js";

export type { Finding, Patient } from "./doctor-database.js";

/**
 * Checks everything that a server needs, also while one runs, and changes nothing. Targets get connections, but no
 * requests.
 */
export async function examine(patient: Patient): Promise<readonly Finding[]> {
  const { config, database } = patient;
  const findings = [...examineConfig(config), ...(await examineTelemetry(config))];
  const { db, found, close } = isPostgres(database) ? await examinePostgres(patient) : examineFile(patient);
  try {
    if (!(config instanceof ConfigError)) {
      findings.push(...examineKey(config, db && ((await readSetting(db, "keyFingerprint")) ?? undefined)));
    }
    findings.push(...found, ...(await examineClock(patient, db)));
    if (!(config instanceof ConfigError)) findings.push(...(await examineTargets(config, db)));
    if (db !== undefined) findings.push(...(await examineSubscriptions(db)));
  } finally {
    await close();
  }
  return findings;
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
    production && durability === "fast" && "With --durability fast, a power cut loses the last changes.",
    !production && !isLoopbackHost(host) && "It listens beyond this machine, and NODE_ENV is not production.",
    !production && publicUrl === undefined && !isLoopbackHost(host) && "--public-url is not set.",
    publicUrl !== undefined &&
      sendsPasswordsInClear(publicUrl) &&
      `--public-url ${publicUrl} is plain http: passwords and tokens cross the network unencrypted. Use https.`,
  ].filter((warning) => warning !== false);
  if (warnings.length === 0) return [{ check, status: "ok", message: "The settings are valid." }];
  return warnings.map((message) => ({ check, status: "warn", message }));
}

async function examineTelemetry(config: Config | ConfigError): Promise<Finding[]> {
  const check = "telemetry";
  if (config instanceof ConfigError || config.telemetry === undefined) return [];
  try {
    await withTelemetry(() => import("../telemetry/otlp.js"));
  } catch (error) {
    return [{ check, status: "fail", message: messageOf(error) }];
  }
  return [{ check, status: "ok", message: "The packages that send telemetry are installed." }];
}

function sendsPasswordsInClear(publicUrl: string): boolean {
  const url = new URL(publicUrl);
  return url.protocol === "http:" && !isLoopbackHost(hostOf(url));
}

function examineKey(config: Config, fingerprint: string | undefined): Finding[] {
  const check = "key";
  const { secretKey: given, database, production } = config;
  const hasFile = database !== ":memory:" && !isPostgres(database);
  const file = hasFile ? `${realPathOf(database)}.key` : undefined;
  if (given === undefined && !production && (file === undefined || !existsSync(file))) {
    if (fingerprint === undefined) {
      return [{ check, status: "ok", message: "There is no key yet. The first start makes one." }];
    }
  }
  try {
    // With a fingerprint no key is ever generated, so nothing is written here.
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

/** A clock that shows an earlier time was never set. */
const EARLIEST = Date.UTC(2025, 0, 1);
const MINUTE = 60_000;

async function examineClock({ config, database, now }: Patient, db: Db | undefined): Promise<Finding[]> {
  const check = "clock";
  const time = new Date(now).toISOString();
  if (now < EARLIEST)
    return [{ check, status: "fail", message: `The machine's clock says ${time}: set it.` }];
  const written = isPostgres(database) ? undefined : statSync(database, { throwIfNoEntry: false })?.mtimeMs;
  if (written !== undefined && written > now + MINUTE) {
    const message = `The machine's clock says ${time}, and the database was written later: set the clock.`;
    return [{ check, status: "fail", message }];
  }
  const offset = db === undefined ? 0 : await readSetting(db, "clockOffset");
  if (offset === 0) return [{ check, status: "ok", message: `The machine's clock says ${time}.` }];
  const production = !(config instanceof ConfigError) && config.production;
  const message = `The sandbox has moved the clock of the marketplace: it says ${new Date(now + offset).toISOString()}.`;
  return [{ check, status: production ? "warn" : "ok", message }];
}

async function examineTargets(config: Config, db: Db | undefined): Promise<Finding[]> {
  const { seed, production, host, allowPrivateTargets } = config;
  // The server of a database that did not begin as the demo is started with `--seed empty`, whatever is given here.
  const demo = db === undefined ? seed === Seed.demo : seed === Seed.demo && (await readSetting(db, "demo"));
  const policy: TargetPolicy = {
    allowLoopback: demo && !production && isLoopbackHost(host),
    allowed: parseRanges(allowPrivateTargets),
  };
  const origins = db === undefined ? [] : await originsOf(db);
  if (origins.length === 0) {
    return [{ check: "targets", status: "ok", message: "No address to call is configured yet." }];
  }
  return Promise.all(
    origins.map(async (origin): Promise<Finding> => {
      const problem = await targetProblem(origin, policy);
      // A warning only: if a vendor's server is down, the vendor must repair it.
      return problem === undefined
        ? { check: "targets", status: "ok", message: `${origin} can be reached.` }
        : { check: "targets", status: "warn", message: `${origin} cannot be reached: ${problem}.` };
    }),
  );
}

/** The most subscriptions that a finding names. */
const MAX_NAMED = 5;

/** What customers were told is ready, and cannot be reached. */
async function examineSubscriptions(db: Db): Promise<Finding[]> {
  const unreachable = and(
    eq(subscriptions.deploymentStatus, DeploymentStatus.DEPLOYED),
    notExists(
      db
        .select({ id: subscriptionEndpoints.id })
        .from(subscriptionEndpoints)
        .where(eq(subscriptionEndpoints.subscriptionId, subscriptions.id)),
    ),
  );
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(unreachable)
    .orderBy(asc(subscriptions.id))
    .limit(MAX_NAMED);
  if (found.length === 0) return [];
  const more = (await db.$count(subscriptions, unreachable)) - found.length;
  const urls = found.map(({ id }) => toReference("subscription", id)).join(", ");
  const message = `DEPLOYED without an endpoint: ${urls}${more > 0 ? ` and ${more} more` : ""}. The customer has no address until the vendor posts the endpoints.`;
  return [{ check: "subscriptions", status: "warn", message }];
}

/** The origins that events, polls and requests to vendors go to. Only origins, because a path may contain a key. */
async function originsOf(db: Db): Promise<readonly string[]> {
  const sold = await db
    .select({ events: products.syndicationEndpoints, orders: products.orderValidationUrls })
    .from(products)
    .where(isNull(products.deletedAt));
  const sellers = await db.select({ url: companies.syndicationEndpoint }).from(companies);
  const asked = await db
    .select({ url: configurationParameters.externalValuesUrl })
    .from(configurationParameters);
  const polled = await db.select({ url: metrics.endpoint }).from(metrics).where(isLive);
  const platform = await readSetting(db, "platformEndpoints");
  const urls = [
    ...sold.flatMap(({ events, orders }) => [events, orders].filter(isReadable).flat()),
    ...[...sellers, ...asked, ...platform].map(({ url }) => url ?? ""),
    // The others are paths of an endpoint that is already in the list.
    ...polled.map(({ url }) => url ?? "").filter((url) => /^http/i.test(url)),
  ].filter((url) => url !== "");
  return [...new Set(urls.map((url) => (URL.canParse(url) ? new URL(url).origin : url)))].sort();
}

/** In milliseconds. */
const CONNECT_TIMEOUT = 5_000;

async function targetProblem(origin: string, policy: TargetPolicy): Promise<string | undefined> {
  const invalid = urlProblem(origin);
  if (invalid !== undefined) return invalid;
  const url = new URL(origin);
  const host = hostOf(url);
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

/** Opens a connection, with a TLS handshake for HTTPS, and closes it. */
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
