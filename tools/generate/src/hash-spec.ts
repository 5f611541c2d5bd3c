import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The hash of every YAML file of the spec, so that a forgotten run shows without running the generator. */
export async function hashSpec(root: string): Promise<string> {
  const folder = join(root, "spec");
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".yaml")).sort();
  const hash = createHash("sha256");
  for (const path of paths) {
    hash.update(`${path.replaceAll("\\", "/")}\n`).update(await readFile(join(folder, path)));
  }
  return hash.digest("hex");
}
