/** How each form of `auth` becomes the session that calls share. */
import type { Auth } from "./options.js";
import { createSession, type Session } from "./session.js";

/** `signIn` asks the marketplace for a token, with the session that `forSigningIn` holds. */
export function createSessions(
  auth: Auth,
  signIn: () => Promise<string>,
): (forSigningIn: boolean) => Session {
  const session = sessionOf(auth, signIn);
  const basic = createSession(() => {
    if ("password" in auth) return auth;
    throw new TypeError("Only a client with a user name and a password can ask for a token");
  }, false);
  return (forSigningIn) => (forSigningIn ? basic : session);
}

function sessionOf(auth: Auth, signIn: () => Promise<string>): Session {
  if ("credential" in auth) return createSession((refused) => auth.credential(refused));
  if ("jwt" in auth) return createSession(async () => ({ jwt: await auth.jwt() }));
  if ("token" in auth) return createSession(() => auth, false);
  return createSession(async () => ({ token: await signIn(), username: userNameOf(auth.username) }));
}

/** People may sign in with an e-mail address, but the header beside the token takes a user name. */
const userNameOf = (name: string): string | undefined => (name.includes("@") ? undefined : name);
