import { parseArgs } from "node:util";
import { Seed } from "@syndikit/contract";
import type { JwtSettings } from "../http/jwt.js";
import type { MailSettings } from "../messages/mailer.js";
import { parseRanges } from "../outbound/addresses.js";
import { LOG_LEVELS, type LogLevel } from "../server/log.js";
import type { Durability } from "../store/sqlite/connection.js";
import type { TelemetryOptions } from "../telemetry/telemetry.js";

/** The settings of the program. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Of `/metrics` without credentials. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly metricsToken: string | undefined;
  /** A path, or `:memory:`. */
  readonly database: string;
  readonly durability: Durability;
  readonly seed: Seed;
  readonly sandbox: boolean;
  readonly production: boolean;
  /** Whether the demo may listen on other addresses than loopback. */
  readonly demoOnNetwork: boolean;
  readonly json: boolean;
  readonly logLevel: LogLevel;
  readonly environment: string;
  readonly publicUrl: string | undefined;
  readonly allowPrivateTargets: readonly string[];
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  /** Whose pages may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  readonly requestsPerMinute: number;
  readonly validateResponses: boolean;
  /** Milliseconds. */
  readonly retrySchedule: readonly number[] | undefined;
  /** Days; never when 0. */
  readonly pauseEndpointsAfter: number;
  /** Milliseconds; 0 keeps events for ever. */
  readonly eventRetention: number;
  readonly unpaidOrderDays: number;
  /** Milliseconds; 0 keeps them for ever. */
  readonly undeliveredRetention: number;
  /** Bytes; 0 sets no limit. */
  readonly eventLogSize: number;
  /** Milliseconds. */
  readonly shutdownTimeout: number;
  readonly secretKey: string | undefined;
  readonly adminPassword: string | undefined;
  readonly jwt: JwtSettings | undefined;
  readonly telemetry: TelemetryOptions | undefined;
  readonly mail: MailSettings | undefined;
}

/** A setting that is invalid. The message names it, and says what would be valid. */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ConfigError";
  }
}

type Command =
  | { readonly kind: "serve"; readonly config: Config }
  | { readonly kind: "backup" | "restore"; readonly database: string; readonly file: string }
  | { readonly kind: "forget-secrets"; readonly database: string }
  | {
      readonly kind: "doctor";
      readonly database: string;
      readonly json: boolean;
      /** Or why the settings are invalid. */
      readonly config: Config | ConfigError;
    }
  | { readonly kind: "help" };

/** Environment variables, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const FLAGS = {
  port: { type: "string" },
  "metrics-port": { type: "string" },
  "metrics-host": { type: "string" },
  "metrics-token": { type: "string" },
  host: { type: "string" },
  database: { type: "string" },
  durability: { type: "string" },
  seed: { type: "string" },
  sandbox: { type: "string" },
  "public-url": { type: "string" },
  "allow-private-targets": { type: "string", multiple: true },
  "cors-origin": { type: "string", multiple: true },
  "unpaid-order-days": { type: "string" },
  "log-level": { type: "string" },
  "demo-on-network": { type: "boolean" },
  "trust-proxy": { type: "string", multiple: true },
  "shutdown-timeout": { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Reads flags and environment variables. Flags win.
 *
 * @throws {ConfigError} when a setting is invalid. Nothing has been opened by then.
 */
export function readCommand(args: readonly string[], env: Environment): Command {
  const { values: flags, positionals } = parseFlags(args);
  if (flags.help === true) return { kind: "help" };
  const database = databaseFile(flags.database ?? env["DATABASE_URL"] ?? "file:./data/marketplace.sqlite");
  const [command = "serve", ...operands] = positionals;
  const [file] = operands;
  const assertOperands = (count: number, example: string): void => {
    if (operands.length !== count) throw new ConfigError(`${command} is used as in: ${example}`);
  };
  switch (command) {
    case "serve":
      assertOperands(0, "serve --port 8081");
      return { kind: "serve", config: readConfig(flags, env, database) };
    case "backup":
    case "restore":
      assertOperands(1, `${command} copy.sqlite`);
      return { kind: command, database, file: file ?? "" };
    case "forget-secrets":
      assertOperands(0, "forget-secrets --database file:./data/marketplace.sqlite");
      return { kind: command, database };
    case "doctor":
      assertOperands(0, "doctor --json");
      return {
        kind: command,
        database,
        json: flags.json ?? false,
        config: configOrError(flags, env, database),
      };
    default:
      throw new ConfigError(
        `There is no command ${command}. Use serve, which may be left out, backup, restore, forget-secrets or doctor.`,
      );
  }
}

