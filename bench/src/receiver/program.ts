import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Child, startChild } from "../child.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Builds the packages as they would be published. From source, the loader would wrap each function, and that would be
 * measured too.
 */
export function buildPackages(): void {
  const filters = ["receiver", "reference-server", "sdk"].map((name) => `--filter=@syndikit/${name}`);
  const turbo = ["tools/turbo.mjs", "run", "build", ...filters, "--output-logs=errors-only"];
  execFileSync(process.execPath, turbo, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
}

/** Starts a program of this folder with the built packages, and waits for its first line. */
export function startProgram(file: string, argument: string): Promise<Child> {
  const program = fileURLToPath(new URL(file, import.meta.url));
  return startChild({ args: ["--import", "tsx", program, argument] });
}

/** Runs a program of this folder until its first line, and parses that line as JSON. */
export async function runProgram(file: string, argument: object): Promise<unknown> {
  const child = await startProgram(file, JSON.stringify(argument));
  await child.stop();
  return JSON.parse(child.line);
}
