import type { GroupPlace } from "./core/connection.js";
import { Login } from "./generated/resources/index.gen.js";
import { signInPath } from "./generated/wire.gen.js";
import type { CallOptions } from "./options.js";

/** Confirms what a new permanent token does. */
export interface PermanentTokenQuery {
  /** A user has one permanent token. A new one ends the previous one, wherever that is in use. */
  readonly revokesPrevious: true;
}

/** Signing in, and the permanent token. */
export class LoginWithPermanentToken extends Login {
  static override readonly group: GroupPlace = Login.group;

  /**
   * Asks for a token that does not expire. The user's previous permanent token stops working. So the SDK never asks for
   * one by itself, and does not retry this call when the marketplace may already have acted on it.
   *
   * @param query.revokesPrevious - `true` confirms that the user's previous permanent token stops working.
   * @param options - Limits, retries and headers of this call.
   * @returns the token.
   * @throws {ApiError} when the user name or the password is refused.
   * @throws {TypeError} without `revokesPrevious`, or when the client has no password to sign in with.
   * @example
   * const token = await market.login.permanentToken({ revokesPrevious: true });
   */
  async permanentToken(query: PermanentTokenQuery, options?: CallOptions): Promise<string> {
    if (query?.revokesPrevious !== true) {
      throw new TypeError("A permanent token ends the previous one: pass { revokesPrevious: true }");
    }
    return this.call(
      {
        method: "GET",
        path: signInPath,
        query: { expire: false },
        queryNames: ["expire"],
        once: "never",
        signsIn: true,
        answer: "string",
      },
      options,
    );
  }
}
