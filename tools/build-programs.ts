import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Builds the programs that long tests start again and again, so that they start what a user does. From its source a
 * program takes four times as much of a processor to start.
 */
export async function setup(): Promise<void> {
  const programs = ["--filter=syndikit", "--filter=@syndikit/reference-server"];
  const turbo = fileURLToPath(new URL("../node_modules/.bin/turbo", import.meta.url));
  await promisify(execFile)(turbo, ["run", "build", "--output-logs=errors-only", ...programs], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
}
