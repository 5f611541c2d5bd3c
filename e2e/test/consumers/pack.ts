import { access } from "node:fs/promises";
import { join } from "node:path";
import { manifestOf, type PackageFolder, packageFolders, root } from "./repository.js";
import { run, tool } from "./run.js";

/** The tarball of each package. */
export type Tarballs = Readonly<Record<PackageFolder, string>>;

/** Builds what is not built yet, and packs it as a release does. */
export async function packAll(destination: string): Promise<Tarballs> {
  const manifests = packageFolders.map((folder) => [folder, manifestOf(folder)] as const);
  await run(
    tool("turbo"),
    ["run", "build", "--output-logs=errors-only", ...manifests.map(([, { name }]) => `--filter=${name}`)],
    { cwd: root },
  );
  await run(
    "npm",
    ["pack", "--pack-destination", destination, ...manifests.map(([, { name }]) => `--workspace=${name}`)],
    { cwd: root },
  );
  const tarballs = manifests.map(([folder, { name, version }]) => {
    const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
    return [folder, join(destination, file)] as const;
  });
  await Promise.all(tarballs.map(([, path]) => access(path)));
  return Object.fromEntries(tarballs) as unknown as Tarballs;
}
