import { ExitCode } from "./cli-error.js";
import type { Io, Sink } from "./io.js";
import { systemClock } from "./io.js";

/**
 * Signals this near to the first are the same wish, in milliseconds: npx and `timeout` hand on to their children what
 * those have already had from the terminal.
 */
const SAME_WISH = 1_000;

/** The process as a command sees it. The first signal asks for an end in order; a later one does not wait. */
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
  // What cannot be said ends the work, in order. `syndikit … | head` closes the pipe early, which is no fault.
  process.stdout.once("error", (error: NodeJS.ErrnoException) => {
    controller.abort(error);
    if (error.code !== "EPIPE") endUnwritten(error);
  });
  // A disk that is full tells so at each line.
  process.stdout.on("error", () => undefined);
  // There is nobody left to tell.
  process.stderr.on("error", () => undefined);
  return {
    stdout: toSink(process.stdout),
    stderr: toSink(process.stderr),
    readStdin,
    stdinIsTerminal: process.stdin.isTTY === true,
    env: process.env,
    signal: controller.signal,
    clock: systemClock,
  };
}

function endUnwritten({ code }: NodeJS.ErrnoException): void {
  process.stderr.write(
    `error: The output cannot be written (${code}): look at the file or disk that it goes to.\n`,
  );
  process.once("exit", () => {
    process.exitCode = ExitCode.USAGE;
  });
}

function toSink(stream: NodeJS.WriteStream): Sink {
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.columns ?? 80;
    },
  };
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
