import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../consumers/repository.js";

/** Where a reader of the sources is led to, and how patient, as the repository's own tests are. */
const config = `export default {
  resolve: { conditions: ["@syndikit/source", "node"] },
  ssr: { resolve: { conditions: ["@syndikit/source", "node"], externalConditions: ["@syndikit/source"] } },
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
};`;

/** What a sample finds beside it. */
export interface Surroundings {
  /** Files that are copied into its folder, under their own names. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a sample that is a test in an empty folder, as it was pasted, and returns the report of vitest. */
export async function runTestSample(
  code: string,
  { files = [], env = {} }: Surroundings = {},
): Promise<{ readonly report: unknown; readonly output: string }> {
  const folder = await mkdtemp(join(tmpdir(), "sample-test-"));
  try {
    await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "vitest.config.js"), config);
    await writeFile(join(folder, "sample.test.ts"), code);
    for (const file of files) await copyFile(file, join(folder, basename(file)));
    const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=json"];
    // It fails when the test does, and has said then what failed.
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
    }).catch((error: { readonly stdout: string }) => error);
    return { report: JSON.parse(stdout), output: stdout };
  } finally {
    await rm(folder, { recursive: true });
  }
}
