import type { CallOptions } from "./options.js";
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
