import { hmac } from "@noble/hashes/hmac.js";
import { sha1 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { MacBackend } from "./mac.js";

/**
 * HMAC-SHA1 in plain JavaScript, by `@noble/hashes`. WebCrypto has only an asynchronous one, which would need a
 * second set of functions.
 */
export const portableMac: MacBackend = {
  prepare(key) {
    const prepared = hmac.create(sha1, key);
    return (message) => bytesToHex(prepared.clone().update(message).digest());
  },
  equal(left, right) {
    if (left.length !== right.length) return false;
    let difference = 0;
    for (let index = 0; index < left.length; index += 1) {
      difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
    }
    return difference === 0;
  },
};
