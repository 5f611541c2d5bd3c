import { emitKeypressEvents } from "node:readline";
import { ExitCode } from "./cli-error.js";
import type { Io, Keyboard, Sink } from "./io.js";
import { systemClock } from "./io.js";
import { openAddress } from "./open-address.js";

/**
 * Signals within this many milliseconds count as one. npx and `timeout` pass on signals to children that have already
 * received them from the terminal.
 */
const SAME_WISH = 1_000;

/** The process as a command sees it. The first signal asks for a clean end; a later one ends the process at once. */
export function processIo(): Io {
  const controller = new AbortController();
  let askedAt: number | undefined;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      const now = systemClock.now();
      if (askedAt !== undefined && now - askedAt >= SAME_WISH) process.exit(ExitCode.INTERRUPTED);
      askedAt ??= now;
      controller.abort(new Error(name));
    });
  }
  // A command that cannot write ends cleanly. `start.ts` lets the program go on, and says why where that is an error.
  process.stdout.once("error", (error) => controller.abort(error));
  return {
    stdout: toSink(process.stdout),
    stderr: toSink(process.stderr),
    readStdin,
    stdinIsTerminal: process.stdin.isTTY === true,
    env: process.env,
    signal: controller.signal,
    clock: systemClock,
    keyboard: process.stdin.isTTY && process.stdout.isTTY && process.stderr.isTTY ? keyboard : undefined,
    openAddress,
  };
}

interface Keypress {
  readonly name?: string;
  readonly sequence?: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
}

const keyboard: Keyboard = {
  open(hear) {
    const { stdin } = process;
    const press = (_: string | undefined, { name = "", sequence = "", ctrl, meta }: Keypress): void => {
      // In raw mode the terminal does not turn these keys into signals.
      if (ctrl && name === "c") process.kill(process.pid, "SIGINT");
      else if (ctrl && name === "z" && process.platform !== "win32") suspend();
      else if (!ctrl && !meta) hear({ name, letter: /^[^\p{Cc}]$/u.test(sequence) ? sequence : "" });
    };
    const resume = (): void => {
      stdin.setRawMode(true);
      stdin.resume();
      hear({ name: "resume", letter: "" });
    };
    const suspend = (): void => {
      stdin.setRawMode(false);
      process.once("SIGCONT", resume);
      process.kill(process.pid, "SIGTSTP");
    };
    const resize = (): void => hear({ name: "resize", letter: "" });
    process.stderr.on("resize", resize);
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.on("keypress", press);
    stdin.resume();
    return () => {
      process.off("SIGCONT", resume);
      process.stderr.off("resize", resize);
      stdin.off("keypress", press);
      stdin.setRawMode(false);
      stdin.pause();
    };
  },
};

function toSink(stream: NodeJS.WriteStream): Sink {
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.columns ?? 0;
    },
  };
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
