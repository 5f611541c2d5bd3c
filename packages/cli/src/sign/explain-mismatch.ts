import { verify } from "@syndikit/signature";
import { bodyVariants } from "./body-variants.js";
import { secretVariants } from "./secret-variants.js";

/** A body, the header that came with it, and the secret that does not fit. */
export interface Mismatch {
  readonly body: Uint8Array;
  readonly header: string;
  readonly secret: string;
}

/** Says what was signed instead, by trying what usually goes wrong. */
export function explainMismatch({ body, header, secret }: Mismatch): string {
  const fits = (candidate: Uint8Array | undefined, key: string | Uint8Array | undefined): boolean =>
    candidate !== undefined && key !== undefined && verify({ body: candidate, header, secrets: key }).ok;

  const key = secretVariants.find(({ apply }) => fits(body, apply(secret)));
  if (key !== undefined) return `It was made with this secret ${key.phrase}. Set the same one at both sides.`;
  const change = bodyVariants.find(({ apply }) => fits(apply(body), secret));
  if (change !== undefined) {
    return `The secret is right; what was signed is this body ${change.phrase}. Take the bytes as they came, before any parser.`;
  }
  return "It was made with another secret, or over another body. Compare the secret with the product's, and take the bytes as they came.";
}
