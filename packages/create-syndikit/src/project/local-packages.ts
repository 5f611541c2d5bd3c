import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { CreateError } from "../create-error.js";

/** Packages that lie in a folder: of each its name, and the `file:` reference of its tarball. */
export type LocalPackages = Readonly<Record<string, string>>;

/**
 * Reads which packages a folder of tarballs holds, as `npm pack` writes them.
 *
 * @param folder absolute.
 * @throws {CreateError} when it holds none, or a file that is no package (`bad_packages`).
 */
export async function readLocalPackages(folder: string): Promise<LocalPackages> {
  const files = await readdir(folder).catch((cause: unknown) => {
    throw new CreateError("bad_packages", `${folder} cannot be read. Name a folder of .tgz files.`, {
      cause,
    });
  });
  const tarballs = files.filter((file) => file.endsWith(".tgz")).sort();
  const found = new Map<string, string>();
  for (const file of tarballs) {
    const name = await readName(join(folder, file));
    const other = found.get(name);
    if (other !== undefined) {
      throw new CreateError(
        "bad_packages",
        `${folder} holds ${name} twice: ${other} and ${file}. Remove the older one.`,
      );
    }
    found.set(name, file);
  }
  if (found.size === 0) {
    throw new CreateError("bad_packages", `${folder} holds no .tgz file. Write them with npm pack.`);
  }
  // npm reads a reference as a path, not as an address: nothing in it is encoded.
  return Object.fromEntries(
    Array.from(found, ([name, file]) => [name, `file:${join(folder, file).replaceAll("\\", "/")}`]),
  );
}

/** The name in the package.json of a tarball. */
async function readName(file: string): Promise<string> {
  try {
    const text = findFile(await promisify(gunzip)(await readFile(file)), "package/package.json");
    const { name } = JSON.parse(text ?? "") as { name?: unknown };
    if (typeof name === "string") return name;
    throw new Error("Its package.json has no name.");
  } catch (cause) {
    throw new CreateError("bad_packages", `${file} is no package, as npm pack writes them.`, { cause });
  }
}

/** A tar archive is a block of 512 bytes about each file, and then the file, filled up to whole blocks. */
const BLOCK = 512;

/** The text of a file in a tar archive. */
function findFile(archive: Buffer, path: string): string | undefined {
  const textAt = (start: number, length: number): string =>
    archive.toString("latin1", start, start + length).split("\0", 1)[0] ?? "";
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const size = Number.parseInt(textAt(at + 124, 12), 8) || 0;
    const begin = at + BLOCK;
    if (textAt(at, 100) === path) return archive.toString("utf8", begin, begin + size);
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
  return undefined;
}
