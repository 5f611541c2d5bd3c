import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreUnavailable } from "../port.js";

/**
 * Makes a folder for large files that are needed for a while, among the temporary files of the machine. Only its owner
 * may read it.
 *
 * @throws {StoreUnavailable} when no folder can be made there.
 */
export async function withWorkingFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "syndikit-")).catch((cause: unknown) => {
    throw new StoreUnavailable(
      `there is no folder for temporary files: ${tmpdir()} cannot be written to. Name another one in TMPDIR`,
      { cause },
    );
  });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
