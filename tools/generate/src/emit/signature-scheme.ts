import type { Emitter } from "../emitter.js";
import { docComment, literal } from "../print.js";

const digestLengths: Record<string, number> = { "HMAC-SHA1": 20, "HMAC-SHA256": 32, "HMAC-SHA512": 64 };

/** How event notifications are signed. */
export const signatureScheme: Emitter = {
  name: "signature scheme",
  target: "packages/signature/src/scheme.gen.ts",
  source: "spec/openapi.yaml",
  emit: ({ securitySchemes }) => {
    const scheme = Object.values(securitySchemes).find((entry) => entry["x-signature"])?.["x-signature"];
    if (!scheme) throw new Error("No security scheme has x-signature.");
    const digestBytes = digestLengths[scheme.algorithm];
    if (digestBytes === undefined)
      throw new Error(`The length of a digest of ${scheme.algorithm} is not known.`);
    const { header, prefix, algorithm, encoding, content } = scheme;
    return (
      `${docComment("How an event notification is signed: the header, and the text before the digest. `digestBytes` counts the bytes of the digest.")}` +
      `export const signatureScheme = ${literal({ header, prefix, algorithm, encoding, content, digestBytes })} as const;\n`
    );
  },
};
