import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const windows = process.platform === "win32";
const children = new Set<ChildProcess>();
let guard: ChildProcess | undefined;
let code: number | undefined;

/** What a command is started with. */
interface ChildOptions {
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** What it is called when it ends by itself. Without a name nothing is said: ending is what it is there for. */
  readonly name?: string;
}

/**
 * Makes sure that nothing listens on a port yet: what answers there would be taken for what is started now.
 *
 * @throws {Error} when something does, or when it is no port; it says which variable chooses another port.
 */
export async function assertFree(port: string, variable: string): Promise<void> {
  if (!/^[1-9]\d*$/.test(port) || Number(port) > 65_535) {
    throw new Error(`${variable} is "${port}", which is not a port. Give a number from 1 to 65535.`);
  }
  const server = createServer();
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen(Number(port), "127.0.0.1", () => server.close(() => resolve(undefined)));
  });
  if (failure === undefined) return;
  throw new Error(
    failure.code === "EADDRINUSE"
      ? `Port ${port} is in use, perhaps by npm run dev in another terminal. End that, or choose another port with ${variable}.`
      : `Port ${port} cannot be used: ${failure.message}. Choose another one with ${variable}.`,
  );
}

/** Starts the program of an installed package, which is named by its package.json, as `startChild` does. */
export function startProgram(manifest: string, { args, ...options }: ChildOptions): void {
  const { bin } = JSON.parse(readFileSync(new URL(manifest), "utf8")) as { bin: Record<string, string> };
  const [program = ""] = Object.values(bin);
  startChild(process.execPath, { ...options, args: [fileURLToPath(new URL(program, manifest)), ...args] });
}

/** Starts a command that writes where this process does. When it ends, everything ends. */
export function startChild(command: string, { args, environment, name }: ChildOptions): void {
  const child = spawn(command, args, {
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    // Ctrl-C goes to this process alone, which ends the others in order; twice would be too often for them.
    detached: !windows,
    // npm puts commands behind scripts there, which only a shell runs. Node itself is none.
    shell: windows && command !== process.execPath,
  });
  children.add(child);
  if (child.pid !== undefined) tellGuard(child.pid);
  child.once("error", (error) => console.error(error.message));
  child.once("close", (status, signal) => {
    children.delete(child);
    if (child.pid !== undefined) tellGuard(-child.pid);
    if (name !== undefined && code === undefined) {
      console.error(`\n${name} has ended by itself: ${signal ?? `exit code ${status}`}. So everything ends.`);
    }
    stopChildren(status ?? 1);
  });
}

/** Tells guard.mjs what to end if this process is killed: it runs until its input ends. */
function tellGuard(number: number): void {
  if (guard === undefined) {
    const file = fileURLToPath(new URL("./guard.mjs", import.meta.url));
    // Apart from this process, or Ctrl-C would end it too.
    guard = spawn(process.execPath, [file], {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
      windowsHide: true,
    });
    guard.stdin?.on("error", () => undefined);
    guard.unref();
  }
  guard.stdin?.write(`${number}\n`);
}

/**
 * Ends everything on Ctrl-C, on `kill`, and when the terminal is closed: the children would not hear of it. So it does
 * when npm, which has started this process, is killed.
 */
export function stopOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopChildren(0));
  const starters = findStarters();
  setInterval(() => {
    if (!starters.every(isThere)) stopChildren(1);
  }, 500).unref();
}

const packageManager = /(?:^|[\s/\\])(?:npm|pnpm|yarn|bun)(?:-cli)?(?:\.\w+)?(?=\s|$)/;

/** The processes from the one that has started this one up to the package manager. */
function findStarters(): readonly number[] {
  if (windows) return [process.ppid];
  let list = "";
  try {
    list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  } catch {
    // Not every container has ps.
  }
  const processes = new Map(
    list.split("\n").map((line) => {
      const [, number, parent, command = ""] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [];
      return [Number(number), { parent: Number(parent), command }];
    }),
  );
  const starters: number[] = [];
  let number = process.ppid;
  for (let found = processes.get(number); found !== undefined; found = processes.get(number)) {
    starters.push(number);
    if (packageManager.test(found.command)) return starters;
    number = found.parent;
  }
  // No package manager: whatever is above the first one may end before this process.
  return [process.ppid];
}

function isThere(number: number): boolean {
  try {
    return process.kill(number, 0);
  } catch {
    return false;
  }
}

/** Whether everything is ending already. */
export function isStopping(): boolean {
  return code !== undefined;
}

/** Ends what was started, and then this process. The first reason wins. */
export function stopChildren(status: number): void {
  if (code === undefined) {
    for (const child of children) child.kill("SIGTERM");
    // For one that hangs.
    setTimeout(() => {
      for (const child of children) child.kill("SIGKILL");
    }, 10_000).unref();
  }
  code ??= status;
  if (children.size === 0) process.exit(code);
}

/**
 * Waits until an address answers.
 *
 * @throws {Error} when it does not within a minute.
 */
export async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await sleep(200);
  }
  throw new Error(`${url} does not answer. The lines above say why.`);
}