type Flags = ReturnType<typeof parseFlags>["values"];

function configOrError(flags: Flags, env: Environment, database: string): Config | ConfigError {
  try {
    return readConfig(flags, env, database);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

/** @throws {ConfigError} when a setting is invalid. */
function readConfig(flags: Flags, env: Environment, database: string): Config {
  const production = env["NODE_ENV"] === "production";
  const defaultSeed = production ? Seed.empty : Seed.demo;
  const seed = oneOf("--seed", flags.seed ?? env["SYNDIKIT_SEED"] ?? defaultSeed, Object.values(Seed));
  const sandbox = flags.sandbox ?? env["SYNDIKIT_SANDBOX"] ?? (seed === Seed.demo ? "on" : "off");
  const ranges = flags["allow-private-targets"] ?? splitList(env["SYNDIKIT_ALLOW_PRIVATE_TARGETS"]);
  return {
    host: flags.host ?? env["HOST"] ?? "127.0.0.1",
    port: wholeNumber("--port", flags.port ?? env["PORT"] ?? "8081", { min: 0, max: 65_535 }),
    metricsPort: optionalPort("--metrics-port", flags["metrics-port"] ?? env["SYNDIKIT_METRICS_PORT"]),
    metricsHost: flags["metrics-host"] ?? env["SYNDIKIT_METRICS_HOST"] ?? "127.0.0.1",
    metricsToken: metricsToken(flags["metrics-token"] ?? env["SYNDIKIT_METRICS_TOKEN"]),
    database,
    durability: oneOf("--durability", flags.durability ?? env["SYNDIKIT_DURABILITY"] ?? "full", [
      "full",
      "fast",
    ]),
    seed,
    sandbox: oneOf("--sandbox", sandbox, ["on", "off"]) === "on",
    production,
    demoOnNetwork:
      flags["demo-on-network"] ??
      oneOf("SYNDIKIT_DEMO_ON_NETWORK", env["SYNDIKIT_DEMO_ON_NETWORK"] ?? "off", ["on", "off"]) === "on",
    json: flags.json ?? false,
    logLevel: oneOf("--log-level", flags["log-level"] ?? env["SYNDIKIT_LOG_LEVEL"] ?? "info", LOG_LEVELS),
    environment: env["SYNDIKIT_ENVIRONMENT"] ?? (production ? "production" : "staging"),
    publicUrl: requiredIn(production, publicUrl(flags["public-url"] ?? env["SYNDIKIT_PUBLIC_URL"])),
    allowPrivateTargets: validRanges("--allow-private-targets", ranges),
    trustProxy: validRanges("--trust-proxy", flags["trust-proxy"] ?? splitList(env["SYNDIKIT_TRUST_PROXY"])),
    corsOrigins: corsOrigins(flags["cors-origin"] ?? splitList(env["SYNDIKIT_CORS_ORIGIN"])),
    requestsPerMinute: wholeNumber(
      "SYNDIKIT_REQUESTS_PER_MINUTE",
      env["SYNDIKIT_REQUESTS_PER_MINUTE"] ?? "5000",
      { min: 1, max: 10_000_000 },
    ),
    validateResponses:
      oneOf(
        "SYNDIKIT_VALIDATE_RESPONSES",
        env["SYNDIKIT_VALIDATE_RESPONSES"] ?? (production ? "off" : "on"),
        ["on", "off"],
      ) === "on",
    retrySchedule: retrySchedule(env["SYNDIKIT_RETRY_SCHEDULE"]),
    pauseEndpointsAfter: wholeNumber(
      "SYNDIKIT_PAUSE_ENDPOINTS_DAYS",
      env["SYNDIKIT_PAUSE_ENDPOINTS_DAYS"] ?? "5",
      { min: 0, max: 365 },
    ),
    eventRetention:
      wholeNumber("SYNDIKIT_EVENT_RETENTION_DAYS", env["SYNDIKIT_EVENT_RETENTION_DAYS"] ?? "90", {
        min: 0,
        max: 36_500,
      }) * 86_400_000,
    unpaidOrderDays: wholeNumber(
      "--unpaid-order-days",
      flags["unpaid-order-days"] ?? env["SYNDIKIT_UNPAID_ORDER_DAYS"] ?? "30",
      { min: 1, max: 36_500 },
    ),
    undeliveredRetention:
      wholeNumber("SYNDIKIT_UNDELIVERED_RETENTION_DAYS", env["SYNDIKIT_UNDELIVERED_RETENTION_DAYS"] ?? "90", {
        min: 0,
        max: 36_500,
      }) * 86_400_000,
    eventLogSize:
      wholeNumber("SYNDIKIT_EVENT_LOG_MEGABYTES", env["SYNDIKIT_EVENT_LOG_MEGABYTES"] ?? "256", {
        min: 0,
        max: 1_000_000,
      }) * 1_048_576,
    shutdownTimeout:
      wholeNumber(
        "--shutdown-timeout",
        flags["shutdown-timeout"] ?? env["SYNDIKIT_SHUTDOWN_TIMEOUT"] ?? "8",
        { min: 1, max: 3_600 },
      ) * 1_000,
    secretKey: env["SYNDIKIT_SECRET_KEY"],
    adminPassword: adminPassword(env["SYNDIKIT_ADMIN_PASSWORD"]),
    jwt: jwtSettings(env),
    telemetry: telemetryOptions(env),
    mail: mailSettings(env),
  };
}

function corsOrigins(given: readonly string[]): readonly string[] {
  const origins = given.flatMap((each) => splitList(each));
  for (const origin of origins) {
    // A path, a slash at the end or `*` would never be what a browser sends.
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError(`--cors-origin: ${origin} is no origin, as in https://shop.example:8443.`);
  }
  return origins;
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

/** The path that `--database` names. A `file:` URL is decoded, as every URL is; a bare path is taken as it is. */
function databaseFile(url: string): string {
  if (url === ":memory:") return url;
  if (/^postgres(ql)?:/.test(url)) {
    throw new ConfigError(
      "PostgreSQL is not supported yet. Use a file, as in --database file:./data/marketplace.sqlite.",
    );
  }
  const file = url.startsWith("file:") ? fileOfUrl(url) : url;
  if (file === "" || /^[a-z]+:\/\//.test(file)) {
    throw new ConfigError(
      `--database ${url} is neither a file, as in file:./data/marketplace.sqlite, nor :memory:.`,
    );
  }
  return file;
}

function fileOfUrl(url: string): string {
  const [, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(.*)$/.exec(url) ?? [];
  if (host !== "" && host !== "localhost") {
    throw new ConfigError(
      `--database ${url} names a file on the host ${host}. Write file:./${host}${path}, or file:///${host}${path}.`,
    );
  }
  if (/[?#]/.test(path)) {
    throw new ConfigError(`--database ${url} has a query. In a file's name write %3F for ? and %23 for #.`);
  }
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ConfigError(`--database ${url} cannot be decoded. In a file's name write %25 for %.`);
  }
}

function oneOf<const Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new ConfigError(`${name} ${value} is not one of ${choices.join(", ")}.`);
  return choice;
}

function wholeNumber(
  name: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const value = Number(text);
  if (!/^[0-9]+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name} ${text} is not a whole number from ${min} to ${max}.`);
  }
  return value;
}

function optionalPort(name: string, text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber(name, text, { min: 0, max: 65_535 });
}

function metricsToken(token: string | undefined): string | undefined {
  if (token !== undefined && !/^[!-~]{16,}$/.test(token)) {
    throw new ConfigError("--metrics-token must have at least 16 characters, and no spaces among them.");
  }
  return token;
}

function splitList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function validRanges(name: string, lists: readonly string[]): readonly string[] {
  const ranges = lists.flatMap((list) => splitList(list));
  try {
    parseRanges(ranges);
    return ranges;
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function publicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`--public-url ${text} is not an address such as https://market.example.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new ConfigError("--public-url holds a user name or a password. Leave them out.");
  }
  if (url.search !== "" || url.hash !== "") {
    throw new ConfigError(
      `--public-url ${text} has a query or a fragment. Leave it out; a path may stand there.`,
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

function requiredIn(production: boolean, url: string | undefined): string | undefined {
  if (url !== undefined || !production) return url;
  throw new ConfigError(
    "--public-url is not set. In production it must be the address that callers use, such as https://market.example: otherwise answers name an address that nobody can call.",
  );
}

/** The variable is in seconds, the result in milliseconds. */
function retrySchedule(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined;
  const seconds = splitList(text).map((part) =>
    wholeNumber("SYNDIKIT_RETRY_SCHEDULE", part, { min: 1, max: 86_400 }),
  );
  if (seconds.length === 0)
    throw new ConfigError("SYNDIKIT_RETRY_SCHEDULE is empty. List seconds, as in 5,30,120.");
  return seconds.map((value) => value * 1_000);
}

function adminPassword(password: string | undefined): string | undefined {
  if (password !== undefined && password.length < 8) {
    throw new ConfigError("SYNDIKIT_ADMIN_PASSWORD must have at least 8 characters.");
  }
  return password;
}

function mailSettings(env: Environment): MailSettings | undefined {
  const url = env["SMTP_URL"];
  const from = env["SYNDIKIT_MAIL_FROM"];
  if (url === undefined) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    // The address may hold a password, so it is not shown.
    throw new ConfigError("SMTP_URL is not an address such as smtps://user:password@mail.example:465.");
  }
  if (from === undefined || !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) {
    throw new ConfigError(
      "Mail needs a sender: set SYNDIKIT_MAIL_FROM, as in Market <no-reply@market.example>.",
    );
  }
  return { url, from };
}

function telemetryOptions(env: Environment): TelemetryOptions | undefined {
  const endpoint = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (endpoint === undefined || endpoint === "") return undefined;
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : "")) {
    throw new ConfigError(
      "OTEL_EXPORTER_OTLP_ENDPOINT is not an address such as http://127.0.0.1:4318, the one for OTLP over HTTP.",
    );
  }
  const interval = env["OTEL_METRIC_EXPORT_INTERVAL"] ?? "60000";
  const range = { min: 1_000, max: 3_600_000 };
  return { endpoint, exportInterval: wholeNumber("OTEL_METRIC_EXPORT_INTERVAL", interval, range) };
}

function jwtSettings(env: Environment): JwtSettings | undefined {
  const jwksUrl = env["SYNDIKIT_JWKS_URL"];
  const secret = env["SYNDIKIT_JWT_SECRET"];
  if (jwksUrl === undefined && secret === undefined) return undefined;
  if (jwksUrl !== undefined && secret !== undefined) {
    throw new ConfigError("Set SYNDIKIT_JWKS_URL or SYNDIKIT_JWT_SECRET, not both.");
  }
  if (secret !== undefined && secret.length < 32) {
    throw new ConfigError("SYNDIKIT_JWT_SECRET must have at least 32 characters.");
  }
  const issuer = env["SYNDIKIT_JWT_ISSUER"];
  const audience = env["SYNDIKIT_JWT_AUDIENCE"];
  if (issuer === undefined || audience === undefined) {
    throw new ConfigError("JWTs need SYNDIKIT_JWT_ISSUER and SYNDIKIT_JWT_AUDIENCE too.");
  }
  const userClaim = env["SYNDIKIT_JWT_USER_CLAIM"] ?? "preferred_username";
  return { ...(jwksUrl === undefined ? { secret: secret ?? "" } : { jwksUrl }), issuer, audience, userClaim };
}
