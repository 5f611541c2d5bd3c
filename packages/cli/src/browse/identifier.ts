import { type parseReference as Parse, parseReference } from "@syndikit/contract";
import { usageError } from "../frame/cli-error.js";

/**
 * Reads an identifier: `12`, or `subscription/12`.
 *
 * @throws {CliError} when it is neither.
 */
export function readIdentifier(text: string | undefined, resource: Parameters<typeof Parse>[1]): number {
  const id = /^\d+$/.test(text ?? "") ? Number(text) : parseReference(text ?? "", resource);
  if (id !== undefined && id !== null && id > 0) return id;
  throw usageError(
    text === undefined
      ? `Which one? Write ${resource}/12, or only the number.`
      : `${text} is not ${resource === "event" ? "an" : "a"} ${resource}: write ${resource}/12, or only the number.`,
  );
}

/**
 * Reads the number of items to show.
 *
 * @throws {CliError} when it is not a whole number above 0.
 */
export function readLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw usageError(`--limit must be a whole number above 0, not ${text}.`);
}
