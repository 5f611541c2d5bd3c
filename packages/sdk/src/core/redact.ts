import { signInHeaders } from "./credential.js";

const HIDDEN = "[redacted]";
/** A client that renews its token for months must not keep every one of them. */
const MAX_SECRETS = 20;
/** How deep the cause of an error is searched. */
const MAX_DEPTH = 6;

// Line breaks and escapes would forge lines of a log and send commands to a terminal; a change of direction hides text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

/** Takes secrets out of everything that an error, a listener or a log shows. */
export interface Redactor {
  /** Learns what must not be shown. */
  learn(secrets: readonly string[]): void;
  /** One line without secrets and control characters. */
  line(text: string): string;
  /** A text that may have lines. */
  text(text: string): string;
  /** A copy: without cookies and credentials, and a `location` without its query. */
  headers(headers: Headers): Headers;
  /** The cause itself when it shows no secret, and otherwise what may be shown of it. */
  cause(cause: unknown): unknown;
}

export function createRedactor(): Redactor {
  const known = new Set<string>();

  const hide = (text: string): string => {
    // `https://user:password@host`
    let shown = text.replace(/(:\/\/)[^\s/@]+@/g, `$1${HIDDEN}@`);
    for (const secret of known) shown = shown.replaceAll(secret, HIDDEN);
    return shown;
  };
  const text = (value: string): string =>
    hide(value)
      .split(/\r?\n/)
      .map((line) => line.replace(CONTROL, " "))
      .join("\n");
  const line = (value: string): string => hide(value).replace(CONTROL, " ");

  const isClean = (value: unknown, depth = 0, seen = new Set<unknown>()): boolean => {
    if (typeof value === "string") return hide(value) === value;
    if (Object(value) !== value || seen.has(value)) return true;
    if (depth > MAX_DEPTH) return false;
    seen.add(value);
    const entries = value instanceof Headers || value instanceof Map ? [...value].flat() : [];
    const inside = Reflect.ownKeys(Object(value)).map((key) => Reflect.get(Object(value), key));
    return [...entries, ...inside].every((part) => isClean(part, depth + 1, seen));
  };
  const shown = (value: unknown, depth = 0): unknown => {
    if (typeof value === "string") return text(value);
    if (!(value instanceof Error) || depth > MAX_DEPTH) return HIDDEN;
    const { name, message, stack = "", cause } = value;
    const copy = new Error(line(message), cause === undefined ? {} : { cause: shown(cause, depth + 1) });
    return Object.assign(copy, { name, stack: text(stack) });
  };

  return {
    learn: (secrets) => {
      for (const secret of secrets) known.add(secret).add(encodeURIComponent(secret));
      for (const oldest of known) {
        if (known.size <= MAX_SECRETS) break;
        known.delete(oldest);
      }
    },
    line,
    text,
    headers: (headers) => {
      const copy = new Headers();
      headers.forEach((value, name) => {
        const secret = name === "set-cookie" || signInHeaders.includes(name);
        copy.set(name, secret ? HIDDEN : line(name === "location" ? value.replace(/[?#].*/, "") : value));
      });
      return copy;
    },
    cause: (cause) => (isClean(cause) ? cause : shown(cause)),
  };
}
