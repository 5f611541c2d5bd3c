import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * Formats TypeScript with the formatter of the repository. All files go through one run of it, in a folder of
 * their own: in the repository it leaves generated files alone.
 *
 * @throws {Error} when a text is not TypeScript.
 */
export async function format(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "generate-"));
  try {
    await writeFile(join(folder, "biome.json"), JSON.stringify(await settings()));
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await runBiome(folder);
    const formatted = new Map<string, string>();
    for (const path of files.keys()) formatted.set(path, await readFile(join(folder, path), "utf8"));
    return formatted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The style of the repository, for files of any size. */
async function settings(): Promise<object> {
  const { formatter, javascript } = JSON.parse(
    await readFile(new URL("../../../biome.json", import.meta.url), "utf8"),
  );
  return { root: true, files: { maxSize: 50_000_000 }, formatter, javascript };
}

async function runBiome(folder: string): Promise<void> {
  const cli = join(dirname(require.resolve("@biomejs/biome/package.json")), "bin/biome");
  const child = spawn(process.execPath, [cli, "format", "--write", "."], {
    cwd: folder,
    // It leaves an empty folder in the home otherwise.
    env: { ...process.env, XDG_CACHE_HOME: join(folder, ".cache") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [complaints, code] = await Promise.all([
    child.stderr.setEncoding("utf8").toArray(),
    new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve)),
  ]);
  if (code !== 0) throw new Error(`A generated file is not TypeScript.\n${complaints.join("")}`);
}
