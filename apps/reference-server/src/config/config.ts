import { parseArgs } from "node:util";
import { Seed } from "@syndikit/contract";
import { ConfigError } from "../errors.js";
import type { JwtSettings } from "../http/jwt.js";
import type { MailSettings } from "../messages/mailer.js";
import type { Durability } from "../store/sqlite/connection.js";
import { LOG_LEVELS, type LogLevel } from "../telemetry/log.js";
import type { TelemetryOptions } from "../telemetry/telemetry.js";
import {
  adminPassword,
  corsOrigins,
  databaseOf,
  type Environment,
  isPostgres,
  jwtSettings,
  mailSettings,
  metricsToken,
  oneOf,
  optionalPort,
  publicUrl,
  requiredIn,
  retrySchedule,
  secretKey,
  splitList,
  telemetryOptions,
  validRanges,
  wholeNumber,
} from "./values.js";

/** The settings of the program. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The port of `/metrics` without credentials. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly metricsToken: string | undefined;
  /** A path, or `:memory:`. */
  readonly database: string;
  readonly durability: Durability;
  readonly seed: Seed;
  readonly sandbox: boolean;
  readonly production: boolean;
  /** Whether the demo may listen on addresses other than loopback. */
  readonly demoOnNetwork: boolean;
  readonly json: boolean;
  readonly logLevel: LogLevel;
  readonly environment: string;
  readonly publicUrl: string | undefined;
  readonly allowPrivateTargets: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[];
  /** Whether the versions of the interface are served in their own form. */
  readonly apiVersions: boolean;
  /** The origins whose pages may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  readonly requestsPerMinute: number;
  readonly validateResponses: boolean;
  /** Milliseconds. */
  readonly retrySchedule: readonly number[] | undefined;
  /** Days; never when 0. */
  readonly pauseEndpointsAfter: number;
  /** Milliseconds; 0 keeps events forever. */
  readonly eventRetention: number;
  readonly unpaidOrderDays: number;
  /** Milliseconds; 0 keeps them forever. */
  readonly undeliveredRetention: number;
  /** Milliseconds; 0 keeps them forever. */
  readonly auditRetention: number;
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

type Command =
  | { readonly kind: "serve"; readonly config: Config }
  | {
      readonly kind: "backup";
      readonly database: string;
      readonly file: string;
      /** Whether an existing file is set aside; otherwise it is refused. */
      readonly force: boolean;
    }
  | { readonly kind: "restore"; readonly database: string; readonly file: string }
  | { readonly kind: "forget-secrets"; readonly database: string }
  | {
      readonly kind: "doctor";
      readonly database: string;
      readonly json: boolean;
      /** The settings, or why they are invalid. */
      readonly config: Config | ConfigError;
    }
  | {
      readonly kind: "copy";
      readonly from: string;
      readonly to: string;
      readonly force: boolean;
      readonly json: boolean;
      readonly secretKey: string | undefined;
    }
  | {
      readonly kind: "help";
      /** A command with its own help text. */
      readonly of: "copy" | undefined;
    }
  | { readonly kind: "version" };

const FLAGS = {
  port: { type: "string" },
  "metrics-port": { type: "string" },
  "metrics-host": { type: "string" },
  "metrics-token": { type: "string" },
  host: { type: "string" },
  database: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  durability: { type: "string" },
  seed: { type: "string" },
  sandbox: { type: "string" },
  "public-url": { type: "string" },
  "allow-private-targets": { type: "string", multiple: true },
  "cors-origin": { type: "string", multiple: true },
  "api-versions": { type: "string" },
  "unpaid-order-days": { type: "string" },
  "log-level": { type: "string" },
  "demo-on-network": { type: "boolean" },
  "trust-proxy": { type: "string", multiple: true },
  "shutdown-timeout": { type: "string" },
  force: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
} as const;

/**
 * Reads flags and environment variables. Flags take precedence.
 *
 * @throws {ConfigError} when a setting is invalid. Nothing was opened then.
 */
