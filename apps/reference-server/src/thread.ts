import { parentPort, type Transferable, Worker } from "node:worker_threads";
import type { Log } from "./ports.js";

/**
 * Does work of one kind in a thread of its own, so that the event loop serves others meanwhile. The thread starts with
 * the first job, and again after a crash.
 */
export interface Thread<Job, Result> {
  /**
   * @param signal - when it is aborted, the thread ends, with whatever else it does: give one only where a share lets one
   * job begin at a time.
   * @throws {Error} when the job fails, or the thread ended.
   */
  run(job: Job, signal?: AbortSignal): Promise<Result>;
  /** Ends the thread, and fails what it does. */
  close(): Promise<void>;
}

interface ThreadOptions {
  /** The program of the thread, which calls {@link workInThread}. */
  readonly program: URL;
  /** What the thread does, as in "the thread that draws documents". */
  readonly does: string;
  /** Beyond this limit Node ends the thread, and the server goes on. */
  readonly megabytes: number;
  /** Absent where the failed job says enough. */
  readonly log?: Log;
}

/** The program of a thread: its source in this repository, else what the build made of it. */
export function threadProgram(name: "documents" | "dry-run" | "whole-copies"): URL {
  const folder = import.meta.url.endsWith(".ts") ? "../bin/" : "./";
  return new URL(`${folder}${name}.js`, import.meta.url);
}

interface Asked<Job> {
  readonly id: number;
  readonly job: Job;
}

type Answer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: unknown };

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Started<Result> {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting<Result>>;
  /** Resolves when the thread has ended. */
  end(): Promise<unknown>;
}

/** Makes a thread. What goes to it and comes back is plain data: the class of an error is lost on the way. */
export function createThread<Job, Result>({
  program,
  does,
  megabytes,
  log,
}: ThreadOptions): Thread<Job, Result> {
  /** Takes the next job. */
  let thread: Started<Result> | undefined;
  const alive = new Set<Started<Result>>();
  let isClosed = false;
  let lastId = 0;

  function start(): Started<Result> {
    // The server's own flags may be of a kind that no thread takes.
    const worker = new Worker(program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const waiting = new Map<number, Waiting<Result>>();
    let failure: unknown;
    const started: Started<Result> = {
      ...{ worker, waiting },
      end() {
        if (thread === started) thread = undefined;
        // Or a process that waits for nothing else would end before its thread.
        worker.ref();
        return worker.terminate();
      },
    };
    alive.add(started);
    worker.on("message", (answer: Answer<Result>) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      // It keeps the process only while somebody waits for it.
      if (waiting.size === 0) worker.unref();
      if ("result" in answer) asked?.resolve(answer.result);
      else asked?.reject(new Error(`The thread that ${does} could not do it.`, { cause: answer.error }));
    });
    worker.on("error", (error) => {
      failure = error;
      log?.error({ err: error }, `the thread that ${does} failed, and the next job starts another`);
    });
    worker.on("exit", () => {
      if (thread === started) thread = undefined;
      alive.delete(started);
      const ended = new Error(`The thread that ${does} ended.`, { cause: failure });
      for (const { reject } of waiting.values()) reject(ended);
    });
    return started;
  }

  return {
    async run(job, signal) {
      if (isClosed) throw new Error(`The thread that ${does} does nothing more: the server is closed.`);
      signal?.throwIfAborted();
      thread ??= start();
      const { worker, waiting, end } = thread;
      const abort = (): void => void end();
      signal?.addEventListener("abort", abort);
      try {
        return await new Promise<Result>((resolve, reject) => {
          lastId += 1;
          waiting.set(lastId, { resolve, reject });
          worker.ref();
          worker.postMessage({ id: lastId, job } satisfies Asked<Job>);
        });
      } finally {
        signal?.removeEventListener("abort", abort);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...alive].map(({ end }) => end()));
    },
  };
}

/**
 * The other side of {@link createThread}: does each job that comes.
 *
 * @param moved - what of a result is given away, and not copied.
 */
export function workInThread<Job, Result>(
  work: (job: Job) => Promise<Result>,
  moved: (result: Result) => readonly Transferable[] = () => [],
): void {
  const port = parentPort;
  if (port === null) throw new Error("This program works for the server, which starts it as a thread.");
  port.on("message", async ({ id, job }: Asked<Job>) => {
    try {
      const result = await work(job);
      port.postMessage({ id, result } satisfies Answer<Result>, moved(result));
    } catch (error) {
      port.postMessage({ id, error } satisfies Answer<Result>);
    }
  });
}
