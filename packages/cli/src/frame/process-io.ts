import { systemClock } from "./clock.js";
import type { Io, Sink } from "./io.js";

/** The process as a command sees it. The first signal asks for an end in order; a second one does not wait. */
export function processIo(): Io {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort(new Error(name));
    });
  }
  // `syndikit … | head` closes the pipe early, which is no fault, but an end like any other: in order.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    controller.abort(error);
  });
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
