import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../consumers/repository.js";

/**
 * The same import conditions and time limits as the repository's own tests. A worker loads each source once, not once
 * for each sample.
 */
const config = `export default {
  resolve: { conditions: ["@syndikit/source", "node"] },
  ssr: { resolve: { conditions: ["@syndikit/source", "node"], externalConditions: ["@syndikit/source"] } },
  test: { testTimeout: 60_000, hookTimeout: 60_000, isolate: false },
};`;

/** Files and variables that the samples need. */
export interface Surroundings {
  /** Files to copy into the samples' folder, under their own names. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The results of the tests in one sample. */
export interface SampleReport {
  readonly passed: number;
  /** The message of each failure. */
  readonly failures: readonly string[];
}

/** The parts of vitest's report that are read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: string[] }[];
  }[];
}

/** Runs samples that are tests side by side in an empty folder, as if they were pasted there. */
export async function runTestSamples(
  samples: readonly string[],
  { files = [], env = {} }: Surroundings = {},
): Promise<readonly SampleReport[]> {
  const folder = await mkdtemp(join(tmpdir(), "sample-test-"));
  try {
    await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "vitest.config.js"), config);
    const names = samples.map((_, at) => `sample-${at}.test.ts`);
    for (const [at, code] of samples.entries()) await writeFile(join(folder, `sample-${at}.test.ts`), code);
    for (const file of files) await copyFile(file, join(folder, basename(file)));
    const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=json"];
    // vitest fails when a test does. Its report still says what failed.
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
    }).catch((error: { readonly stdout: string }) => error);
    const { testResults } = JSON.parse(stdout) as Report;
    return names.map((name) => reportOf(testResults.find((result) => basename(result.name) === name)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function reportOf(result: Report["testResults"][number] | undefined): SampleReport {
  if (result === undefined) return { passed: 0, failures: ["It was not run."] };
  const failed = result.assertionResults.filter(({ status }) => status !== "passed");
  const failures = failed.flatMap(({ status, failureMessages }) => [status, ...failureMessages]);
  return {
    passed: result.assertionResults.length - failed.length,
    // A file that cannot be loaded has only a message, and no test results.
    failures: result.message === "" ? failures : [...failures, result.message],
  };
}
