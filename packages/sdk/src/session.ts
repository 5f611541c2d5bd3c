import { type Credential, checkCredential } from "./credential.js";

/** A source of credentials: asked on first need, and again after a 401, then with the refused one. */
export type ObtainCredential = (refused?: Credential) => Credential | Promise<Credential>;

/**
 * The credential that all calls of a client share, got at most once at a time. A call opens it when it begins, and
 * asks what that answers. `refused` is the credential that the marketplace answered 401 to: only if it is still the
 * current one is another got, so that a late 401 never throws away a newer one. When getting one has failed since
 * the call began, it gets that failure, and does not sign in once more by itself.
 */
export type Session = () => ObtainCredential;

export function createSession(obtain: ObtainCredential): Session {
  let current: Credential | undefined;
  let flight: Promise<Credential> | undefined;
  let failure: { readonly error: unknown } | undefined;

  async function renew(): Promise<Credential> {
    try {
      current = checkCredential(await obtain(current));
      return current;
    } catch (error) {
      failure = { error };
      throw error;
    }
  }

  return () => {
    const since = failure;
    return (refused) => {
      if (current && current !== refused) return current;
      if (!flight && failure !== since) throw failure?.error;
      flight ??= renew().finally(() => {
        flight = undefined;
      });
      return flight;
    };
  };
}
