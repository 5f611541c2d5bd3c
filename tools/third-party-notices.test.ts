import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { bundledNotices } from "./third-party-notices.js";

/** A program that takes in a package, which may have a licence. */
async function buildWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "notices-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const all = {
    "main.js": 'import { told } from "told"; console.log(told);',
    "node_modules/told/package.json":
      '{ "name": "told", "version": "1.2.3", "main": "index.js", "type": "module" }',
    "node_modules/told/index.js": "export const told = 'told';",
    "node_modules/unused/package.json": '{ "name": "unused", "version": "1.0.0" }',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [bundledNotices()],
    build: { rolldownOptions: { input: join(root, "main.js") } },
  });
  return readFile(join(root, "dist/THIRD-PARTY-NOTICES.md"), "utf8");
}

test("a bundle has the licence of each package that it took in, and of no other", async () => {
  const notices = await buildWith({ "node_modules/told/LICENSE": "Do as you like.\n" });

  expect(notices).toContain("## told 1.2.3\n\n```text\nDo as you like.\n```");
  expect(notices).not.toContain("unused");
});

test("a licence whose lines end as on Windows is written like the others", async () => {
  const notices = await buildWith({ "node_modules/told/LICENSE": "Do as\r\nyou like.\r\n" });

  expect(notices).toContain("```text\nDo as\nyou like.\n```");
});

test("a build fails where bundled code has no licence to show", async () => {
  await expect(buildWith({})).rejects.toThrow("told has no file with its licence");
});
