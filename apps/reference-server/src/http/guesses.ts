import { createHmac } from "node:crypto";
import type { Clock, Random } from "../ports.js";
import type { Passwords } from "../secrets/passwords.js";
import { createBuckets, tooManyRequests } from "./limits.js";

/** A password that somebody sends, and the one that it should be. */
export interface Guess {
  /** The name that it is for, as the caller wrote it. */
  readonly name: string;
  readonly password: string;
  /** Of the user's password; `null` when there is no such user, or none is set. */
  readonly hash: string | null;
  /** The caller's network address. */
  readonly address: string;
}

/** Checks passwords, and stops whoever guesses. */
export interface Guesses {
  /**
   * Whether the password is right.
   *
   * @throws {MarketplaceError} 429 after too many wrong ones.
   * @throws {PasswordsBusy} when too many wait already. Nothing was checked.
   */
  check(guess: Guess): Promise<boolean>;
}

interface GuessesOptions {
  readonly passwords: Passwords;
  readonly clock: Pick<Clock, "elapsed">;
  readonly random: Random;
  /** For a name from an address. */
  readonly failedLoginsPerMinute: number;
}

export function createGuesses({ passwords, clock, random, failedLoginsPerMinute }: GuessesOptions): Guesses {
  const places = createBuckets({ perMinute: failedLoginsPerMinute, elapsed: clock.elapsed });
  const processKey = random.bytes(32);
  /** Guesses that are being checked. The same one, sent again meanwhile, is no second guess. */
  const underway = new Map<string, Promise<boolean>>();

  async function checkNew({ name, password, hash, address }: Guess): Promise<boolean> {
    const key = `${name.toLowerCase()} ${address}`;
    // Taken before the password is checked: otherwise as many as arrive at the same time would all be let in.
    const allowance = places.take(key);
    if (!allowance.allowed) throw tooManyRequests(allowance);
    let isGuess = false;
    try {
      isGuess = !(await passwords.verify(password, hash));
      return !isGuess;
    } finally {
      if (!isGuess) places.giveBack(key);
    }
  }

  return {
    check(guess) {
      const { name, password, hash, address } = guess;
      const text = JSON.stringify([name, address, hash, password]);
      const key = createHmac("sha256", processKey).update(text).digest("base64url");
      const known = underway.get(key);
      if (known !== undefined) return known;
      const checked = checkNew(guess).finally(() => underway.delete(key));
      underway.set(key, checked);
      return checked;
    },
  };
}
