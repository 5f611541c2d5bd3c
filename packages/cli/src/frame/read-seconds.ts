import { usageError } from "./cli-error.js";

/** Timers hold no more than 31 bits of milliseconds: a longer wait would be none at all. */
const most = 2_147_483;

/**
 * Reads a number of seconds, and answers it in milliseconds.
 *
 * @throws CliError when it is none.
 */
export function readSeconds(text: string, option: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= most)) {
    throw usageError(`${option} must be a number of seconds above 0, and no more than ${most}, not ${text}.`);
  }
  return seconds * 1_000;
}
