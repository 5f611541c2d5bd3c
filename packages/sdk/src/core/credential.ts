import { authTokenHeader, authUserHeader } from "../generated/wire.gen.js";

/** Proves who is calling: a token, a JWT, or a user name and password. */
export type Credential =
  | {
      /** A token of `GET /login`, or the permanent one. */
      readonly token: string;
      /** Sent with the token; must be the token's user. */
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

/** The headers that sign in. Only the SDK sets them: a value that a caller gives for one of them is not sent. */
export const signInHeaders: readonly string[] = [authTokenHeader, authUserHeader, "authorization"];

/** Whether it can be sent in a header. */
const isWord = (value: unknown): value is string => typeof value === "string" && /^[!-~]+$/.test(value);

/**
 * Checks that the credential can be sent in a header. The platform's own error would quote the secret.
 *
 * @throws {TypeError} when a part is missing, or a token or a JWT holds a blank or a line break.
 */
export function checkCredential(credential: Credential): Credential {
  const { username, password, token, jwt = token }: Readonly<Record<string, unknown>> = Object(credential);
  if (jwt === undefined ? username && password : isWord(jwt)) return credential;
  throw new TypeError(
    "auth must give a token, a JWT, or a user name with a password, without blanks in a token or a JWT",
  );
}

/** The headers that carry a credential. */
export function toCredentialHeaders(credential: Credential): Record<string, string> {
  if ("token" in credential) {
    const { token, username } = credential;
    // The header with the user name is optional, and can hold ASCII only.
    return { [authTokenHeader]: token, ...(isWord(username) && { [authUserHeader]: username }) };
  }
  if ("jwt" in credential) return { authorization: `Bearer ${credential.jwt}` };
  return { authorization: `Basic ${toBase64(`${credential.username}:${credential.password}`)}` };
}

/** `btoa` takes bytes only; names and passwords may hold any character. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
