import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./repository.js";
import { run } from "./run.js";

/** Creates an empty project, and installs only the tarballs: without a registry, and with an empty cache. */
export async function installInto(project: string, tarballs: readonly string[]): Promise<void> {
  await mkdir(project, { recursive: true });
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  await run(
    "npm",
    [
      "install",
      "--offline",
      "--no-audit",
      "--no-fund",
      `--cache=${join(project, "../empty-cache")}`,
      ...tarballs,
    ],
    { cwd: project },
  );
}

/** Links packages that are installed in the repository into a project, as if they came from the registry. */
export async function link(project: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = join(project, "node_modules", name);
    await mkdir(dirname(path), { recursive: true });
    await symlink(join(root, "node_modules", name), path, "dir");
  }
}

/** Copies the tests' programs into a folder with the given module format. */
export async function addPrograms(folder: string, type: "module" | "commonjs"): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type }));
  const tests = join(root, "e2e/test");
  const source = join(folder, "src");
  await cp(join(tests, "consumers/programs"), join(source, "consumers/programs"), { recursive: true });
  for (const report of ["receiver-report.ts", "signature-report.ts"]) {
    await cp(join(tests, "runtimes", report), join(source, "runtimes", report));
  }
}
