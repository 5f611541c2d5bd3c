import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { endWithUs } from "../end-with-us.js";

/** What a command of the program took. */
export interface Run {
  /** In milliseconds. */
  readonly time: number;
  /** The most memory that it had, in MiB. */
  readonly peak: number;
}

/** How often the memory of a command is read, in milliseconds. Linux keeps the peak, but not after the end. */
const INTERVAL = 20;

/**
 * Runs a command of the reference server to its end.
 *
 * @throws {Error} when it fails. The message has what it said.
 */
export async function runProgram(main: string, args: readonly string[]): Promise<Run> {
  const began = performance.now();
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  endWithUs(child);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  let peak = 0;
  const watch = setInterval(() => {
    if (child.pid !== undefined && child.exitCode === null) peak = peakOf(child.pid) || peak;
  }, INTERVAL);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${said}`);
  return { time: performance.now() - began, peak };
}

/** The memory that a process has now, in MiB. */
export const residentOf = (pid: number): number => memoryOf(pid, "VmRSS");

/** The most memory that a process has had, in MiB; 0 when it has ended. */
export const peakOf = (pid: number): number => memoryOf(pid, "VmHWM");

/** What Linux says of the memory of a process, in MiB. */
function memoryOf(pid: number, what: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kibibytes = "0"] = new RegExp(`^${what}:\\s+([0-9]+) kB$`, "m").exec(status) ?? [];
  return Number(kibibytes) / 1_024;
}
