import { execFile } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { abilities, type Framework, keysOf } from "../src/choices.js";
import { createProject } from "../src/create.js";
import { temporaryFolder } from "./temporary-folder.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Projects side by side, which find the packages of this repository as source. */
async function writeProjects(names: readonly Framework[]): Promise<string> {
  const folder = temporaryFolder();
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  for (const framework of names) {
    const answers = {
      framework,
      store: "sqlite",
      handle: keysOf(abilities),
      packageName: framework,
    } as const;
    await createProject({ ...answers, folder: join(folder, framework) });
  }
  return folder;
}

/** Runs a tool of this repository, and answers what it said and whether it was content. */
async function runTool(
  name: string,
  args: readonly string[],
  cwd: string,
): Promise<{ ok: boolean; said: string }> {
  const env = { ...process.env, NODE_ENV: "test", NO_COLOR: "1" };
  return promisify(execFile)(join(root, "node_modules/.bin", name), [...args], { cwd, env }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: `${stdout}\n${stderr}` }),
  );
}

describe("the templates, as the scaffolder writes them", () => {
  // Every project that can be made of them is made and compiled from packed packages by
  // `npm run test:long -- --project packed`, and tested by `npm run test:soak`. Here is one with a server of its own, and one without.
  test("pass their tests at once", async () => {
    const names = ["hono", "next"] as const;
    const folder = await writeProjects(names);
    const conditions = '["@syndikit/source", "node"]';
    await writeFile(
      join(folder, "vitest.config.mjs"),
      `export default {
        resolve: { conditions: ${conditions} },
        ssr: { resolve: { conditions: ${conditions}, externalConditions: ["@syndikit/source"] } },
        test: { include: ["*/test/**/*.test.ts"], testTimeout: 60_000 },
      };`,
    );
    const { ok, said } = await runTool("vitest", ["run", "--reporter=verbose"], folder);
    expect(ok, said).toBe(true);
    for (const framework of names) {
      for (const ability of keysOf(abilities)) expect(said).toContain(`${framework}/test/${ability}.test.ts`);
    }
  }, 240_000);
});
