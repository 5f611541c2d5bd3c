import { ConfigError } from "../errors.js";
import type { JwtSettings } from "../http/jwt.js";
import type { MailSettings } from "../messages/mailer.js";
import { parseRanges } from "../outbound/addresses.js";
import type { TelemetryOptions } from "../telemetry/telemetry.js";

/** Environment variables, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

export function corsOrigins(given: readonly string[]): readonly string[] {
  const origins = given.flatMap((each) => splitList(each));
  for (const origin of origins) {
    // Browsers never send an origin with a path, with a trailing slash, or with `*`.
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError(`--cors-origin: ${origin} is not an origin such as https://shop.example:8443.`);
  }
  return origins;
}

/** Whether a database is a PostgreSQL URL. */
export function isPostgres(database: string): boolean {
  return /^postgres(ql)?:/.test(database);
}

/** A database name for messages, without the password. */
export function withoutPassword(database: string): string {
  if (!isPostgres(database)) return database;
  const url = Object.assign(new URL(database), { password: "" });
  url.searchParams.delete("password");
  return url.href;
}

/** The path or the PostgreSQL URL that `--database` names. A `file:` URL is decoded; a bare path is used as it is. */
export function databaseOf(url: string, flag = "--database"): string {
  if (url === ":memory:") return url;
  if (isPostgres(url)) {
    // Not shown, because it may contain a password.
    if (!URL.canParse(url)) {
      throw new ConfigError(
        `${flag} is not an address of PostgreSQL such as postgres://user:password@host:5432/name.`,
      );
    }
    return url;
  }
  const file = url.startsWith("file:") ? fileOfUrl(url, flag) : url;
  if (file === "" || /^[a-z]+:\/\//.test(file)) {
    throw new ConfigError(
      `${flag} ${url} is neither a file, such as file:./data/marketplace.sqlite, nor :memory:.`,
    );
  }
  return file;
}

/** @throws {ConfigError} when there is none for a PostgreSQL database: every process would generate its own. */
export function secretKey(given: string | undefined, database: string): string | undefined {
  if (given === undefined && isPostgres(database)) {
    throw new ConfigError(
      "SYNDIKIT_SECRET_KEY is not set. All servers on one PostgreSQL database need the same key: 32 random bytes in base64, for example from `openssl rand -base64 32`.",
    );
  }
  return given;
}

function fileOfUrl(url: string, flag: string): string {
  const [, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(.*)$/.exec(url) ?? [];
  if (host !== "" && host !== "localhost") {
    throw new ConfigError(
      `${flag} ${url} names a file on the host ${host}. Write file:./${host}${path}, or file:///${host}${path}.`,
    );
  }
  if (/[?#]/.test(path)) {
    throw new ConfigError(`${flag} ${url} has a query. In a file's name write %3F for ? and %23 for #.`);
  }
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ConfigError(`${flag} ${url} cannot be decoded. In a file's name write %25 for %.`);
  }
}

export function oneOf<const Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new ConfigError(`${name} ${value} is not one of ${choices.join(", ")}.`);
  return choice;
}

export function wholeNumber(
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

export function optionalPort(name: string, text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber(name, text, { min: 0, max: 65_535 });
}

export function metricsToken(token: string | undefined): string | undefined {
  if (token !== undefined && !/^[!-~]{16,}$/.test(token)) {
    throw new ConfigError("--metrics-token must have at least 16 characters, and no spaces.");
  }
  return token;
}

export function splitList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function validRanges(name: string, lists: readonly string[]): readonly string[] {
  const ranges = lists.flatMap((list) => splitList(list));
  try {
    parseRanges(ranges);
    return ranges;
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function publicUrl(text: string | undefined): string | undefined {
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
      `--public-url ${text} has a query or a fragment. Leave that out; a path is allowed.`,
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

export function requiredIn(production: boolean, url: string | undefined): string | undefined {
  if (url !== undefined || !production) return url;
  throw new ConfigError(
    "--public-url is not set. In production it must be the address that callers use, such as https://market.example: otherwise answers name an address that nobody can call.",
  );
}

/** The variable is in seconds; the result is in milliseconds. */
export function retrySchedule(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined;
  const seconds = splitList(text).map((part) =>
    wholeNumber("SYNDIKIT_RETRY_SCHEDULE", part, { min: 1, max: 86_400 }),
  );
  if (seconds.length === 0)
    throw new ConfigError("SYNDIKIT_RETRY_SCHEDULE is empty. List seconds, for example 5,30,120.");
  return seconds.map((value) => value * 1_000);
}

export function adminPassword(password: string | undefined): string | undefined {
  if (password !== undefined && password.length < 8) {
    throw new ConfigError("SYNDIKIT_ADMIN_PASSWORD must have at least 8 characters.");
  }
  return password;
}

export function mailSettings(env: Environment): MailSettings | undefined {
  const url = env["SMTP_URL"];
  const from = env["SYNDIKIT_MAIL_FROM"];
  if (url === undefined) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    // The URL may contain a password, so it is not shown.
    throw new ConfigError("SMTP_URL is not an address such as smtps://user:password@mail.example:465.");
  }
  if (from === undefined || !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) {
    throw new ConfigError(
      "Mail needs a sender: set SYNDIKIT_MAIL_FROM, for example Market <no-reply@market.example>.",
    );
  }
  return { url, from };
}

export function telemetryOptions(env: Environment): TelemetryOptions | undefined {
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

export function jwtSettings(env: Environment): JwtSettings | undefined {
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
