import { FileNotWritten } from "@syndikit/reference-server/files";
import { usageError } from "./cli-error.js";

/** Turns a `FileNotWritten` into a usage error, because the user named the file. */
export async function asUsageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FileNotWritten) throw usageError(error.message, { cause: error });
    throw error;
  }
}
