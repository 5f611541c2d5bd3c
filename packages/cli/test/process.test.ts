import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spawnCli } from "./harness/spawn-cli.js";

const env = { SYNDIKIT_SECRET: "a-secret-of-sixteen" };

let folder: string;
/** An open file that cannot be written to, like one on a full disk. */
let unwritable: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "syndikit-output-"));
  writeFileSync(join(folder, "file"), "");
  unwritable = openSync(join(folder, "file"), "r");
});
afterEach(() => {
  closeSync(unwritable);
  rmSync(folder, { recursive: true });
});

test("ends with 2 and one line when its output cannot be written, for nobody has the result", async () => {
  const { code, stderr } = await spawnCli(["sign"], env, { stdin: "{}", stdout: unwritable }).ended;

  expect({ code, lines: stderr.trim().split("\n") }).toEqual({
    code: 2,
    lines: [expect.stringMatching(/^error: The output cannot be written \(\w+\)/)],
  });
});

test("does its work when remarks cannot be written", async () => {
  const weak = { SYNDIKIT_SECRET: "weak" };
  const { code, stdout } = await spawnCli(["sign"], weak, { stdin: "{}", stderr: unwritable }).ended;

  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^sha1=/) });
});

test.each([
  ["true", "Opened in the browser."],
  ["false", "No browser was opened: none could be started here. Open the address in one yourself."],
])("says whether a browser took the address: %s", async (browser, said) => {
  const { code, stdout, stderr } = await spawnCli(["open", "subscription/1"], { ...env, BROWSER: browser })
    .ended;

  expect({ code, stdout }).toEqual({ code: 0, stdout: "http://127.0.0.1:8081/subscription/1\n" });
  expect(stderr).toContain(said);
});
