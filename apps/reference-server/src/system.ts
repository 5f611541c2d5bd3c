import { randomBytes } from "node:crypto";
import type { Clock, Random } from "./ports.js";

/** Asking for a few bytes costs as much as asking for this many, and every request needs some. */
const POOL_SIZE = 4_096;
let pool = new Uint8Array(0);

/** Each byte is given out once. */
function takeBytes(length: number): Uint8Array {
  if (length > POOL_SIZE) return new Uint8Array(randomBytes(length));
  if (pool.length < length) pool = new Uint8Array(randomBytes(POOL_SIZE));
  const taken = pool.slice(0, length);
  pool.fill(0, 0, length);
  pool = pool.subarray(length);
  return taken;
}

/** The randomness of the machine. */
export const systemRandom: Random = {
  bytes: takeBytes,
  fraction: () => randomBytes(4).readUInt32BE() / 2 ** 32,
};

/** The time of the machine. A marketplace's own clock is `sandbox/clock.ts`, on top of this one. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wall: () => Date.now(),
  elapsed: () => performance.now(),
};
