import { FileNotWritten } from "@syndikit/reference-server/files";
import { usageError } from "./cli-error.js";

/** Says in the terms of the command line that a file which the user has named is not written. */
export async function asUsageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FileNotWritten) throw usageError(error.message, { cause: error });
    throw error;
  }
}
