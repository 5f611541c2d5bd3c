import { existsSync } from "node:fs";
import { runTurbo } from "./turbo.mjs";

const built = ["../apps/console/dist/manifest.json", "../docs/dist/index.html"];

/**
 * Builds what the reference server shows beside the interface: the console, and the guide. What is built already is left.
 *
 * @returns {boolean} whether it worked. If not, the messages are on standard error, and the exit code is set.
 */
export function buildPages() {
  if (!built.every((file) => existsSync(new URL(file, import.meta.url)))) {
    process.stderr.write("Building the console and the guide. This takes a minute the first time.\n");
  }
  const tasks = ["run", "@syndikit/console#build", "@syndikit/guide#site", "--output-logs=errors-only"];
  // Standard output belongs to the server.
  const code = runTurbo(tasks, ["ignore", process.stderr, process.stderr]);
  if (code !== 0) process.exitCode = code;
  return code === 0;
}
