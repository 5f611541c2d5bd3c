import { usageError } from "./cli-error.js";

/** A timer takes at most 31 bits of milliseconds. With more it fires at once. */
const MAX_SECONDS = 2_147_483;

/**
 * Reads a number of seconds, and returns milliseconds.
 *
 * @throws {CliError} when the text is not one.
 */
export function readSeconds(text: string, option: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
    throw usageError(
      `${option} must be a number of seconds above 0, and no more than ${MAX_SECONDS}, not ${text}.`,
    );
  }
  return seconds * 1_000;
}

/**
 * Reads an http or https address. An error shows `example`.
 *
 * @throws {CliError} when the text is not one.
 */
export function readUrl(text: string, what: string, example = "http://127.0.0.1:3000/events"): URL {
  const url = parse(text);
  if (url === undefined) throw usageError(`${what} is not an address: ${text}. Write it as ${example}.`);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw usageError(`${what} must begin with http:// or https://, not ${url.protocol}.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw usageError(`${what} must not hold a user name or password.`);
  }
  return url;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
