import { createHmac } from "node:crypto";
import type { Clock, Random } from "../ports.js";
import { ANYBODY, type Owner, ofNetwork, ofUser } from "../shares/owner.js";
import type { Tallies } from "../store/port.js";
import { networkOf } from "./client-address.js";
import type { KnownDevice } from "./devices.js";
import {
  type Buckets,
  createBuckets,
  createSharedBuckets,
  type Refill,
  type SharedBuckets,
  tooManyRequests,
} from "./limits.js";
import type { Passwords } from "./passwords.js";

/** A password sent by a caller, and the hash that it must match. */
export interface Guess {
  /** The user name or e-mail address, as the caller wrote it. */
  readonly name: string;
  readonly password: string;
  /** The hash of the user's password; `null` when there is no such user, or no password is set. */
  readonly hash: string | null;
  /** The caller's network address. */
  readonly address: string;
  /** The device of the request, if the user has signed in from it before. */
  readonly device?: KnownDevice | undefined;
  /** The user who is signed in already, and proves to know the password once more. */
  readonly userId?: number;
}

/** Checks passwords, and limits wrong ones. */
export interface Guesses {
  /**
   * Whether the password is right.
   *
   * @throws {MarketplaceError} 429 after too many wrong ones.
   * @throws {PasswordsBusy} when too many checks are already queued. Nothing was checked.
   */
  check(guess: Guess): Promise<boolean>;
}

interface GuessesOptions {
  readonly passwords: Passwords;
  readonly clock: Pick<Clock, "elapsed">;
  readonly random: Random;
  /** Per name and address, and per device of a user. */
  readonly failedLoginsPerMinute: number;
  /** Counts that are shared with other processes, if any. */
  readonly tallies?: Tallies | undefined;
}

/** A limit that applies to a guess. */
interface Limit {
  readonly here: Buckets;
  /** The limit of all processes together. */
  readonly together: SharedBuckets | undefined;
  readonly key: string;
}

/**
 * How many times the limit for one name an address may use for all names, because several people may share an address.
 */
const NAMES_OF_AN_ADDRESS = 5;
/** Longer names, which no user can have, all count as the same one. */
const MAX_NAME_LENGTH = 255;

export function createGuesses(options: GuessesOptions): Guesses {
  const { passwords, clock, random, failedLoginsPerMinute, tallies } = options;
  /**
   * Refilled by the minute: checks take long, so a bucket that fills evenly would allow more wrong passwords per
   * minute.
   */
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
  /** Guesses that are being checked. The same guess sent again meanwhile does not count twice. */
  const underway = new Map<string, Promise<boolean>>();

  function limitsOf({ name, address, device }: Guess): readonly Limit[] {
    const network = networkOf(address);
    if (device !== undefined) return [{ ...byName, key: `device ${device.id}` }];
    return [
      { ...byName, key: `name ${name.slice(0, MAX_NAME_LENGTH + 1).toLowerCase()} ${network}` },
      { ...byAddress, key: `address ${network}` },
    ];
  }

  /**
   * Takes a token from each limit before the password is checked. Otherwise all guesses that arrive at the same time
   * would pass.
   *
   * @returns a function that gives the tokens back.
   * @throws {MarketplaceError} 429 when there is none left.
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

  const isKnown = ({ device, userId }: Guess): boolean => device !== undefined || userId !== undefined;

  /** Who is known does not wait for strangers who guess. */
  function ownerOf({ device, userId = device?.userId, address }: Guess): Owner {
    return userId === undefined ? ofNetwork(networkOf(address)) : ofUser(userId);
  }

  /** @throws {MarketplaceError} 429 after too many wrong ones in all processes together. */
  async function assertAllowed(limits: readonly Limit[], owner: Owner): Promise<void> {
    for (const { together, key } of limits) {
      const refusal = await together?.look(key, owner);
      if (refusal !== undefined) throw tooManyRequests(refusal);
    }
  }

  async function checkNew(guess: Guess): Promise<boolean> {
    const { password, hash } = guess;
    const limits = limitsOf(guess);
    const owner = ownerOf(guess);
    const giveBack = takePlaces(limits);
    let isWrong = false;
    try {
      // Of all strangers together, because networks are cheap.
      const counter = isKnown(guess) ? owner : ANYBODY;
      await assertAllowed(limits, counter);
      isWrong = !(await passwords.verify(password, hash, owner));
      if (isWrong) for (const { together, key } of limits) await together?.take(key, counter);
      return !isWrong;
    } finally {
      if (!isWrong) giveBack();
    }
  }

  return {
    check(guess) {
      const { name, password, hash, address, device, userId } = guess;
      const text = JSON.stringify([name, address, device?.id, userId, hash, password]);
      const key = createHmac("sha256", processKey).update(text).digest("base64url");
      const known = underway.get(key);
      if (known !== undefined) return known;
      const checked = checkNew(guess).finally(() => underway.delete(key));
      underway.set(key, checked);
      return checked;
    },
  };
}
