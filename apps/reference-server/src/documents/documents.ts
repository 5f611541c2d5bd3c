import { Worker } from "node:worker_threads";
import type { Log } from "../ports.js";
import type { PaperFacts } from "./paper.js";

/**
 * Draws documents in a thread of its own, so that the event loop serves others meanwhile. The thread starts with the
 * first document, and again after a crash.
 */
export interface Documents {
  /** @throws {Error} when the document cannot be drawn, or the thread ended. */
  draw(paper: PaperFacts): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread, and fails what it draws. */
  close(): Promise<void>;
}

/** What the thread is asked for. */
export interface DrawRequest {
  readonly id: number;
  readonly paper: PaperFacts;
}

/** What the thread answers. */
export type DrawAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: unknown };

interface DocumentsOptions {
  /** The program of the thread: it takes each {@link DrawRequest}, and posts a {@link DrawAnswer}. */
  readonly program: URL;
  readonly log: Log;
}

/** The largest document needs less than 192 MiB. Beyond this limit Node ends the thread, and the server goes on. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

interface Drawing {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly drawings: Map<number, Drawing>;
}

export function createDocuments({ program, log }: DocumentsOptions): Documents {
  let thread: Thread | undefined;
  let isClosed = false;
  let lastId = 0;

  function start(): Thread {
    // The server's own flags may be of a kind that no thread takes.
    const worker = new Worker(program, { execArgv: [], resourceLimits: MEMORY });
    const drawings = new Map<number, Drawing>();
    let failure: unknown;
    worker.on("message", (answer: DrawAnswer) => {
      const drawing = drawings.get(answer.id);
      drawings.delete(answer.id);
      // It keeps the process only while somebody waits for a document.
      if (drawings.size === 0) worker.unref();
      if ("bytes" in answer) drawing?.resolve(answer.bytes);
      else drawing?.reject(new Error("The document could not be drawn.", { cause: answer.error }));
    });
    worker.on("error", (error) => {
      failure = error;
      log.error(
        { err: error },
        "the thread that draws documents failed, and the next document starts another",
      );
    });
    worker.on("exit", () => {
      if (thread?.worker === worker) thread = undefined;
      const ended = new Error("The thread that draws documents ended.", { cause: failure });
      for (const { reject } of drawings.values()) reject(ended);
    });
    return { worker, drawings };
  }

  return {
    draw: (paper) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error("No document is drawn any more: the server is closed.");
        thread ??= start();
        lastId += 1;
        thread.drawings.set(lastId, { resolve, reject });
        thread.worker.ref();
        thread.worker.postMessage({ id: lastId, paper } satisfies DrawRequest);
      }),
    async close() {
      isClosed = true;
      // Or a process that waits for nothing else would end before its thread.
      thread?.worker.ref();
      await thread?.worker.terminate();
    },
  };
}
