import { signatureScheme } from "./scheme.gen.js";

/** The value of the signature header, in any form in which frameworks represent it. */
export type HeaderValue = string | readonly string[] | null | undefined;

/** The content of the header: a digest in hexadecimal, or the reason why there is none. */
export type ParsedHeader =
  | { readonly ok: true; readonly digest: string }
  | { readonly ok: false; readonly reason: "missing" | "malformed" };

const { prefix, digestBytes } = signatureScheme;
const length = prefix.length + digestBytes * 2;
const grammar = new RegExp(`^${prefix}[0-9a-f]{${digestBytes * 2}}$`);

/**
 * Reads the header strictly: the prefix and lowercase hexadecimal digits, and nothing before, between or after them.
 * Two headers are refused too, because we cannot know which one was meant.
 */
export function parseHeader(header: HeaderValue): ParsedHeader {
  const value: unknown = Array.isArray(header) && header.length <= 1 ? header[0] : header;
  if (value === null || value === undefined) return { ok: false, reason: "missing" };
  if (typeof value !== "string" || value.length !== length || !grammar.test(value)) {
    return { ok: false, reason: "malformed" };
  }
  return { ok: true, digest: value.slice(prefix.length) };
}

/** Writes the header for a digest in hexadecimal. */
export function formatHeader(digest: string): string {
  return prefix + digest;
}
