import { portableMac } from "./mac-portable.js";
import { createSignatureFunctions } from "./signature.js";

export * from "./shared.js";

const functions = createSignatureFunctions(portableMac);

/**
 * Signs a body: the value for the header `CMW-Event-Signature`.
 *
 * @throws {SignatureError} when the secret is empty, or the body is not bytes.
 *
 * @example
 * ```ts
 * const header = sign(body, secret); // "sha1=..."
 * ```
 */
export const sign = functions.sign;

/**
 * Checks one message against every secret. It never throws because of what a sender sent.
 * Use `createVerifier` for many messages: it prepares the keys once.
 *
 * @throws {SignatureError} when there is no secret, or an empty one, or the body was parsed before.
 *
 * @example
 * ```ts
 * const check = verify({ body, header, secrets: [current, previous] });
 * if (!check.ok) return new Response(null, { status: 401 });
 * ```
 */
export const verify = functions.verify;

/**
 * Prepares secrets once, for many messages.
 *
 * @throws {SignatureError} when there is no secret, or an empty one.
 */
export const createVerifier = functions.createVerifier;
