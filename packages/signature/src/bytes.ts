import { SignatureError } from "./signature-error.js";

/** A body as received. A `Buffer` is a `Uint8Array`; a string is read as UTF-8. */
export type Body = string | Uint8Array | ArrayBuffer | DataView;

/** A secret token. A string is read as UTF-8, which is how the marketplace keys the HMAC. */
export type Secret = string | Uint8Array | ArrayBuffer | DataView;

const encoder = new TextEncoder();

/**
 * The bytes of a body, not copied if it already is bytes.
 *
 * @throws {SignatureError} when it is anything else, most often a body that was parsed first (`body_not_bytes`).
 */
export function bodyBytes(body: Body): Uint8Array {
  const bytes = toBytes(body);
  if (bytes !== undefined) return bytes;
  throw new SignatureError(
    "body_not_bytes",
    `The signature covers the raw bytes of the body, but the body is ${describe(body)}. ` +
      "Pass what was received, before any body parser.",
  );
}

/**
 * The bytes of a secret.
 *
 * @throws {SignatureError} when it is empty (`secret_empty`: anybody can sign with it), or neither text nor bytes (`secret_invalid`).
 */
export function secretBytes(secret: Secret): Uint8Array {
  const bytes = toBytes(secret);
  if (bytes === undefined) {
    throw new SignatureError(
      "secret_invalid",
      `A secret is a string or bytes, but this one is ${describe(secret)}.`,
    );
  }
  if (bytes.length === 0) {
    throw new SignatureError("secret_empty", "The secret is empty, so anybody could sign. Configure one.");
  }
  return bytes;
}

// `instanceof` fails for values from another realm, as in some test runners, so `isView` is used for views.
function toBytes(value: unknown): Uint8Array | undefined {
  if (typeof value === "string") return encoder.encode(value);
  if (value instanceof Uint8Array) return value;
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (isArrayBuffer(value)) return new Uint8Array(value);
  return undefined;
}

function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return value instanceof ArrayBuffer || Object.prototype.toString.call(value) === "[object ArrayBuffer]";
}

function describe(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "undefined";
  return Array.isArray(value) ? "an array" : `of type ${typeof value}`;
}
