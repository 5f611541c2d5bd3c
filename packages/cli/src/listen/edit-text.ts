import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Io } from "../frame/io.js";

/**
 * Opens a text in the user's editor, and returns the changed text.
 *
 * @throws {Error} when the editor cannot be started, or ends with an error.
 */
export async function editText(text: string, env: Io["env"]): Promise<string> {
  const { VISUAL: visual, EDITOR: editor } = env;
  const command = visual || editor || (process.platform === "win32" ? "notepad" : "vi");
  // Only the owner may read it: bodies of events name people.
  const folder = await mkdtemp(join(tmpdir(), "syndikit-edit-"));
  const file = join(folder, "event.json");
  try {
    await writeFile(file, text, { mode: 0o600 });
    // Run by the shell, because the variable may contain options, as in `code --wait`.
    const child = spawn(`${command} "${file}"`, {
      shell: true,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    if (code !== 0) throw new Error(`${command} ended with code ${code}. Set EDITOR to use another editor.`);
    return await readFile(file, "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
