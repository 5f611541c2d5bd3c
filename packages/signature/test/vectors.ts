import { readFileSync } from "node:fs";

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

interface Vectors {
  readonly valid: readonly (Vector & { readonly header: string })[];
  readonly invalid: readonly (Vector & {
    readonly header: string | null;
    readonly reason: "missing" | "malformed" | "mismatch";
  })[];
}

/** The known answers of the specification. */
export const vectors = JSON.parse(
  readFileSync(new URL("../../../spec/vectors/signatures.json", import.meta.url), "utf8"),
) as Vectors;

/** The bytes of a vector's secret or body. */
export function decode({ text, base64, hex }: Encoded): Uint8Array {
  if (text !== undefined) return new TextEncoder().encode(text);
  if (base64 !== undefined) return new Uint8Array(Buffer.from(base64, "base64"));
  if (hex !== undefined) return new Uint8Array(Buffer.from(hex, "hex"));
  throw new Error("A vector has neither text, base64 nor hex");
}
