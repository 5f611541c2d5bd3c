import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** A database server that belongs to the tests. */
export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** How to run a server, and how to tell that it is ready. */
export interface StartOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** Who it runs as, where it refuses to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Resolves when the server answers; it is asked again while it rejects. */
  ask(): Promise<unknown>;
}

const patience = 30_000;

/** Starts a server as a child of this process, and waits until it answers. */
export async function startServer({ program, args, user, ask }: StartOptions): Promise<ChildProcess> {
  const child = spawn(program, args, { ...user, stdio: ["ignore", "ignore", "pipe"] });
  let written = "";
  child.stderr.on("data", (chunk: Buffer) => {
    written = (written + chunk.toString()).slice(-4_096);
  });
  const deadline = performance.now() + patience;
  for (;;) {
    const error = await ask().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) return child;
    if (child.exitCode !== null) throw new Error(`${program} ended before it was ready.\n${written}`);
    if (performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${program} did not answer within ${patience / 1000} s.\n${written}`, { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a child, and waits until it has. */
export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

/** Connects to a server, says something, and waits until it answers. */
export function awaitData(port: number, word = ""): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(word));
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The server closed the connection.")));
    socket.once("data", () => {
      resolve();
      socket.destroy();
    });
  });
}

/** Below the ports that a system gives to whoever asks for any: nobody else takes one before its server is there. */
const lowest = 15_000;
const ports = 5_000;
let next = process.pid % ports;

/** A port that is free, and that nothing else is given. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = lowest + next;
    next = (next + 1) % ports;
    if (await isFree(port)) return port;
  }
  throw new Error("There is no free port.");
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
