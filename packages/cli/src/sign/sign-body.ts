import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { readBody } from "../file/read-body.js";
import { ExitCode } from "../frame/exit-code.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { needSecret } from "../secret/read-secret.js";

/** The options of `syndikit sign`. */
export interface SignOptions extends CommonOptions {
  readonly secret?: string;
  readonly header?: boolean;
}

/** Prints the signature of a body. */
export async function signBody(
  context: Context,
  options: SignOptions,
  file: string | undefined,
): Promise<ExitCode> {
  const secret = await needSecret(context, options.secret);
  const body = await readBody(context, file);
  const signature = sign(body, secret);
  context.output.line(options.header ? `${headerNames.eventSignature}: ${signature}` : signature);
  context.output.record({
    type: "signature",
    header: headerNames.eventSignature,
    signature,
    bytes: body.length,
  });
  return ExitCode.OK;
}
