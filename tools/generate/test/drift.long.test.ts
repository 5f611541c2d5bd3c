import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { write } from "../src/drift.js";
import { listedFiles } from "../src/manifest.js";
import { repository, temporaryRoot } from "./temporary-root.js";

const headers = "packages/contract/src/headers.gen.ts";

// That it passes where nothing was changed is a part of `npm test`.
test("npm run generate -- --check fails, lists the files, and names the command", async () => {
  await using real = await temporaryRoot("real");
  const texts = new Map<string, string>();
  for (const path of await listedFiles(repository)) {
    const text = await readFile(join(repository, path), "utf8");
    texts.set(path, path === headers ? `${text}// mine\n` : text);
  }
  await write(real.path, texts);
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const check = promisify(execFile)(process.execPath, [
    ...["--import", "tsx", main, "--root", real.path, "--check"],
  ]);
  await expect(check).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`changed: ${headers}\\n(.*\\n)*.*npm run generate`)),
  });
}, 300_000);
