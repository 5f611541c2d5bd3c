import { createHmac } from "node:crypto";
import type { Clock, Random } from "../ports.js";
import type { Passwords } from "../secrets/passwords.js";
import type { Tallies } from "../store/port.js";
import { networkOf } from "./client-address.js";
import {
  type Buckets,
  createBuckets,
  createSharedBuckets,
  type Refill,
  type SharedBuckets,
  tooManyRequests,
} from "./limits.js";

/** A password that somebody sends, and the one that it should be. */
export interface Guess {
  /** The name that it is for, as the caller wrote it. */
  readonly name: string;
  readonly password: string;
  /** Of the user's password; `null` when there is no such user, or none is set. */
  readonly hash: string | null;
  /** The caller's network address. */
  readonly address: string;
  /** The device of the request, if it is one of the user's. */
  readonly device?: string | undefined;
}

/** Checks passwords, and stops whoever guesses. */
export interface Guesses {
  /**
   * Whether the password is right.
   *
   * @throws {MarketplaceError} 429 after too many wrong ones.
   * @throws {TurnRefused} when too many wait already. Nothing was checked.
   */
  check(guess: Guess): Promise<boolean>;
}

interface GuessesOptions {
  readonly passwords: Passwords;
  readonly clock: Pick<Clock, "elapsed">;
  readonly random: Random;
  /** For a name from an address, and for a device of a user. */
  readonly failedLoginsPerMinute: number;
  /** Where other processes count with this one. */
  readonly tallies?: Tallies | undefined;
}

/** A limit that a guess is under. */
interface Limit {
  readonly here: Buckets;
  /** Of all processes together. */
  readonly together: SharedBuckets | undefined;
  readonly key: string;
}

/** An address may guess this many times as often as for one name: several people may share it. */
const NAMES_OF_AN_ADDRESS = 5;
/** Longer names than any user has are all the same one. */
const LONGEST_NAME = 255;

export function createGuesses(options: GuessesOptions): Guesses {
  const { passwords, clock, random, failedLoginsPerMinute, tallies } = options;
  /** Checking a password takes long, so a bucket that fills evenly would let more than these through in a minute. */
  const bucketsOf = (perMinute: number): Omit<Limit, "key"> => {
    const rules: Refill = { perMinute, refill: "by the minute" };
    return {
      here: createBuckets({ ...rules, elapsed: clock.elapsed }),
      together: tallies && createSharedBuckets(tallies, rules),
    };
  };
  const byName = bucketsOf(failedLoginsPerMinute);
  const byAddress = bucketsOf(failedLoginsPerMinute * NAMES_OF_AN_ADDRESS);
  const processKey = random.bytes(32);
  /** Guesses that are being checked. The same one, sent again meanwhile, is no second guess. */
  const underway = new Map<string, Promise<boolean>>();

  function limitsOf({ name, address, device }: Guess): readonly Limit[] {
    const network = networkOf(address);
    if (device !== undefined) return [{ ...byName, key: `device ${device}` }];
    return [
      { ...byName, key: `name ${name.slice(0, LONGEST_NAME + 1).toLowerCase()} ${network}` },
      { ...byAddress, key: `address ${network}` },
    ];
  }

  /**
   * Takes a place for each limit. Before the password is checked: otherwise as many as arrive at the same time would
   * all be let in.
   *
   * @returns what gives them back.
   * @throws {MarketplaceError} 429 when there is none.
   */
  function takePlaces(limits: readonly Limit[]): () => void {
    const taken: (() => void)[] = [];
    const giveBack = (): void => {
      for (const put of taken) put();
    };
    for (const { here, key } of limits) {
      const allowance = here.take(key);
      if (!allowance.allowed) {
        giveBack();
        throw tooManyRequests(allowance);
      }
      taken.push(() => here.giveBack(key));
    }
    return giveBack;
  }

  /** @throws {MarketplaceError} 429 when there were too many wrong ones, here and elsewhere. */
  async function assertAllowed(limits: readonly Limit[]): Promise<void> {
    for (const { together, key } of limits) {
      const refusal = await together?.look(key);
      if (refusal !== undefined) throw tooManyRequests(refusal);
    }
  }

  async function checkNew(guess: Guess): Promise<boolean> {
    const { password, hash, address, device } = guess;
    const limits = limitsOf(guess);
    const giveBack = takePlaces(limits);
    let isWrong = false;
    try {
      await assertAllowed(limits);
      isWrong = !(await passwords.verify(password, hash, device ?? networkOf(address)));
      if (isWrong) for (const { together, key } of limits) await together?.take(key);
      return !isWrong;
    } finally {
      if (!isWrong) giveBack();
    }
  }

  return {
    check(guess) {
      const { name, password, hash, address, device } = guess;
      const text = JSON.stringify([name, address, device, hash, password]);
      const key = createHmac("sha256", processKey).update(text).digest("base64url");
      const known = underway.get(key);
      if (known !== undefined) return known;
      const checked = checkNew(guess).finally(() => underway.delete(key));
      underway.set(key, checked);
      return checked;
    },
  };
}
