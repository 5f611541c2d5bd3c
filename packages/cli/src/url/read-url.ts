import { usageError } from "../frame/cli-error.js";

/**
 * Reads an http or https address.
 *
 * @throws CliError when it is none.
 */
export function readUrl(text: string, what: string): URL {
  const url = parse(text);
  if (url === undefined)
    throw usageError(`${what} is no address: ${text}. Write it as http://127.0.0.1:3000/events.`);
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
