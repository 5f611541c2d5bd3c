import { signatureScheme } from "@syndikit/signature";

const { prefix, digestBytes } = signatureScheme;

/** Why a value is no signature. */
export function explainMalformed(header: string): string {
  const expected = `A signature is ${prefix} and ${digestBytes * 2} digits of 0-9 and a-f.`;
  if (!header.startsWith(prefix)) return `${expected} This one does not begin with ${prefix}.`;
  const digest = header.slice(prefix.length);
  if (/[A-F]/.test(digest) && /^[0-9a-fA-F]+$/.test(digest)) {
    return `${expected} This one has capital letters.`;
  }
  if (/^[0-9a-f]+$/.test(digest)) return `${expected} This one has ${digest.length}.`;
  return `${expected} This one holds something else.`;
}
