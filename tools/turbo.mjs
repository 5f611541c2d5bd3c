import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs Turborepo without its telemetry, which writes an identifier of the machine into the home folder.
 *
 * @param {readonly string[]} args what follows `turbo`.
 * @param {import("node:child_process").StdioOptions} stdio where its output goes.
 * @returns {number} its exit code.
 */
export function runTurbo(args, stdio) {
  const turbo = createRequire(import.meta.url).resolve("turbo");
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1" };
  const { status, error } = spawnSync(process.execPath, [turbo, ...args], { cwd: root, env, stdio });
  if (error) throw error;
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = runTurbo(process.argv.slice(2), "inherit");
}
