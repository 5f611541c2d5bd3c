import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import * as timers from "node:timers";

// Taken when this is loaded: tests that fake the timers of their own code start a marketplace in their process.
const { clearTimeout, setImmediate, setTimeout } = timers;

/** Waits for the next turn of the event loop. */
export function nextTurn(): Promise<void> {
  return new Promise<void>((resolve) => void setImmediate(resolve));
}

/** Waits for milliseconds of the machine's time. */
export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

/** Runs a task after milliseconds of the machine's time, and returns a function that cancels it. */
export function after(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Milliseconds since 1970-01-01T00:00:00Z. Every time in the store and in the rules is one of these. */
export type Moment = number;

/** The three times of a marketplace. Only implementations of this port read the machine's clock. */
export interface Clock {
  /** The time of the marketplace. The sandbox can move it forward. All dates in the API come from it. */
  now(): Moment;
  /** The time of the machine. For leases and cache expiry, which a moved sandbox clock must not affect. */
  wall(): Moment;
  /** A monotonic clock in milliseconds from an arbitrary start. For durations and rate limits. */
  elapsed(): number;
}

/** The time of the machine. A marketplace's own clock, in `time/clock.ts`, is built on it. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wall: () => Date.now(),
  elapsed: () => performance.now(),
};

/** The source of randomness. */
export interface Random {
  /** Cryptographically strong bytes. */
  bytes(length: number): Uint8Array;
  /** A number from 0 up to but excluding 1. For jitter and probabilities, never for secrets. */
  fraction(): number;
}

export const systemRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  fraction: () => randomBytes(4).readUInt32BE() / 2 ** 32,
};

/** A structured log. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

/** The values of a log line. Never a secret. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Discards everything. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * Identifies this process among the replicas on one database, as in `market-7f9c:1`. Each container has its own host
 * name.
 */
export function replicaName(): string {
  return `${hostname()}:${process.pid}`;
}
