import { readFile } from "node:fs/promises";
import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { needSecret } from "../secret/read-secret.js";

export interface SignOptions extends CommonOptions {
  readonly secret?: string;
  readonly header?: boolean;
}

export async function signBody(
  context: Context,
  options: SignOptions,
  file: string | undefined,
): Promise<ExitCode> {
  const secret = await needSecret(context, options.secret);
  const body = await readBody(context, file);
  if (startsWithMark(body)) {
    context.output.note(
      "The body begins with a byte order mark, which is signed with it. The marketplace sends none: save the file as UTF-8 without one.",
    );
  }
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

/** Whether a body begins with the byte order mark of UTF-8, which some editors add. */
function startsWithMark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/**
 * Reads the bytes of a file, or of standard input if the file is absent or `-`.
 *
 * @throws {CliError} when it cannot be read.
 */
export async function readBody(context: Context, file: string | undefined): Promise<Uint8Array> {
  if (file === undefined || file === "-") {
    if (context.stdinIsTerminal) context.output.note("Reading from standard input; end it with Ctrl-D.");
    return context.readStdin();
  }
  try {
    return await readFile(file);
  } catch (error) {
    throw usageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}. Check its name.`, {
      cause: error,
    });
  }
}
