import type { Connection, Group } from "./core/connection.js";
import { Login } from "./generated/resources/index.gen.js";
import { signInPath } from "./generated/wire.gen.js";
import type { CallOptions } from "./options.js";

/** What must be said to get a permanent token. */
export interface PermanentTokenQuery {
  /** A user has one permanent token. A new one ends the previous one, wherever that is in use. */
  readonly revokesPrevious: true;
}

/** Signing in, and the permanent token. */
export class LoginWithPermanentToken extends Login {
  readonly #group: Group;

  constructor(connection: Connection) {
    super(connection);
    this.#group = connection.group("login", signInPath, ["expire"]);
  }

  /**
   * Asks for a token that does not expire. It ends the user's previous permanent token, so nothing asks for one
   * unless this is called, and it is never sent again when it may have happened.
   *
   * @param query.revokesPrevious - `true`: the user's previous permanent token may end.
   * @param options - Options of this call: its limits, retries and headers.
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
    return this.#group.call(
      {
        name: "permanentToken",
        method: "GET",
        path: "",
        query: { expire: false },
        once: "never",
        signsIn: true,
        answer: "string",
      },
      options,
    );
  }
}
