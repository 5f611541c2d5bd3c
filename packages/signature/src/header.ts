import { signatureScheme } from "./scheme.gen.js";

/** The value of the signature header, in any form in which a framework hands it out. */
export type HeaderValue = string | readonly string[] | null | undefined;

/** What stands in the header: a digest, or the reason why there is none. */
export type ParsedHeader =
  | { readonly ok: true; readonly digest: Uint8Array }
  | { readonly ok: false; readonly reason: "missing" | "malformed" };

const { prefix, digestBytes } = signatureScheme;
const length = prefix.length + digestBytes * 2;
const grammar = new RegExp(`^${prefix}[0-9a-f]{${digestBytes * 2}}$`);

/**
 * Reads the header by its one grammar: the prefix and lowercase hexadecimal, nothing before, between or after.
 * Two headers are refused as well: which of them was meant is not for us to guess.
 */
export function parseHeader(header: HeaderValue): ParsedHeader {
  const value: unknown = Array.isArray(header) && header.length <= 1 ? header[0] : header;
  if (value === null || value === undefined) return { ok: false, reason: "missing" };
  if (typeof value !== "string" || value.length !== length || !grammar.test(value)) {
    return { ok: false, reason: "malformed" };
  }
  return { ok: true, digest: fromHex(value, prefix.length) };
}

/** Writes the header for a digest. */
export function formatHeader(digest: Uint8Array): string {
  let hex: string = prefix;
  for (const byte of digest) hex += byte.toString(16).padStart(2, "0");
  return hex;
}

function fromHex(text: string, from: number): Uint8Array {
  const bytes = new Uint8Array(digestBytes);
  for (let index = 0; index < digestBytes; index += 1) {
    const at = from + index * 2;
    bytes[index] = (nibble(text.charCodeAt(at)) << 4) | nibble(text.charCodeAt(at + 1));
  }
  return bytes;
}

// Only digits and a to f come here: the grammar was checked.
function nibble(code: number): number {
  return code < 0x3a ? code - 0x30 : code - 0x57;
}
