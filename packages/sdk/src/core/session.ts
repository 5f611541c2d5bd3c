import type { AuthSource } from "../options.js";
import type { Clock } from "./clock.js";
import { type Credential, checkCredential } from "./credential.js";
import { isCallError } from "./errors.js";

/** For this many milliseconds a refused password is not tried again: too many attempts lock an account. */
const REFUSAL_MEMORY = 10_000;

/** Returns the credential for a call. If `refused` is given, it returns another one. */
export type ObtainCredential = (refused?: Credential) => Credential | Promise<Credential>;

/** The credential that all calls of a client share. It is requested once, however many calls wait for it. */
export interface Session {
  /** Each call opens the session once. If a source has failed since then, the call fails without asking it again. */
  open(): ObtainCredential;
}

/** How a session asks for a credential. */
export interface SignIn {
  /** Asks the marketplace for a token. */
  readonly signIn: () => Promise<string>;
  /** After this many milliseconds, a source that has not answered is asked again. The limits of calls do not count. */
  readonly limit: number;
}

export function createSession(auth: AuthParts, clock: Clock, { signIn, limit }: SignIn): Session {
  const ask = sourceOf(auth, signIn);
  let current: Credential | undefined;
  let pending: Promise<Credential> | undefined;
  /** When each request began that is under way, or gave the current credential. */
  let asked = Number.NEGATIVE_INFINITY;
  let newest = asked;
  let failure: { readonly error: unknown; readonly until: number } | undefined;

  async function renew(): Promise<Credential> {
    try {
      return checkCredential(await ask(current));
    } catch (error) {
      failure = { error, until: isRefusal(error) ? clock.now() + REFUSAL_MEMORY : 0 };
      throw error;
    }
  }

  function start(): Promise<Credential> {
    const own = clock.now();
    asked = own;
    const work = renew().then((credential) => {
      // One that comes late is kept, but does not replace a newer one.
      if (own >= newest) {
        newest = own;
        current = credential;
      }
      return credential;
    });
    pending = work;
    const end = (): void => {
      if (pending === work) pending = undefined;
    };
    work.then(end, end);
    return work;
  }

  return {
    open() {
      const known = failure;
      return (refused) => {
        // Only the current credential is replaced: a late 401 must not discard a newer one.
        if (current && current !== refused) return current;
        if (!pending && failure && (failure !== known || clock.now() < failure.until)) throw failure.error;
        return pending && clock.now() - asked < limit ? pending : start();
      };
    },
  };
}

/** Whether the marketplace itself refused the user name and the password. */
function isRefusal(error: unknown): boolean {
  return isCallError(error) && "status" in error && [401, 403].includes(error.status);
}

/** What there may be of the option `auth`. A part that is undefined is as one that is not there. */
export interface AuthParts {
  readonly credential?: AuthSource["credential"] | undefined;
  readonly jwt?: (() => string | PromiseLike<string>) | undefined;
  readonly token?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

function sourceOf(auth: AuthParts, signIn: () => Promise<string>): AuthSource["credential"] {
  const { credential, jwt, token, username } = auth;
  // Called as methods of the caller's own object.
  if (credential) return (refused) => credential.call(auth, refused);
  if (jwt) return async () => ({ jwt: await jwt.call(auth) });
  if (token !== undefined) return () => ({ token, username });
  // Users may sign in with an e-mail address, but the header next to the token must have the user name.
  return async () => ({ token: await signIn(), username: username?.includes("@") ? undefined : username });
}

/**
 * The credential of a call that signs in.
 *
 * @throws {TypeError} when the client has no user name and password.
 */
export function toPassword({ username, password }: AuthParts): Credential {
  if (username && password) return { username, password };
  throw new TypeError("No password to sign in with");
}
