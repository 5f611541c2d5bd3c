import { ConfigError } from "../errors.js";
import { parseRanges } from "../outbound/addresses.js";

/** Environment variables, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

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
export function databaseOf(url: string, name = "--database"): string {
  if (url === ":memory:") return url;
  if (isPostgres(url)) {
    // Not shown, because it may contain a password.
    if (!URL.canParse(url)) {
      throw new ConfigError(
        `${name} is not an address of PostgreSQL such as postgres://user:password@host:5432/name.`,
      );
    }
    return url;
  }
  const file = url.startsWith("file:") ? fileOfUrl(url, name) : url;
  if (file === "" || /^[a-z]+:\/\//.test(file)) {
    throw new ConfigError(
      `${name} ${url} is neither a file, such as file:./data/marketplace.sqlite, nor :memory:.`,
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

function fileOfUrl(url: string, name: string): string {
  const [, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(.*)$/.exec(url) ?? [];
  if (host !== "" && host !== "localhost") {
    throw new ConfigError(
      `${name} ${url} names a file on the host ${host}. Write file:./${host}${path}, or file:///${host}${path}.`,
    );
  }
  if (/[?#]/.test(path)) {
    throw new ConfigError(`${name} ${url} has a query. In a file's name write %3F for ? and %23 for #.`);
  }
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ConfigError(`${name} ${url} cannot be decoded. In a file's name write %25 for %.`);
  }
}

/** A text as it is. */
export const text = (given: string): string => given;

export const onOrOff = (given: string, name: string): boolean => oneOf(["on", "off"])(given, name) === "on";

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
): (given: string, name: string) => Choice {
  return (given, name) => {
    const choice = choices.find((candidate) => candidate === given);
    if (choice === undefined) throw new ConfigError(`${name} ${given} is not one of ${choices.join(", ")}.`);
    return choice;
  };
}

/** A whole number; with `times`, in a larger unit than the result. */
export function wholeNumber(range: {
  readonly min: number;
  readonly max: number;
  readonly times?: number;
}): (given: string, name: string) => number {
  const { min, max, times = 1 } = range;
  return (given, name) => {
    const value = Number(given);
    if (!/^[0-9]+$/.test(given) || value < min || value > max) {
      throw new ConfigError(`${name} ${given} is not a whole number from ${min} to ${max}.`);
    }
    return value * times;
  };
}

/** A secret. It is not shown. */
export function longEnough(min: number): (given: string, name: string) => string {
  return (given, name) => {
    if (given.length < min) throw new ConfigError(`${name} must have at least ${min} characters.`);
    return given;
  };
}

export function metricsToken(given: string, name: string): string {
  if (!/^[!-~]{16,}$/.test(given)) {
    throw new ConfigError(`${name} must have at least 16 characters, and no spaces.`);
  }
  return given;
}

function splitList(given: string): string[] {
  return given
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function corsOrigins(given: string, name: string): readonly string[] {
  const origins = splitList(given);
  for (const origin of origins) {
    // Browsers never send an origin with a path, with a trailing slash, or with `*`.
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError(`${name}: ${origin} is not an origin such as https://shop.example:8443.`);
  }
  return origins;
}

/** Ranges of addresses. */
export function ranges(given: string, name: string): readonly string[] {
  const list = splitList(given);
  try {
    parseRanges(list);
    return list;
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function publicUrl(given: string, name: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`${name} ${given} is not an address such as https://market.example.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new ConfigError(`${name} holds a user name or a password. Leave them out.`);
  }
  if (url.search !== "" || url.hash !== "") {
    throw new ConfigError(`${name} ${given} has a query or a fragment. Leave that out; a path is allowed.`);
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

/** A list of seconds, in milliseconds. */
export function secondsList(given: string, name: string): readonly number[] {
  const read = wholeNumber({ min: 1, max: 86_400, times: 1_000 });
  const list = splitList(given).map((part) => read(part, name));
  if (list.length === 0) throw new ConfigError(`${name} is empty. List seconds, for example 5,30,120.`);
  return list;
}
