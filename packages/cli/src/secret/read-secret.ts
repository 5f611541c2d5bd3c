import { inspectSecret } from "@syndikit/signature";
import { usageError } from "../frame/cli-error.js";
import { SECRET_VARIABLE } from "../frame/options.js";
import type { Context } from "../frame/verb.js";

/** A value of the command line, or with `-` of standard input: there, other users of the machine cannot see it. */
export async function readSecretText(context: Context, value: string): Promise<string> {
  if (value !== "-") return value;
  // A terminal and most programs add a newline, which does not belong to the value.
  return new TextDecoder().decode(await context.readStdin()).replace(/\r?\n$/, "");
}

/** The secret of `--secret` or of the environment; undefined when there is none. */
export async function findSecret(context: Context, option: string | undefined): Promise<string | undefined> {
  const secret = option === undefined ? context.env[SECRET_VARIABLE] : await readSecretText(context, option);
  if (secret === undefined) return undefined;
  if (secret === "") throw usageError(`The secret is empty: set ${SECRET_VARIABLE}, or pass --secret.`);
  for (const { message } of inspectSecret(secret))
    context.output.note(`${context.output.paint.yellow("note:")} ${message}`);
  return secret;
}

/**
 * The secret of `--secret` or of the environment.
 *
 * @throws {CliError} when there is none.
 */
export async function needSecret(context: Context, option: string | undefined): Promise<string> {
  const secret = await findSecret(context, option);
  if (secret === undefined) throw usageError(`Which secret? Set ${SECRET_VARIABLE}, or pass --secret.`);
  return secret;
}
