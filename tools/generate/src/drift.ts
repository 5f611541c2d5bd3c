import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listedFiles } from "./manifest.js";

/** How one file differs from what the spec gives. `stale`: the spec does not give it any more. */
interface Drift {
  path: string;
  kind: "changed" | "missing" | "stale";
}

/** Where the files below a root differ from the generated ones. */
export async function findDrift(root: string, files: ReadonlyMap<string, string>): Promise<Drift[]> {
  const found: Drift[] = [];
  for (const [path, text] of files) {
    const current = await read(join(root, path));
    if (current === undefined) found.push({ path, kind: "missing" });
    else if (current !== text) found.push({ path, kind: "changed" });
  }
  for (const path of await listedFiles(root)) {
    if (!files.has(path) && (await read(join(root, path))) !== undefined) found.push({ path, kind: "stale" });
  }
  return found;
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

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
