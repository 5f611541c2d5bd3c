import { sign, verify } from "@syndikit/signature";

interface Encoded {
  readonly text?: string;
  readonly base64?: string;
  readonly hex?: string;
}

interface Vector {
  readonly name: string;
  readonly secret: Encoded;
  readonly body: Encoded;
}

/** The test vectors of the specification. */
export interface Vectors {
  readonly valid: readonly (Vector & { readonly header: string })[];
  readonly invalid: readonly (Vector & { readonly header: string | null; readonly reason: string })[];
}

/** One runtime's results for the test vectors. Plain data only, so that it can be sent as JSON. */
export interface SignatureReport {
  readonly valid: readonly { readonly name: string; readonly header: string; readonly check: unknown }[];
  readonly invalid: readonly { readonly name: string; readonly check: unknown }[];
}

/** Signs and verifies every vector, using only functions of the web platform. */
export function reportSignatures(vectors: Vectors): SignatureReport {
  return {
    valid: vectors.valid.map(({ name, secret, body, header }) => ({
      name,
      header: sign(decode(body), decode(secret)),
      check: verify({ body: decode(body), header, secrets: decode(secret) }),
    })),
    invalid: vectors.invalid.map(({ name, secret, body, header }) => ({
      name,
      check: verify({ body: decode(body), header, secrets: decode(secret) }),
    })),
  };
}

/** The report that every runtime must give. */
export function expectedReport(vectors: Vectors): SignatureReport {
  return {
    valid: vectors.valid.map(({ name, header }) => ({ name, header, check: { ok: true, secretIndex: 0 } })),
    invalid: vectors.invalid.map(({ name, reason }) => ({ name, check: { ok: false, reason } })),
  };
}

function decode({ text, base64, hex }: Encoded): Uint8Array {
  if (text !== undefined) return new TextEncoder().encode(text);
  if (base64 !== undefined) return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (hex !== undefined) return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  throw new Error("A vector has neither text, base64 nor hex");
}
