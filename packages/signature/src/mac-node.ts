import * as crypto from "node:crypto";
import type { MacBackend } from "./mac.js";
import { padKey } from "./pad-key.js";
import { signatureScheme } from "./scheme.gen.js";
import { blockBytes } from "./sha1.js";

const { digestBytes } = signatureScheme;
// Real events have about 200 bytes. Longer ones are not worth a copy.
const shortBytes = 1024;

/** The SHA-1 of OpenSSL, through `node:crypto`. */
export const nodeMac: MacBackend = { prepare, equal };

function prepare(key: Uint8Array): (message: Uint8Array) => string {
  const keyObject = crypto.createSecretKey(key);
  const macOf = (message: Uint8Array): string =>
    crypto.createHmac("sha1", keyObject).update(message).digest("hex");
  // Other runtimes that have `node:crypto` may lack it.
  if (crypto.hash === undefined) return macOf;

  // At this size an HMAC object costs more than its hashing, and most of that as garbage. Two hashes make none.
  // The buffers are shared, because nothing here waits: one call ends before the next begins.
  const { inner, outer } = padKey(key);
  const innerBuffer = Buffer.alloc(blockBytes + shortBytes);
  const outerBuffer = Buffer.alloc(blockBytes + digestBytes);
  innerBuffer.set(inner);
  outerBuffer.set(outer);
  return (message) => {
    if (message.length > shortBytes) return macOf(message);
    innerBuffer.set(message, blockBytes);
    const digest = crypto.hash("sha1", innerBuffer.subarray(0, blockBytes + message.length), "hex");
    outerBuffer.write(digest, blockBytes, "hex");
    return crypto.hash("sha1", outerBuffer, "hex");
  };
}

const leftBuffer = Buffer.alloc(digestBytes * 2);
const rightBuffer = Buffer.alloc(digestBytes * 2);

function equal(left: string, right: string): boolean {
  leftBuffer.write(left, "latin1");
  rightBuffer.write(right, "latin1");
  return crypto.timingSafeEqual(leftBuffer, rightBuffer);
}
