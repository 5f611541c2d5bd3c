import { open, rename, rm, writeFile } from "node:fs/promises";
import { translate } from "./errors.js";

/** Fills a new file, forces it to the disk, and only then gives it its name. */
export async function writeWhole(
  destination: string,
  fill: (partial: string) => Promise<unknown>,
): Promise<void> {
  const partial = `${destination}.partial`;
  try {
    await rm(partial, { force: true });
    await fill(partial);
    const file = await open(partial, "r+");
    await file.sync().finally(() => file.close());
    await rename(partial, destination);
  } catch (error) {
    await rm(partial, { force: true });
    throw translate(error);
  }
}

/** As {@link writeWhole}, for bytes that are at hand. */
export function writeBytes(destination: string, bytes: Uint8Array): Promise<void> {
  return writeWhole(destination, (partial) => writeFile(partial, bytes, { mode: 0o600 }));
}
