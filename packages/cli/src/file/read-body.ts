import { readFile } from "node:fs/promises";
import { usageError } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";

/**
 * The bytes of a file, or of standard input where it is absent or `-`.
 *
 * @throws CliError when it cannot be read.
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
