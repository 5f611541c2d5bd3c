import { verify } from "@syndikit/signature";
import { readBody } from "../file/read-body.js";
import { ExitCode } from "../frame/exit-code.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { needSecret } from "../secret/read-secret.js";
import { explainMalformed } from "./explain-malformed.js";
import { explainMismatch } from "./explain-mismatch.js";

/** The options of `syndikit verify`. */
export interface VerifyOptions extends CommonOptions {
  readonly secret?: string;
  readonly signature: string;
}

/** Says whether a signature is that of a body, and if not, why. */
export async function verifyBody(
  context: Context,
  options: VerifyOptions,
  file: string | undefined,
): Promise<ExitCode> {
  const { output } = context;
  const secret = await needSecret(context, options.secret);
  const body = await readBody(context, file);
  // A header that was copied whole is read as well.
  const header = options.signature.replace(/^[\w-]+:\s*/, "").trim();
  const check = verify({ body, header: header === "" ? undefined : header, secrets: secret });
  if (check.ok) {
    output.line(`${output.paint.green("valid")}: the body is as it was signed (${body.length} bytes)`);
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
      return "There is no signature. Either the product has no secret, or a proxy dropped the header.";
    case "malformed":
      return explainMalformed(refused.header);
    case "mismatch":
      return explainMismatch(refused);
    default:
      return reason satisfies never;
  }
}
