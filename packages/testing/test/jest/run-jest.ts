import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../../../..", import.meta.url));
const bin = (name: string): string => join(root, "node_modules/.bin", name);
const run = promisify(execFile);

/** What became of one test, by its name. */
export type Results = Readonly<Record<string, { readonly status: string; readonly said: string }>>;

/** Builds this package, and what it stands on, as a release does. */
export async function buildPackages(): Promise<void> {
  const args = ["run", "build", "--filter=@syndikit/testing", "--output-logs=errors-only"];
  await run(bin("turbo"), args, { cwd: root, env: { ...environment(), TURBO_TELEMETRY_DISABLED: "1" } });
}

/** Runs Jest in a copy of a project, with what is installed here. */
export async function runJest(project: "commonjs" | "esm", nodeOptions = ""): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), `jest-${project}-`));
  try {
    await cp(join(here, project), folder, { recursive: true });
    await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    const file = join(folder, "results.json");
    const env = { ...environment(), NODE_OPTIONS: nodeOptions };
    // One of the tests is meant to fail, so Jest does.
    await run(bin("jest"), ["--json", `--outputFile=${file}`], { cwd: folder, env }).catch(() => undefined);
    return read(JSON.parse(await readFile(file, "utf8")));
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function read({ testResults }: Report): Results {
  return Object.fromEntries(
    testResults.flatMap(({ message, assertionResults }) =>
      assertionResults.length === 0
        ? [["a file", { status: "broken", said: message }]]
        : assertionResults.map(({ fullName, status, failureMessages }) => [
            fullName,
            { status, said: failureMessages.join("\n") },
          ]),
    ),
  );
}

/** The environment of somebody who does not run vitest. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(vitest|node_env$|node_options$)/i.test(name)),
  );
}
