import type { HeaderFields } from "./header-fields.js";
import { authTokenHeader, authUserHeader } from "./wire.gen.js";

/** What proves who is calling: a token, a JWT, or a user name and password. */
export type Credential =
  | {
      /** A token of `GET /login`, or the permanent one. */
      readonly token: string;
      /** Sent beside the token; must then be the token's user. */
      readonly username?: string | undefined;
    }
  | {
      /** A JWT of the installation's OAuth 2.0 server. */
      readonly jwt: string;
    }
  | {
      /** A user name or an e-mail address. */
      readonly username: string;
      readonly password: string;
    };

/** Whether a header can hold it. */
const isWord = (value: unknown): value is string => typeof value === "string" && /^[!-~]+$/.test(value);

/**
 * The credential, when a header can hold it. A header's own complaint would quote the secret.
 *
 * @throws TypeError for a token or a JWT that is missing, or that holds a blank or a line break.
 */
export function checkCredential(credential: Credential): Credential {
  if (!("password" in credential || isWord("token" in credential ? credential.token : credential.jwt))) {
    throw new TypeError("A token or a JWT holds no blank");
  }
  return credential;
}

/** The headers that a credential goes in. */
export function toCredentialHeaders(credential: Credential): HeaderFields {
  if ("token" in credential) {
    const { token, username } = credential;
    // The second header is optional, and cannot hold a name beyond ASCII.
    return { [authTokenHeader]: token, ...(isWord(username) && { [authUserHeader]: username }) };
  }
  if ("jwt" in credential) return { authorization: `Bearer ${credential.jwt}` };
  // `btoa` takes bytes only; names and passwords may hold any character.
  const bytes = new TextEncoder().encode(`${credential.username}:${credential.password}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}
