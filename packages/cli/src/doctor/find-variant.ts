import { createHmac } from "node:crypto";
import { type BodyVariant, bodyVariants } from "@syndikit/conformance/body-variants";
import { headerNames } from "@syndikit/contract";
import { sign, signatureScheme } from "@syndikit/signature";
import { type SecretVariant, secretVariants } from "../sign/secret-variants.js";
import type { Examinee } from "./examinee.js";
import { isTaken, oddBody, type Probe, plainBody } from "./probe.js";

/**
 * Finds out how the body is changed before its signature is checked. Each request is signed over one such change.
 * Only an application that makes the same change accepts it.
 */
export async function findBodyVariant(examinee: Examinee): Promise<BodyVariant | undefined> {
  const { date, secret } = examinee;
  if (secret === undefined) return undefined;
  for (const body of [oddBody(date), plainBody(date)]) {
    for (const variant of bodyVariants) {
      const changed = variant.apply(body);
      if (changed === undefined) continue;
      if (isTaken(await examinee.ask({ body, signature: sign(changed, secret) }))) return variant;
    }
  }
  return undefined;
}

/** Finds out which common mistake was made with the application's secret. */
export async function findSecretVariant(examinee: Examinee): Promise<SecretVariant | undefined> {
  const { date, secret } = examinee;
  if (secret === undefined) return undefined;
  const body = plainBody(date);
  for (const variant of secretVariants) {
    const changed = variant.apply(secret);
    if (changed !== undefined && isTaken(await examinee.ask({ signature: sign(body, changed) })))
      return variant;
  }
  return undefined;
}

/** A form of the signature header that differs from the interface. */
export interface HeaderForm {
  /** Continues the words "It wants". */
  readonly phrase: string;
  readonly probe: Probe;
}

/** Finds the form of the header that the application accepts instead. */
export async function findHeaderForm(examinee: Examinee): Promise<HeaderForm | undefined> {
  const { date, secret } = examinee;
  if (secret === undefined) return undefined;
  for (const form of headerForms(plainBody(date), secret)) {
    if (isTaken(await examinee.ask(form.probe))) return form;
  }
  return undefined;
}

function headerForms(body: Uint8Array, secret: string): readonly HeaderForm[] {
  const { prefix } = signatureScheme;
  const right = sign(body, secret);
  const digest = right.slice(prefix.length);
  const sha256 = createHmac("sha256", secret).update(body).digest("hex");
  const base64 = Buffer.from(digest, "hex").toString("base64");
  const name = headerNames.eventSignature;
  return [
    {
      phrase: `the header's name in lower case, ${name.toLowerCase()}`,
      probe: { signatureName: name.toLowerCase() },
    },
    { phrase: `the digest without ${prefix}`, probe: { signature: digest } },
    { phrase: "capital hexadecimal digits", probe: { signature: `${prefix}${digest.toUpperCase()}` } },
    { phrase: `SHA-256 after ${prefix}`, probe: { signature: `${prefix}${sha256}` } },
    { phrase: "SHA-256", probe: { signature: `sha256=${sha256}` } },
    { phrase: "SHA-256 without a prefix", probe: { signature: sha256 } },
    { phrase: "base64 instead of hexadecimal", probe: { signature: `${prefix}${base64}` } },
    { phrase: "base64 without a prefix", probe: { signature: base64 } },
  ];
}
