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

/** What there may be of a credential. Plain JavaScript may give anything. */
interface Parts {
  readonly token?: unknown;
  readonly jwt?: unknown;
  readonly username?: unknown;
  readonly password?: unknown;
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

/**
 * Checks that the credential can be sent in a header. The platform's own error would quote the secret.
 *
 * @throws {TypeError} when a part is missing, empty or no text, or a token or a JWT holds a blank or a line break.
 */
export function checkCredential(credential: Credential): Credential {
  const { username, password, token, jwt = token }: Parts = Object(credential);
  const complete = jwt === undefined ? username && isText(password) : isWord(token ?? jwt);
  if (complete && (username === undefined || isText(username))) return credential;
  throw new TypeError("auth must give a token, a JWT, or a user name with a password; no blanks in a token");
}

/**
 * The headers that carry a credential.
 *
 * @throws {TypeError} when a part of it has become one that cannot be sent.
 */
export function toCredentialHeaders(credential: Credential): Record<string, string> {
  const { token, jwt, username, password }: Parts = checkCredential(credential);
  // The header with the user name is optional, and can hold ASCII only.
  if (isWord(token))
    return { [authTokenHeader]: token, ...(isWord(username) && { [authUserHeader]: username }) };
  return {
    authorization: jwt === undefined ? `Basic ${toBase64(`${username}:${password}`)}` : `Bearer ${jwt}`,
  };
}

/** `btoa` takes bytes only; names and passwords may hold any character. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
