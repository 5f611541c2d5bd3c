import { createHmac, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Clock, Random } from "../ports.js";
import { type Owner, ofNetwork, THE_SERVER } from "../shares/owner.js";
import { ShareRefused, type Shares } from "../shares/shares.js";
import { createShareTable } from "../shares/table.js";

/** Hashes passwords outside the event loop. */
export interface Passwords {
  /**
   * The hash to store, which includes its parameters.
   *
   * @param owner - who sets the password; the server itself when absent.
   * @throws {PasswordsBusy} when too many are waiting already.
   */
  hash(password: string, owner?: Owner): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash, for a user that does not exist or has no password, the
   * result is `false`, and takes the same time.
   *
   * @param owner - who asks: a user who is signed in or whose device is known, or a network.
   * @throws {PasswordsBusy} when too many are waiting already.
   */
  verify(password: string, hash: string | null, owner?: Owner): Promise<boolean>;
}

/** Too many passwords wait already. Nothing was done, and a later try may succeed. */
export class PasswordsBusy extends Error {
  constructor(options?: ErrorOptions) {
    super("Too many passwords are waiting to be checked.", options);
    this.name = "PasswordsBusy";
  }
}

interface PasswordOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** Own ones when absent. */
  readonly shares?: Shares | undefined;
  /** log2 of scrypt's N. 15, the default, takes 32 MiB and some hundred milliseconds. */
  readonly cost?: number | undefined;
  /**
   * The cost of other stored hashes, such as the demo's. Every wrong password then takes one hash of each cost,
   * whatever cost the user's hash has: otherwise the timing would reveal which users exist.
   */
  readonly otherCost?: number | undefined;
  readonly derive?: Derive;
}

const BLOCK_SIZE = 8;
/**
 * Three passes over 32 MiB are as hard to guess as one over 128 MiB, while a flood of requests uses a quarter of the
 * memory.
 */
const PARALLELISM = 3;
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
/** Of those who are not known otherwise. */
const NOBODY = ofNetwork("");
/**
 * How long, in milliseconds, a right password is not hashed again, because Basic authentication sends it with every
 * request.
 */
const REMEMBERED_FOR = 60_000;
const MAX_REMEMBERED = 1_000;

/** Hashes passwords with scrypt. The hash contains the parameters, so that they can be raised later. */
export function createPasswords(options: PasswordOptions): Passwords {
  const { clock, random, cost = 15, otherCost, derive = scryptKey } = options;
  const { shares = createShareTable(clock.elapsed).passwords } = options;
  const inTurn = <T>(owner: Owner, work: () => Promise<T>): Promise<T> =>
    shares.run(owner, work).catch((error: unknown) => {
      throw error instanceof ShareRefused ? new PasswordsBusy({ cause: error }) : error;
    });
  const processKey = random.bytes(32);
  const right = new Map<string, number>();
  const dummyOf = (cost: number): string => format(cost, random.bytes(SALT_LENGTH), random.bytes(KEY_LENGTH));
  const dummies = [cost, ...(otherCost === undefined ? [] : [otherCost])].map((each) => parse(dummyOf(each)));

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
    async hash(password, owner = THE_SERVER) {
      const salt = random.bytes(SALT_LENGTH);
      const parameters = { cost, parallelism: PARALLELISM, salt };
      return format(cost, salt, await inTurn(owner, () => derive(password, parameters)));
    },
    async verify(password, hash, owner = NOBODY) {
      // The proof reveals neither the password nor the hash, and a new password has another proof.
      const proof = createHmac("sha256", processKey).update(`${hash}\n${password}`).digest("base64url");
      if (hash !== null && remembered(proof)) return true;
      const parsed = hash === null ? undefined : parse(hash);
      const matches = await inTurn(owner, async () => {
        if (parsed !== undefined && timingSafeEqual(await derive(password, parsed), parsed.key)) return true;
        for (const dummy of dummies) if (dummy.cost !== parsed?.cost) await derive(password, dummy);
        return false;
      });
      if (matches) remember(proof);
      return matches;
    },
  };
}

interface Parameters {
  readonly cost: number;
  readonly parallelism: number;
  readonly salt: Uint8Array;
}

/** Derives a key from a password. */
type Derive = (password: string, parameters: Parameters) => Promise<Uint8Array>;

function scryptKey(password: string, { cost, parallelism, salt }: Parameters): Promise<Uint8Array> {
  const N = 2 ** cost;
  const options: ScryptOptions = { N, r: BLOCK_SIZE, p: parallelism, maxmem: 256 * N * BLOCK_SIZE };
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

function parse(hash: string): Parameters & { readonly key: Uint8Array } {
  const [scheme, cost, blockSize, parallelism, salt, key] = hash.split("$");
  const known = scheme === "scrypt" && Number(blockSize) === BLOCK_SIZE;
  if (!known || salt === undefined || key === undefined)
    throw new Error("A stored password hash is not readable.");
  return {
    cost: Number(cost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}
