import type { Rng } from "./rng.js";

/** A body as it is sent. */
export interface Encoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string | undefined;
  /** What was changed, for the report. */
  readonly note: string;
}

const JSON_TYPE = "application/json";
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "utf8"));

/** The correct JSON of a value. */
export function encode(value: unknown): Encoded {
  return { bytes: utf8(JSON.stringify(value) ?? ""), contentType: JSON_TYPE, note: "" };
}

type Spoiler = (text: string, rng: Rng) => Uint8Array<ArrayBuffer>;

/** Common ways in which a body is invalid JSON, or too much of it. */
const spoilers: Readonly<Record<string, Spoiler>> = {
  empty: () => utf8(""),
  null: () => utf8("null"),
  aNumber: () => utf8("1e400"),
  aText: () => utf8('"text"'),
  anArray: (text) => utf8(`[${text}]`),
  trailingGarbage: (text) => utf8(`${text}}}garbage`),
  twice: (text) => utf8(`${text}${text}`),
  truncated: (text, rng) => utf8(text.slice(0, rng.whole(0, text.length))),
  byteOrderMark: (text) => utf8(`\ufeff${text}`),
  utf16: (text) => new Uint8Array(Buffer.from(text, "utf16le")),
  invalidUtf8: (text) =>
    new Uint8Array(Buffer.concat([utf8(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80, 0x7d])])),
  latin1: (text) => new Uint8Array(Buffer.from(`${text.slice(0, -1)},"ä":"ö"}`, "latin1")),
  duplicateKeys: (text) => utf8(text.replace("{", `{"id":1,"id":2,"action":"KILL","action":"RENEW",`)),
  prototype: (text) =>
    utf8(text.replace("{", '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')),
  comments: (text) => utf8(`// a comment\n${text}`),
  nan: (text) => utf8(text.replace(/:[^,{}[\]]+/, ":NaN")),
  singleQuotes: (text) => utf8(text.replaceAll('"', "'")),
  control: (text) => utf8(text.replace(/"(\w+)":"/, '"$1":"\u0001\n')),
  deepArrays: () => utf8(`${"[".repeat(100_000)}${"]".repeat(100_000)}`),
  deepObjects: () => utf8(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`),
  oversized: (text) => utf8(`${text.slice(0, -1)},"padding":"${"x".repeat(1_100_000)}"}`),
  manyKeys: () => utf8(`{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join(",")}}`),
  longNumber: (text) => utf8(text.replace(/:[^,{}[\]]+/, `:${"9".repeat(10_000)}`)),
};

/** Heavy bodies are rare, because each costs as much as a hundred others. */
const HEAVY = new Set(["oversized", "deepArrays", "manyKeys", "deepObjects"]);

const contentTypes: readonly (string | undefined)[] = [
  undefined,
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  'application/json; charset="UTF-8"',
  "application/problem+json",
  "application/jsonx",
  "APPLICATION/JSON",
  ";;;",
  "application/json, text/html",
  `application/${"x".repeat(2_000)}`,
];

/** The JSON of a value with errors. */
export function spoil(value: unknown, rng: Rng): Encoded {
  const text = JSON.stringify(value) ?? "";
  if (rng.chance(0.3)) {
    const contentType = rng.pick(contentTypes);
    return { bytes: utf8(text), contentType, note: `content type ${contentType?.slice(0, 50)}` };
  }
  const names = Object.keys(spoilers).filter((name) => !HEAVY.has(name) || rng.chance(0.1));
  const name = rng.pick(names);
  const bytes = spoilers[name]?.(text, rng) ?? utf8("");
  return { bytes, contentType: JSON_TYPE, note: name };
}
