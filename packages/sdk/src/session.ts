import { type Credential, checkCredential } from "./credential.js";

/** The credential that all calls of a client share, got at most once at a time. */
export interface Session {
  /** Whether another credential can be had when one is refused. */
  readonly renewable: boolean;
  /** How often getting one has failed so far. A call notes it when it begins. */
  failures(): number;
  /**
   * The credential to send. `refused` is the one that the marketplace answered 401 to: only if it is still the
   * current one is another asked for, so that a late 401 never throws away a newer one. A call that began
   * before the last failure gets that failure, and does not sign in once more by itself.
   */
  credential(since: number, refused?: Credential): Credential | Promise<Credential>;
}

/** A source of credentials: asked on first need, and again after a 401, then with the refused one. */
export type ObtainCredential = (refused?: Credential) => Credential | Promise<Credential>;

export function createSession(obtain: ObtainCredential, renewable = true): Session {
  let current: Credential | undefined;
  let flight: Promise<Credential> | undefined;
  let failures = 0;
  let failure: unknown;

  async function renew(): Promise<Credential> {
    try {
      current = checkCredential(await obtain(current));
      return current;
    } catch (error) {
      failures++;
      failure = error;
      throw error;
    }
  }

  return {
    renewable,
    failures: () => failures,
    credential(since, refused) {
      if (current && current !== refused) return current;
      if (flight) return flight;
      if (failures > since) throw failure;
      flight = renew().finally(() => {
        flight = undefined;
      });
      return flight;
    },
  };
}
