import { bodyVariants } from "@syndikit/conformance/body-variants";
import { signatureScheme, verify } from "@syndikit/signature";
import { ExitCode } from "../frame/cli-error.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { needSecret } from "../secret/read-secret.js";
import { secretVariants } from "./secret-variants.js";
import { noteMark, readBody } from "./sign-body.js";

export interface VerifyOptions extends CommonOptions {
  readonly secret?: string;
  readonly signature: string;
}

/** Checks the signature of a body, and says why if it does not match. */
export async function verifyBody(
  context: Context,
  options: VerifyOptions,
  file: string | undefined,
): Promise<ExitCode> {
  const { output } = context;
  const secret = await needSecret(context, options.secret);
  const body = await readBody(context, file);
  noteMark(output, body, "which belongs to what is verified");
  // A header that was copied together with its name is accepted too.
  const header = options.signature.replace(/^[\w-]+:\s*/, "").trim();
  const check = verify({ body, header: header === "" ? undefined : header, secrets: secret });
  if (check.ok) {
    output.line(
      `${output.paint.green("valid")}: the body is unchanged since it was signed (${body.length} bytes)`,
    );
    output.record({ type: "verification", valid: true, bytes: body.length });
    return ExitCode.OK;
  }
  const message = explain(check.reason, { body, header, secret });
  output.line(`${output.paint.red(check.reason)}: ${message}`);
  output.record({ type: "verification", valid: false, reason: check.reason, message, bytes: body.length });
  return ExitCode.FINDING;
}

interface Refused {
  readonly body: Uint8Array;
  readonly header: string;
  readonly secret: string;
}

function explain(reason: "missing" | "malformed" | "mismatch", refused: Refused): string {
  switch (reason) {
    case "missing":
      return "There is no signature. Either the product has no secret, or a proxy removed the header.";
    case "malformed":
      return explainMalformed(refused.header);
    case "mismatch":
      return explainMismatch(refused);
    default:
      return reason satisfies never;
  }
}

const { prefix, digestBytes } = signatureScheme;

/** Says why a value is not a signature. */
function explainMalformed(header: string): string {
  const expected = `A signature is ${prefix} and ${digestBytes * 2} digits of 0-9 and a-f.`;
  if (!header.startsWith(prefix)) return `${expected} This one does not begin with ${prefix}.`;
  const digest = header.slice(prefix.length);
  if (/[A-F]/.test(digest) && /^[0-9a-fA-F]+$/.test(digest)) {
    return `${expected} This one has capital letters.`;
  }
  if (/^[0-9a-f]+$/.test(digest)) return `${expected} This one has ${digest.length}.`;
  return `${expected} This one has other characters.`;
}

interface Mismatch {
  readonly body: Uint8Array;
  readonly header: string;
  readonly secret: string;
}

/** Finds out what was signed instead by trying the usual mistakes. */
function explainMismatch({ body, header, secret }: Mismatch): string {
  const fits = (candidate: Uint8Array | undefined, key: string | Uint8Array | undefined): boolean =>
    candidate !== undefined && key !== undefined && verify({ body: candidate, header, secrets: key }).ok;

  const key = secretVariants.find(({ apply }) => fits(body, apply(secret)));
  if (key !== undefined) return `It was made with this secret ${key.phrase}. Set the same one at both sides.`;
  const change = bodyVariants.find(({ apply }) => fits(apply(body), secret));
  if (change !== undefined) {
    return `The secret is right, but what was signed is this body ${change.phrase}. Use the bytes as they arrived, before any parser.`;
  }
  return "It was made with another secret, or over another body. Compare the secret with that of the product, and use the bytes as they arrived.";
}
