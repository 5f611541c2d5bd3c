import type { MacBackend } from "./mac.js";
import { blockBytes, initialState, type State, sha1 } from "./sha1.js";

/**
 * HMAC-SHA1 in plain JavaScript. WebCrypto has only an asynchronous one, which would need a second set of
 * functions, and costs more than the whole hash at the size of an event.
 */
export const portableMac: MacBackend = { prepare, equal };

function prepare(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha1(key) : key);
  const inner = stateAfterPad(block, 0x36);
  const outer = stateAfterPad(block, 0x5c);
  return (message) => sha1(sha1(message, inner, blockBytes), outer, blockBytes);
}

// The first block of both hashes is the key alone, so its state is made once.
function stateAfterPad(key: Uint8Array, pad: number): State {
  return initialState(key.map((byte) => byte ^ pad));
}

function equal(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let index = 0; index < left.length; index += 1) {
    difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  }
  return difference === 0;
}
