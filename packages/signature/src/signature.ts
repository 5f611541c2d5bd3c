import { type Body, bodyBytes, type Secret, secretBytes } from "./bytes.js";
import { formatHeader, type HeaderValue, parseHeader } from "./header.js";
import type { MacBackend } from "./mac.js";
import { SignatureError } from "./signature-error.js";

/** The result of a check. `secretIndex` is the index of the secret that matched; above 0, an old secret is still in use. */
export type Verification =
  | { readonly ok: true; readonly secretIndex: number }
  | { readonly ok: false; readonly reason: "missing" | "malformed" | "mismatch" };

/** One received request: its raw body, and the value of its signature header. */
export interface SignedMessage {
  readonly body: Body;
  readonly header: HeaderValue;
}

/** A message, and the secrets that may have signed it, the current one first. */
export interface VerifyOptions extends SignedMessage {
  readonly secrets: Secret | readonly Secret[];
}

/** Checks messages against keys that were prepared once. */
export interface Verifier {
  verify(message: SignedMessage): Verification;
}

/** The functions of this package, for one HMAC implementation. */
export interface SignatureFunctions {
  sign(body: Body, secret: Secret): string;
  verify(options: VerifyOptions): Verification;
  createVerifier(secrets: Secret | readonly Secret[]): Verifier;
}

/** Makes the functions for the HMAC of a runtime, so that the format is defined only once. */
export function createSignatureFunctions(mac: MacBackend): SignatureFunctions {
  function createVerifier(secrets: Secret | readonly Secret[]): Verifier {
    const keys = secretList(secrets).map((secret) => mac.prepare(secretBytes(secret)));
    return {
      verify({ body, header }) {
        const bytes = bodyBytes(body);
        const parsed = parseHeader(header);
        if (!parsed.ok) return parsed;
        // Every key is tried, so that the duration does not reveal which one matched.
        const matches = keys.map((digestOf) => mac.equal(digestOf(bytes), parsed.digest));
        const secretIndex = matches.indexOf(true);
        return secretIndex < 0 ? { ok: false, reason: "mismatch" } : { ok: true, secretIndex };
      },
    };
  }

  return {
    createVerifier,
    sign: (body, secret) => formatHeader(mac.prepare(secretBytes(secret))(bodyBytes(body))),
    verify: ({ secrets, ...message }) => createVerifier(secrets).verify(message),
  };
}

function secretList(secrets: Secret | readonly Secret[]): readonly Secret[] {
  const list = isList(secrets) ? secrets : [secrets];
  // A missing setting is `undefined`, or null: callers without types may pass either.
  if (list.length === 0 || secrets === undefined || secrets === null) {
    throw new SignatureError("secrets_missing", "There is no secret to verify with. Configure at least one.");
  }
  return list;
}

// `Array.isArray` does not narrow a readonly array.
function isList(secrets: Secret | readonly Secret[]): secrets is readonly Secret[] {
  return Array.isArray(secrets);
}
