import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Drift, findDrift } from "./drift.js";

/** Writes what differs below a root, removes what is no longer made, and says what it did. */
export async function write(root: string, files: ReadonlyMap<string, string>): Promise<Drift[]> {
  const drift = await findDrift(root, files);
  for (const { path } of drift) {
    const text = files.get(path);
    if (text === undefined) {
      await rm(join(root, path));
    } else {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  }
  return drift;
}
