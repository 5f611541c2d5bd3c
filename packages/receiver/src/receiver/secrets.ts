import { createVerifier, inspectSecret, SignatureError, type Verifier } from "@syndikit/signature";
import type { Expectation } from "../check-options.js";
import type { Reporter } from "../hooks.js";

/** A secret, several (the current one first), or a function that reads them for each delivery. */
export type Secrets = string | readonly string[] | (() => SecretList | Promise<SecretList>);

export const secretsExpected: Expectation = {
  what: "a secret, a list of secrets, or a function that reads them",
  fits: (value) => typeof value === "string" || typeof value === "function" || Array.isArray(value),
};

type SecretList = string | readonly string[];

/**
 * Keeps a verifier for the secrets. Fixed secrets are checked at once. Secrets from a function are read for each
 * delivery, and the keys are prepared again only when they have changed.
 *
 * @throws {SignatureError} when a fixed secret is missing or empty.
 */
export function createVerifierSource(secrets: Secrets, report: Reporter): () => Verifier | Promise<Verifier> {
  let current: { readonly list: readonly string[]; readonly verifier: Verifier } | undefined;

  function prepare(secrets: SecretList): Verifier {
    const list = typeof secrets === "string" ? [secrets] : secrets;
    checkFilled("secrets of createReceiver", list);
    if (current !== undefined && sameList(current.list, list)) return current.verifier;
    const verifier = createVerifier(list);
    for (const [index, secret] of list.entries()) warnOfWeakness(secret, index, report);
    current = { list: [...list], verifier };
    return verifier;
  }

  if (typeof secrets === "function") return async () => prepare(await secrets());
  const verifier = prepare(secrets);
  return () => verifier;
}

/**
 * Checks that no secret is empty, which is mostly a variable that is not set.
 *
 * @throws {SignatureError} `secret_empty` when one is. The message names the option.
 */
export function checkFilled(at: string, secrets: readonly string[]): void {
  const index = secrets.indexOf("");
  if (index < 0) return;
  const which = secrets.length === 1 ? `${at} is empty` : `secret ${index} in ${at} is empty`;
  throw new SignatureError(
    "secret_empty",
    `${which}, so anybody could sign. Set the variable that it is read from, such as EVENT_SECRET, to the notification secret token of the product.`,
  );
}

function warnOfWeakness(secret: string, index: number, report: Reporter): void {
  const messages = inspectSecret(secret).map(({ message }) => message);
  if (messages.length === 0) return;
  report.warning({ code: "weak_secret", message: messages.join(" "), subject: `secret ${index}` });
}

function sameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
