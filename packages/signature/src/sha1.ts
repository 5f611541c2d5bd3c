/** Bytes of one block of SHA-1. */
export const blockBytes = 64;

/** The five words between two blocks. */
export type State = Readonly<Int32Array>;

const start: State = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);

/** The state after one whole block, for a hash that goes on from there. */
export function initialState(block: Uint8Array): State {
  const state = start.slice();
  compress(state, block, 0);
  return state;
}

// Shared, because nothing here waits: one call ends before the next begins. Making them anew for each call
// costs more than a block does.
const working = new Int32Array(5);
const tail = new Uint8Array(2 * blockBytes);
const words = new Int32Array(80);

/**
 * SHA-1 (FIPS 180-4) of `message`, going on from `from`, which stands for `bytesBefore` bytes already hashed.
 * Broken for collisions; sound inside HMAC, which is all that this package uses it for.
 */
export function sha1(message: Uint8Array, from: State = start, bytesBefore = 0): Uint8Array {
  working.set(from);
  const whole = message.length - (message.length % blockBytes);
  for (let offset = 0; offset < whole; offset += blockBytes) compress(working, message, offset);
  compressTail(message, whole, bytesBefore + message.length);

  const digest = new Uint8Array(20);
  for (let index = 0; index < digest.length; index += 1) {
    digest[index] = (working[index >> 2] ?? 0) >>> (24 - 8 * (index & 3));
  }
  return digest;
}

// The rest of the message, a single set bit, zeros, and the length in 64 bits: in one block where it fits.
function compressTail(message: Uint8Array, from: number, totalBytes: number): void {
  const rest = message.length - from;
  const end = rest < blockBytes - 8 ? blockBytes : 2 * blockBytes;
  tail.fill(0);
  for (let index = 0; index < rest; index += 1) tail[index] = message[from + index] ?? 0;
  tail[rest] = 0x80;
  // Counted in bits, so the upper word starts at 512 MiB.
  writeWord(end - 8, Math.floor(totalBytes / 0x20000000));
  writeWord(end - 4, totalBytes << 3);
  for (let offset = 0; offset < end; offset += blockBytes) compress(working, tail, offset);
}

function writeWord(at: number, word: number): void {
  for (let index = 0; index < 4; index += 1) tail[at + index] = word >>> (24 - 8 * index);
}

// `?? 0` answers the type checker only: every index below is inside its array.
function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  schedule(bytes, offset);
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;

  // One loop for each of the four functions: a branch inside a single loop costs a third more time.
  for (let t = 0; t < 20; t += 1) {
    const next = (rotate(a, 5) + ((b & c) | (~b & d)) + e + (words[t] ?? 0) + 0x5a827999) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }
  for (let t = 20; t < 40; t += 1) {
    const next = (rotate(a, 5) + (b ^ c ^ d) + e + (words[t] ?? 0) + 0x6ed9eba1) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }
  for (let t = 40; t < 60; t += 1) {
    const next = (rotate(a, 5) + ((b & c) | (b & d) | (c & d)) + e + (words[t] ?? 0) + 0x8f1bbcdc) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }
  for (let t = 60; t < 80; t += 1) {
    const next = (rotate(a, 5) + (b ^ c ^ d) + e + (words[t] ?? 0) + 0xca62c1d6) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }

  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
}

function schedule(bytes: Uint8Array, offset: number): void {
  for (let t = 0; t < 16; t += 1) {
    const at = offset + t * 4;
    words[t] =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0);
  }
  for (let t = 16; t < 80; t += 1) {
    const mixed = (words[t - 3] ?? 0) ^ (words[t - 8] ?? 0) ^ (words[t - 14] ?? 0) ^ (words[t - 16] ?? 0);
    words[t] = rotate(mixed, 1);
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
