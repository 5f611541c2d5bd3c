/** How each form of `auth` becomes the session that calls share. */
import type { Auth } from "./options.js";
import { createSession, type ObtainCredential, type Session } from "./session.js";

/** The session of every call, and the one of the calls that sign in: they take a user name and a password. */
export interface Sessions {
  readonly shared: Session;
  readonly basic: Session;
}

/** `signIn` asks the marketplace for a token, with the basic session. */
export function createSessions(auth: Auth, signIn: () => Promise<string>): Sessions {
  const basic: ObtainCredential = () => {
    if ("password" in auth) return auth;
    throw new TypeError("Only a client with a user name and a password can ask for a token");
  };
  return {
    shared: createSession(sourceOf(auth, signIn), !("token" in auth)),
    basic: createSession(basic, false),
  };
}

function sourceOf(auth: Auth, signIn: () => Promise<string>): ObtainCredential {
  if ("credential" in auth) return (refused) => auth.credential(refused);
  if ("jwt" in auth) return async () => ({ jwt: await auth.jwt() });
  if ("token" in auth) return () => auth;
  // People may sign in with an e-mail address, but the header beside the token takes a user name.
  const username = auth.username.includes("@") ? undefined : auth.username;
  return async () => ({ token: await signIn(), username });
}
