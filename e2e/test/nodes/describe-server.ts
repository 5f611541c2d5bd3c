import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { headersOf, installNodes, type OtherNode } from "../../src/other-nodes.js";
import { root } from "../consumers/repository.js";

const preload = fileURLToPath(new URL("other-binding.cjs", import.meta.url));

/** The report that vitest writes. */
interface Summary {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/**
 * Runs the reference server's own tests on other versions of Node.
 *
 * @param filters parts of the paths of test files; without any, all tests run.
 */
export function describeServer(versions: readonly string[], filters: readonly string[] = []): void {
  let folder: string;
  let nodes: readonly OtherNode[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nodes-"));
    const headers = versions.flatMap((version) => headersOf[version] ?? []);
    nodes = await installNodes(join(folder, "nodes"), [...versions, ...headers]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describe.each(versions)("on Node %s", (version) => {
    test("the binding of SQLite is compiled with headers for that Node, and the server passes its tests", async () => {
      const installed = (wanted: string): OtherNode => {
        const found = nodes.find((each) => each.version === wanted);
        if (found === undefined) throw new Error(`Node ${wanted} is not installed.`);
        return found;
      };
      const node = installed(version);
      const binding = await compileBinding(join(folder, version), installed(headersOf[version] ?? version));
      const report = join(folder, `${version}.json`);
      const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "server", ...filters];
      // Another version of Node must not use this one's cache of transformed modules.
      const settings = ["--experimental.fsModuleCache=false", "--reporter=json", `--outputFile=${report}`];
      const env = { NODE_OPTIONS: `--require "${preload}"`, SQLITE_BINDING: binding };
      expect((await runQuietly(node.node, ["--version"], { cwd: root })).trim()).toBe(`v${version}`);

      await runQuietly(node.node, [...vitest, ...settings], { cwd: root, env });

      const summary = JSON.parse(await readFile(report, "utf8")) as Summary; // As vitest documents it.
      expect(summary.testResults.filter(({ status }) => status !== "passed")).toEqual([]);
      expect(summary.numTotalTests).toBeGreaterThan(20);
      expect(summary.numPassedTests).toBe(summary.numTotalTests);
    }, 3_600_000);
  });
}

/** Compiles better-sqlite3 as its installation does when only an npm registry can be reached. */
async function compileBinding(folder: string, { home, node }: OtherNode): Promise<string> {
  const modules = join(folder, "node_modules");
  await mkdir(modules, { recursive: true });
  for (const name of ["better-sqlite3", "bindings", "file-uri-to-path"]) {
    await cp(join(root, "node_modules", name), join(modules, name), { recursive: true });
  }
  await rm(join(modules, "better-sqlite3/build"), { recursive: true, force: true });
  const manifest = {
    private: true,
    dependencies: { "better-sqlite3": "*" },
    allowScripts: { "better-sqlite3": true },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await runQuietly("npm", ["rebuild", "better-sqlite3"], {
    cwd: folder,
    env: {
      PATH: [dirname(node), process.env["PATH"]].join(delimiter),
      npm_config_nodedir: home,
      // Takes a third of the time. This tests the server, so the speed of the binding does not matter.
      CFLAGS: "-O0",
      CXXFLAGS: "-O0",
    },
  });
  return join(modules, "better-sqlite3/build/Release/better_sqlite3.node");
}
