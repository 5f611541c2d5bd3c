import { usageError } from "../frame/cli-error.js";
import { secretVariable } from "../secret/secret-option.js";

/** Standard input holds one thing: the secret or the body. */
export function refuseTwoReaders(secret: string | undefined, file: string | undefined): void {
  if (secret === "-" && (file === undefined || file === "-")) {
    throw usageError(
      `Both the secret and the body would come from standard input: name a file for the body, or set ${secretVariable}.`,
    );
  }
}
