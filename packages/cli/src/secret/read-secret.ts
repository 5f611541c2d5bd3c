import { inspectSecret } from "@syndikit/signature";
import { usageError } from "../frame/cli-error.js";
import { SECRET_VARIABLE } from "../frame/options.js";
import type { Context } from "../frame/verb.js";

/**
 * Returns a value of the command line. For `-` it reads standard input, where other users of the machine cannot see
 * the value.
 */
export async function readSecretText(context: Context, value: string): Promise<string> {
  if (value !== "-") return value;
  // A terminal and most programs add a newline that is not part of the value.
  return new TextDecoder().decode(await context.readStdin()).replace(/\r?\n$/, "");
}

/** Reads the secret from `--secret` or the environment; undefined when there is none. */
export async function findSecret(context: Context, option: string | undefined): Promise<string | undefined> {
  const secret = option === undefined ? context.env[SECRET_VARIABLE] : await readSecretText(context, option);
  if (secret === undefined) return undefined;
  if (secret === "") throw usageError(`The secret is empty: set ${SECRET_VARIABLE}, or pass --secret.`);
  for (const { message } of inspectSecret(secret))
    context.output.note(`${context.output.paint.yellow("note:")} ${message}`);
  return secret;
}

/**
 * Reads the secret from `--secret` or the environment.
 *
 * @throws {CliError} when there is none.
 */
export async function needSecret(context: Context, option: string | undefined): Promise<string> {
  const secret = await findSecret(context, option);
  if (secret === undefined) {
    throw usageError(`Which secret? ${SECRET_VARIABLE} is not set, or is empty. Set it, or pass --secret.`);
  }
  return secret;
}
