import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Files by their path in the project, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

/** Files that belong to the template as a workspace of this repository, not to the project. */
const ownFolders: readonly string[] = ["node_modules", ".turbo", ".next"];
const ownFiles: readonly string[] = ["package.json", "next-env.d.ts"];

/** npm leaves a `.gitignore` out of a package, and here a template is checked with a `tsconfig.json` of its own. */
const renamed: Readonly<Record<string, string>> = {
  _gitignore: ".gitignore",
  "_tsconfig.json": "tsconfig.json",
};

export async function readLayer(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !ownFiles.includes(path) && !path.split("/").some((part) => ownFolders.includes(part)))
    .sort();
  const isWorkspace = entries.some(
    ({ name, parentPath }) => name === "package.json" && parentPath === folder,
  );
  const files = await Promise.all(
    paths
      .filter((path) => !(isWorkspace && path === "tsconfig.json"))
      .map(async (path) => [renamed[path] ?? path, await readFile(join(folder, path), "utf8")] as const),
  );
  return new Map(files);
}
