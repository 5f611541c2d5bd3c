/** The program as a process: what becomes of it when its output or its input ends. */
import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-folder.js";

const start = fileURLToPath(new URL("../src/start.ts", import.meta.url));
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs the program from its source; `output` is an open file, and nobody reads when absent. */
async function create(args: readonly string[], output?: number): Promise<{ code: unknown; said: string }> {
  const program = ["--conditions=@syndikit/source", "--import", "tsx", start, ...args];
  const child = spawn(process.execPath, program, { cwd: root, stdio: ["ignore", output ?? "pipe", "pipe"] });
  // Closed before the program can have written anything.
  child.stdout?.destroy();
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, said };
}

test("ends in order when nobody reads its output, and has written the project", async () => {
  const folder = join(temporaryFolder(), "my-app");
  expect(await create([folder])).toEqual({ code: 0, said: "" });
  expect(existsSync(join(folder, "package.json"))).toBe(true);
  expect(await create(["--help"])).toEqual({ code: 0, said: "" });
});

test("ends with 1 and one line when its output cannot be written, for nobody has the result", async () => {
  const folder = temporaryFolder();
  // A file that cannot be written to, like one on a full disk.
  writeFileSync(join(folder, "file"), "");
  const unwritable = openSync(join(folder, "file"), "r");
  try {
    const { code, said } = await create(["--json", join(folder, "my-app")], unwritable);
    expect({ code, lines: said.trim().split("\n") }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^error: The output cannot be written \(\w+\)/)],
    });
  } finally {
    closeSync(unwritable);
  }
});
