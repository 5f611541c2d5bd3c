import { randomBytes } from "node:crypto";

/** Milliseconds since 1970-01-01T00:00:00Z. Every time in the store and in the domain is one of these. */
export type Moment = number;

/**
 * The three times of a marketplace. Nothing outside the adapters of this port asks the machine for the time.
 */
export interface Clock {
  /** The time of the marketplace. The sandbox can move it forward; every date on the wire comes from it. */
  now(): Moment;
  /** The time of the machine. For leases and the expiry of caches, which a moved sandbox clock must not touch. */
  wall(): Moment;
  /** Milliseconds from an arbitrary start that never jump. For durations and rate limits. */
  elapsed(): number;
}

/** Where randomness comes from. */
export interface Random {
  /** Cryptographically strong bytes. */
  bytes(length: number): Uint8Array;
  /** A number from 0 up to, and without, 1. For jitter and probabilities, never for secrets. */
  fraction(): number;
}

/** What a log line may carry: values that are safe to write down. Secrets never belong here. */
export type LogFields = Readonly<Record<string, unknown>>;

/** A structured log. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

/** A log that keeps nothing. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

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
