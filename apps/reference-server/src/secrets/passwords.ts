import { createHmac, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Clock, Random } from "../ports.js";

/** Passwords are hashed outside of the event loop. */
export interface Passwords {
  /**
   * The hash to store; it holds its parameters.
   *
   * @throws {PasswordsBusy} when too many wait already.
   */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one of the hash. Without a hash, for a user that does not exist or has no password,
   * the result is `false`, and takes as long.
   *
   * @throws {PasswordsBusy} when too many wait already.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
}

interface PasswordOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** log2 of scrypt's N. 17, the default, takes 128 MiB and some hundred milliseconds. */
  readonly cost?: number;
}

const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
/** How many hashes are computed at a time: each takes memory, and the pool of threads has other work. */
const MAX_CONCURRENT = 2;
/** How many wait for their turn; more are refused, for a flood must not fill the memory. */
const MAX_WAITING = 100;
/**
 * For how long, in milliseconds, a right password is not hashed again: Basic authentication sends it with every
 * call.
 */
const REMEMBERED_FOR = 60_000;
const MAX_REMEMBERED = 1_000;

/** Too many passwords wait to be hashed. Nothing was checked, and another try later may succeed. */
export class PasswordsBusy extends Error {
  constructor() {
    super(`${MAX_WAITING} passwords wait to be hashed already.`);
    this.name = "PasswordsBusy";
  }
}

/** Passwords by scrypt. The parameters are in the hash, so that they can be raised later. */
export function createPasswords({ clock, random, cost = 17 }: PasswordOptions): Passwords {
  const run = limiter(MAX_CONCURRENT);
  const processKey = random.bytes(32);
  const right = new Map<string, number>();
  const dummy = format(cost, random.bytes(SALT_LENGTH), random.bytes(KEY_LENGTH));

  const remembered = (proof: string): boolean => {
    const until = right.get(proof);
    if (until !== undefined && until > clock.elapsed()) return true;
    right.delete(proof);
    return false;
  };
  const remember = (proof: string): void => {
    if (right.size >= MAX_REMEMBERED) right.clear();
    right.set(proof, clock.elapsed() + REMEMBERED_FOR);
  };

  return {
    async hash(password) {
      const salt = random.bytes(SALT_LENGTH);
      return format(cost, salt, await run(() => derive(password, salt, cost)));
    },
    async verify(password, hash) {
      // The proof reveals neither the password nor the hash, and a new password has another one.
      const proof = createHmac("sha256", processKey).update(`${hash}\n${password}`).digest("base64url");
      if (hash !== null && remembered(proof)) return true;
      const parsed = parse(hash ?? dummy);
      const derived = await run(() => derive(password, parsed.salt, parsed.cost));
      const matches = timingSafeEqual(derived, parsed.key) && hash !== null;
      if (matches) remember(proof);
      return matches;
    },
  };
}

function derive(password: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options: ScryptOptions = { N, r: BLOCK_SIZE, p: PARALLELISM, maxmem: 256 * N * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_LENGTH, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function format(cost: number, salt: Uint8Array, key: Uint8Array): string {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
  return `scrypt$${cost}$${BLOCK_SIZE}$${PARALLELISM}$${text(salt)}$${text(key)}`;
}

function parse(hash: string): { cost: number; salt: Buffer; key: Buffer } {
  const [scheme, cost, blockSize, parallelism, salt, key] = hash.split("$");
  const known =
    scheme === "scrypt" && Number(blockSize) === BLOCK_SIZE && Number(parallelism) === PARALLELISM;
  if (!known || salt === undefined || key === undefined)
    throw new Error("A stored password hash is not readable.");
  return { cost: Number(cost), salt: Buffer.from(salt, "base64url"), key: Buffer.from(key, "base64url") };
}

function limiter(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= MAX_WAITING) throw new PasswordsBusy();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
