import type { MacBackend } from "./mac.js";
import { padKey } from "./pad-key.js";
import { blockBytes, initialState, sha1 } from "./sha1.js";

/**
 * HMAC-SHA1 in plain JavaScript. WebCrypto has only an asynchronous one, which would need a second set of
 * functions, and costs more than the whole hash at the size of an event.
 */
export const portableMac: MacBackend = { prepare, equal };

function prepare(key: Uint8Array): (message: Uint8Array) => string {
  // The first block of both hashes is the key alone, so its state is made once.
  const { inner, outer } = padKey(key);
  const [innerState, outerState] = [initialState(inner), initialState(outer)];
  return (message) => toHex(sha1(sha1(message, innerState, blockBytes), outerState, blockBytes));
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function toHex(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += digits[byte];
  return hex;
}

function equal(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let index = 0; index < left.length; index += 1) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}
