import { blockBytes, sha1 } from "./sha1.js";

/** The two blocks that HMAC (RFC 2104) puts before the message, and before the hash of both. */
export interface PaddedKey {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

/** Makes both blocks of a key. */
export function padKey(key: Uint8Array): PaddedKey {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha1(key) : key);
  return { inner: block.map((byte) => byte ^ 0x36), outer: block.map((byte) => byte ^ 0x5c) };
}
