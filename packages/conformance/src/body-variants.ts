/** A change that commonly happens to a body between its sender and the check of its signature. */
export interface BodyVariant {
  readonly name: string;
  /** Completes the words "the body": "the body with a newline added at its end". */
  readonly phrase: string;
  /** Whether it comes from parsing the body before its check. */
  readonly parsed: boolean;
  /** The changed body; undefined if the change makes no difference to this body. */
  apply(body: Uint8Array): Uint8Array | undefined;
}

const encoder = new TextEncoder();

/** Every variant, the most likely first. */
export const bodyVariants: readonly BodyVariant[] = [
  {
    name: "without-bom",
    phrase: "without its byte order mark",
    ...ofText((text) => text.replace(/^\ufeff/, "")),
  },
  { name: "newline-added", phrase: "with a newline added at its end", ...ofText((text) => `${text}\n`) },
  { name: "trimmed", phrase: "without the white space at its ends", ...ofText((text) => text.trim()) },
  { name: "newlines-unix", phrase: "with LF for CR LF", ...ofText((text) => text.replaceAll("\r\n", "\n")) },
  {
    name: "json",
    phrase: "parsed, and written again as compact JSON",
    ...ofJson((value) => JSON.stringify(value)),
  },
  {
    name: "json-sorted",
    phrase: "parsed, and written again with sorted keys",
    ...ofJson((value) => JSON.stringify(sortKeys(value))),
  },
  {
    name: "json-escaped",
    phrase: "parsed, and written again with letters beyond ASCII escaped",
    ...ofJson((value) => escapeUnicode(JSON.stringify(value))),
  },
  {
    name: "json-slashes",
    phrase: "parsed, and written again with its slashes escaped, as PHP does",
    ...ofJson((value) => escapeUnicode(JSON.stringify(value)).replaceAll("/", "\\/")),
  },
  {
    name: "json-spaced",
    phrase: "parsed, and written again with spaces after commas and colons",
    ...ofJson(spaced),
  },
  {
    name: "json-spaced-escaped",
    phrase: "parsed, and written again with spaces, and with letters beyond ASCII escaped",
    ...ofJson((value) => escapeUnicode(spaced(value))),
  },
  {
    name: "json-indented",
    phrase: "parsed, and written again with indentation",
    ...ofJson((value) => JSON.stringify(value, null, 2)),
  },
  {
    name: "empty",
    phrase: "read by something else before, so that it was empty",
    parsed: true,
    apply: (body) => unlessSame(body, new Uint8Array(0)),
  },
  {
    name: "object",
    phrase: "turned into the text [object Object], because it had been parsed",
    parsed: true,
    apply: () => encoder.encode("[object Object]"),
  },
  {
    name: "newlines-windows",
    phrase: "with CR LF for LF",
    ...ofText((text) => text.replace(/\r?\n/g, "\r\n")),
  },
  {
    name: "latin1",
    phrase: "read as Latin-1 instead of UTF-8",
    ...ofBytes((body) => encoder.encode(Buffer.from(body).toString("latin1"))),
  },
  {
    name: "latin1-bytes",
    phrase: "written as Latin-1 instead of UTF-8",
    ...ofBytes((body) => Buffer.from(Buffer.from(body).toString("utf8"), "latin1")),
  },
  {
    name: "ascii",
    phrase: "with its letters beyond ASCII replaced",
    ...ofText((text) => text.replace(/[\u0080-\uffff]/g, "?")),
  },
  {
    name: "base64",
    phrase: "still encoded in base64",
    ...ofBytes((body) => encoder.encode(Buffer.from(body).toString("base64"))),
  },
];

type Change = Pick<BodyVariant, "parsed" | "apply">;

function ofBytes(change: (body: Uint8Array) => Uint8Array): Change {
  return { parsed: false, apply: (body) => unlessSame(body, change(body)) };
}

function ofText(change: (text: string) => string): Change {
  return {
    parsed: false,
    apply: (body) => {
      const text = toText(body);
      return text === undefined ? undefined : unlessSame(body, encoder.encode(change(text)));
    },
  };
}

function ofJson(write: (value: object) => string): Change {
  return {
    parsed: true,
    apply: (body) => {
      const value = parse(toText(body));
      return value === undefined ? undefined : unlessSame(body, encoder.encode(write(value)));
    },
  };
}

function unlessSame(before: Uint8Array, after: Uint8Array): Uint8Array | undefined {
  return Buffer.compare(before, after) === 0 ? undefined : after;
}

/** The text of a body; undefined when it is not UTF-8. */
function toText(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

function parse(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Everything beyond ASCII as `\uXXXX`. */
function escapeUnicode(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${spaced(entry)}`);
  return `{${entries.join(", ")}}`;
}
