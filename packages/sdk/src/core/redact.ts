import { secretFields } from "../generated/wire.gen.js";
import { type Credential, signInHeaders } from "./credential.js";

const HIDDEN = "[redacted]";
/** How many credentials are remembered: a client that renews its token for months must not keep all of them. */
const MAX_SECRETS = 20;
/** A cause with more parts than this is not searched completely, and is not shown. */
const MAX_PARTS = 1_000;
/** A shorter secret is too often a part of what has nothing to do with it: it is hidden only as the value of a field. */
const MIN_IN_TEXT = 8;

// They can forge lines of a log, send commands to a terminal, and reverse the direction of a text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for them.
const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g;
/** `https://user:password@host`, and the value of a sign-in header, but not a "Basic plan". */
const SIGN_IN = /(:\/\/)[^\s/@]+(?=@)|\b(Basic |Bearer )(?![A-Z]?[a-z]+(?:\W|$))\S+/g;

const hiddenHeaders = ["set-cookie", ...signInHeaders];
/** The headers that a log shows: any other one may hold the key of a gateway. */
const LOGGED = /^(accept|content-type|date|idempotency-key|location|retry-after|user-agent|cmw-(?!auth).+)$/;

/** Removes secrets from everything that an error, a listener or a log shows. */
export interface Redactor {
  /** From now on, no part of this credential is shown, except the user name. */
  learn(credential: Credential): void;
  /** A text without secrets and control characters. */
  text(text: string): string;
  /** As `text`, for a body: in JSON, a secret field is hidden whatever it holds. */
  body(text: string): string;
  /** As `text`, on one line. */
  line(text: string): string;
  /** A copy: without cookies and credentials, and a `location` without its query. `logged`: only what a log shows. */
  headers(headers: Headers, logged?: boolean): Headers;
  /** The cause itself when it holds no secret; otherwise an error with its redacted text. */
  cause(cause: unknown): unknown;
}

/** Where a text shows a secret: a short one as the value of a field, a word as a whole word, another one anywhere. */
function placesOf(secret: string): RegExp {
  const exact = secret.replace(/\W/g, "\\$&");
  if (secret.length < MIN_IN_TEXT) return new RegExp(`(?<=:\\s*"|=)${exact}(?!\\w)`, "g");
  return new RegExp(/^[a-z-]+$/i.test(secret) ? `(?<!\\w)${exact}(?!\\w)` : exact, "g");
}

export function createRedactor(): Redactor {
  const secrets = new Map<string, RegExp>();
  let last: Credential | undefined;

  const text = (given: string): string => {
    if (secrets.has(given)) return HIDDEN;
    let shown = given.replace(SIGN_IN, `$1$2${HIDDEN}`).replace(CONTROL, " ");
    for (const places of secrets.values()) shown = shown.replace(places, HIDDEN);
    return shown;
  };
  const line = (given: string): string => text(given).replace(/[\t\r\n]+/g, " ");

  /** Whether nothing in a value, at any depth, is or contains a secret. */
  const isClean = (value: unknown, seen = new Set<unknown>()): boolean => {
    if (typeof value === "string") return text(value) === value;
    if (Object(value) !== value || seen.has(value)) return true;
    if (seen.add(value).size > MAX_PARTS) return false;
    const parts =
      value instanceof Headers ? [...value] : Reflect.ownKeys(Object(value)).map((key) => Object(value)[key]);
    return parts.every((part) => isClean(part, seen));
  };

  return {
    learn(credential) {
      // Most calls use the credential of the call before.
      if (credential === last) return;
      last = credential;
      for (const [name, secret] of Object.entries<string>(Object(credential))) {
        if (name === "username") continue;
        for (const form of [secret, encodeURIComponent(secret)]) secrets.set(form, placesOf(form));
      }
      for (const oldest of secrets.keys()) if (secrets.size > MAX_SECRETS) secrets.delete(oldest);
    },
    text,
    body: (given) => text(given.replace(secretFields, `$1"${HIDDEN}"`)),
    line,
    headers(headers, logged) {
      const copy = new Headers();
      for (const [name, value] of headers) {
        const kept = name === "location" ? value.replace(/[?#].*/, "") : value;
        const hidden = logged ? !LOGGED.test(name) : hiddenHeaders.includes(name);
        copy.append(name, hidden ? HIDDEN : line(kept));
      }
      return copy;
    },
    cause(cause) {
      try {
        return isClean(cause) ? cause : new Error(line(String(cause)));
      } catch {
        // A getter that throws, or a value without a text.
        return HIDDEN;
      }
    },
  };
}
