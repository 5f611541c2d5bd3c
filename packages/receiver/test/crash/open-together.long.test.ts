import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { sqliteStore } from "../../src/store/sqlite.js";

const run = promisify(execFile);
const program = fileURLToPath(new URL("open-new-file.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "receiver-together-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([1, 2, 3])(
  "eight processes that open a new file at once all write to it (round %i)",
  async (round) => {
    const path = join(folder, `${round}.db`);
    const keys = Array.from({ length: 8 }, (_, index) => `subscription/${index + 1}`);
    const open = (key: string) =>
      run(process.execPath, ["--conditions=@syndikit/source", "--import", "tsx", program, path, key]);
    const said = await Promise.all(keys.map(open));
    expect(said.map(({ stdout }) => stdout.trim())).toEqual(keys.map(() => "true"));

    const store = sqliteStore(path);
    expect((await store.list({ lanes: ["event"], limit: 9 })).map(({ key }) => key)).toEqual(keys);
    await store.close();
  },
);
