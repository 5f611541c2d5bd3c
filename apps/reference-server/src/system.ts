import { randomBytes } from "node:crypto";
import type { Clock, Random } from "./ports.js";

/** The randomness of the machine. */
export const systemRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  fraction: () => randomBytes(4).readUInt32BE() / 2 ** 32,
};

/** The time of the machine. A marketplace's own clock is `sandbox/clock.ts`, on top of this one. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wall: () => Date.now(),
  elapsed: () => performance.now(),
};
