import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "../consumers/repository.js";
import { samples } from "./samples.js";

/** Where a reader of the sources is led to, and how patient, as the repository's own tests are. */
const config = `export default {
  resolve: { conditions: ["@syndikit/source", "node"] },
  ssr: { resolve: { conditions: ["@syndikit/source", "node"], externalConditions: ["@syndikit/source"] } },
  test: { testTimeout: 60_000 },
};`;

const tests = samples.filter(({ code }) => code.includes('from "vitest"'));

it.each(tests.map(({ document, place, code }) => [`${document} ${place}`, code] as const))(
  "%s passes as it was pasted",
  async (_, code) => {
    const folder = await mkdtemp(join(tmpdir(), "sample-test-"));
    try {
      await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
      await writeFile(join(folder, "package.json"), '{ "type": "module" }');
      await writeFile(join(folder, "vitest.config.js"), config);
      await writeFile(join(folder, "sample.test.ts"), code);
      const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=json"];
      // It fails when the test does, and has said then what failed.
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
        (error: { readonly stdout: string }) => error,
      );
      expect(JSON.parse(stdout), stdout).toMatchObject({ success: true, numPassedTests: 1 });
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  90_000,
);

it("are found", () => {
  expect(tests.map(({ document }) => document)).toContain("packages/testing/README.md");
});
