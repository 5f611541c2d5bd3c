import { type Send, toValue } from "./call.js";
import * as flag from "./flag.js";
import type { CallOptions } from "./options.js";
import type { Plan } from "./plan.js";
import type { Login } from "./resources.gen.js";

/** Options of `login.permanentToken`. */
export interface PermanentTokenOptions extends CallOptions {
  /** A user has one permanent token. A new one ends the previous one, wherever that is in use. */
  readonly revokesPrevious: true;
}

/** Signing in, and the permanent token. */
export interface LoginWithPermanentToken extends Login {
  /**
   * Asks for a token that does not expire. It ends the user's previous permanent token, so nothing asks for one
   * unless this is called, and it is never sent again when it may have happened.
   *
   * @throws TypeError without `revokesPrevious`.
   */
  permanentToken(options: PermanentTokenOptions): Promise<string>;
}

/** `GET /login` is one operation; only here is it sent with `expire=false`. */
export function createLogin(login: Login, plans: readonly Plan[], send: Send): LoginWithPermanentToken {
  // The one method that signs in and may be sent again: a test holds it to be GET /login.
  const plan = plans.find(({ flags }) => flags === flag.signIn) as Plan;
  const ask = async ({ revokesPrevious, ...options }: PermanentTokenOptions) => {
    if (revokesPrevious !== true) {
      throw new TypeError("A permanent token ends the previous one; set revokesPrevious if that is meant");
    }
    const once = { ...plan, flags: plan.flags + flag.once };
    return send(once, { ...options, expire: false }, () => undefined);
  };
  // The operation answers a token.
  return { ...login, permanentToken: (options) => toValue(ask(options)) as Promise<string> };
}
