/** How each form of `auth` becomes credentials. */
import type { Credential } from "./credential.js";
import type { Auth } from "./options.js";
import type { ObtainCredential } from "./session.js";

/**
 * What a call that signs in takes.
 *
 * @throws TypeError for anything but a user name and a password.
 */
export function toPassword(auth: Auth): Credential {
  if ("password" in auth) return auth;
  throw new TypeError("No password to sign in with");
}

/** What every other call takes. `signIn` asks the marketplace for a token. */
export function sourceOf(auth: Auth, signIn: () => Promise<string>): ObtainCredential {
  if ("credential" in auth) return (refused) => auth.credential(refused);
  if ("jwt" in auth) return async () => ({ jwt: await auth.jwt() });
  if ("token" in auth) return () => auth;
  // People may sign in with an e-mail address, but the header beside the token takes a user name.
  const username = auth.username.includes("@") ? undefined : auth.username;
  return async () => ({ token: await signIn(), username });
}
