/** How each form of `auth` becomes credentials. */
import type { Auth } from "./options.js";
import type { ObtainCredential } from "./session.js";

/** What a call that signs in takes: a user name and a password. */
export const basicSource =
  (auth: Auth): ObtainCredential =>
  () => {
    if ("password" in auth) return auth;
    throw new TypeError("Only a user name and a password can ask for a token");
  };

/** What every other call takes. `signIn` asks the marketplace for a token. */
export function sourceOf(auth: Auth, signIn: () => Promise<string>): ObtainCredential {
  if ("credential" in auth) return (refused) => auth.credential(refused);
  if ("jwt" in auth) return async () => ({ jwt: await auth.jwt() });
  if ("token" in auth) return () => auth;
  // People may sign in with an e-mail address, but the header beside the token takes a user name.
  const username = auth.username.includes("@") ? undefined : auth.username;
  return async () => ({ token: await signIn(), username });
}