export function readCommand(args: readonly string[], env: Environment): Command {
  const { values: flags, positionals } = parseFlags(args);
  if (flags.help === true) return { kind: "help", of: positionals[0] === "copy" ? "copy" : undefined };
  if (flags.version === true) return { kind: "version" };
  const database = databaseOf(flags.database ?? env["DATABASE_URL"] ?? "file:./data/marketplace.sqlite");
  const [command = "serve", ...operands] = positionals;
  const [file] = operands;
  const fileOnly = (command: string): string => {
    if (!isPostgres(database)) return database;
    const tool = command === "backup" ? "pg_dump --format=custom --file=copy.dump" : "pg_restore --clean";
    throw new ConfigError(
      `${command} works on a database file only. For PostgreSQL use its own tools, for example ${tool}; see OPERATING.md.`,
    );
  };
  const assertOperands = (count: number, example: string): void => {
    if (operands.length !== count) throw new ConfigError(`Write ${command} like this: ${example}`);
  };
  if (command !== "copy" && (flags.from ?? flags.to) !== undefined)
    throw new ConfigError("--from and --to work with copy only.");
  const { force = false } = flags;
  // A restore keeps what was there in any case.
  if (force && !["backup", "copy", "restore"].includes(command))
    throw new ConfigError(
      "--force works with backup and copy only: they keep a file that exists beside the new one.",
    );
  switch (command) {
    case "serve":
      assertOperands(0, "serve --port 8081");
      return { kind: "serve", config: readConfig(flags, env, database) };
    case "backup":
      assertOperands(1, "backup copy.sqlite");
      return { kind: command, database: fileOnly(command), file: file ?? "", force };
    case "restore":
      assertOperands(1, "restore copy.sqlite");
      return { kind: command, database: fileOnly(command), file: file ?? "" };
    case "forget-secrets":
      assertOperands(0, "forget-secrets --database file:./data/marketplace.sqlite");
      return { kind: command, database };
    case "copy": {
      const example = "copy --from file:./data/marketplace.sqlite --to postgres://user@host/name";
      assertOperands(0, example);
      const { from, to } = flags;
      if (from === undefined || to === undefined) throw new ConfigError(`Write copy like this: ${example}`);
      const secretKey = env["SYNDIKIT_SECRET_KEY"];
      return {
        kind: command,
        from: databaseOf(from, "--from"),
        to: databaseOf(to, "--to"),
        force,
        json: flags.json ?? false,
        secretKey,
      };
    }
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
        `There is no command ${command}. Use serve, which may be left out, backup, restore, copy, forget-secrets or doctor.`,
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
    apiVersions:
      oneOf("--api-versions", flags["api-versions"] ?? env["SYNDIKIT_API_VERSIONS"] ?? "off", [
        "on",
        "off",
      ]) === "on",
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
    auditRetention:
      wholeNumber("SYNDIKIT_AUDIT_RETENTION_DAYS", env["SYNDIKIT_AUDIT_RETENTION_DAYS"] ?? "365", {
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
    secretKey: secretKey(env["SYNDIKIT_SECRET_KEY"], database),
    adminPassword: adminPassword(env["SYNDIKIT_ADMIN_PASSWORD"]),
    jwt: jwtSettings(env),
    telemetry: telemetryOptions(env),
    mail: mailSettings(env),
  };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's message continues with advice on arguments that begin with a dash, of which there are none here.
    const [first = message] = message.split(". To specify");
    const [, unknown] = /Unknown option '--?([^']+)'/.exec(first) ?? [];
    const near = unknown === undefined ? undefined : nearestFlag(unknown);
    const guess = near === undefined ? "" : ` Did you mean --${near}?`;
    throw new ConfigError(`${first.replace(/\.?$/, ".")}${guess} See --help.`, { cause: error });
  }
}

/** The flag that is most similar to an unknown one. */
function nearestFlag(unknown: string): string | undefined {
  const letters = (text: string): string => [...text].sort().join("");
  return Object.keys(FLAGS).find(
    (flag) => letters(flag) === letters(unknown) || flag.startsWith(unknown) || unknown.startsWith(flag),
  );
}
