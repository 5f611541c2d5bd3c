import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run, tool } from "./run.js";

/** The result of each test, by its name. */
export type Results = Readonly<Record<string, { readonly status: string; readonly said: string }>>;

/** Runs Jest in a copy of a project, in a subfolder of the project that has its packages. */
export async function runJest(
  project: string,
  format: "commonjs" | "esm",
  options: string,
): Promise<Results> {
  const folder = join(project, `jest-${format}`);
  await cp(fileURLToPath(new URL(`jest/${format}`, import.meta.url)), folder, { recursive: true });
  const args = [
    "--json",
    "--runInBand",
    "--outputFile=results.json",
    "--testTimeout=60000",
    `--cacheDirectory=${join(folder, "cache")}`,
  ];
  // Jest fails, because one of the tests is meant to.
  await run(tool("jest"), args, { cwd: folder, env: { NODE_OPTIONS: options } }).catch(() => undefined);
  return read(JSON.parse(await readFile(join(folder, "results.json"), "utf8")));
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
