import { readFile } from "node:fs/promises";
import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { readRecordBody } from "../capture/capture-record.js";
import { recordsOf } from "../capture/read-capture.js";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { Output } from "../frame/output.js";
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
  const bytes = await readBody(context, file);
  const records = recordsOf(bytes);
  if (records !== undefined) {
    context.output.note("This is a capture: each of its bodies is signed, as replay --resign sends it.");
  }
  for (const body of records?.map(readRecordBody) ?? [bytes]) {
    noteMark(context.output, body, "which is signed with it");
    const signature = sign(body, secret);
    context.output.line(options.header ? `${headerNames.eventSignature}: ${signature}` : signature);
    context.output.record({
      type: "signature",
      header: headerNames.eventSignature,
      signature,
      bytes: body.length,
    });
  }
  return ExitCode.OK;
}

/** Says that a body begins with the byte order mark of UTF-8, which some editors add. */
export function noteMark({ note }: Output, [first, second, third]: Uint8Array, what: string): void {
  if (first !== 0xef || second !== 0xbb || third !== 0xbf) return;
  note(
    `The body begins with a byte order mark, ${what}. The marketplace sends none: save the file as UTF-8 without one.`,
  );
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
