import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Builds the programs that long tests start again and again, so that they start what a user does. From its source a
 * program takes four times as much of a processor to start. No test builds again: pages that another test shows would
 * lose their files for a moment.
 */
export async function setup(): Promise<void> {
  const names = ["syndikit", "@syndikit/reference-server", "@syndikit/console"];
  const programs = names.map((name) => `--filter=${name}`);
  const build = ["tools/turbo.mjs", "run", "build", "--output-logs=errors-only", ...programs];
  await promisify(execFile)(process.execPath, build, { cwd: root });
}
