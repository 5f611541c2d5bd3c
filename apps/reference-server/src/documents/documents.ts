import type { Log } from "../ports.js";
import { createThread } from "../thread.js";
import type { PaperFacts } from "./paper.js";

/** Draws documents in a thread of its own. */
export interface Documents {
  /** @throws {Error} when the document cannot be drawn, or the thread ended. */
  draw(paper: PaperFacts): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread, and fails what it draws. */
  close(): Promise<void>;
}

interface DocumentsOptions {
  /** The program of the thread. */
  readonly program: URL;
  readonly log: Log;
}

/** The largest document needs less than 192 MiB. */
const MEGABYTES = 512;

export function createDocuments({ program, log }: DocumentsOptions): Documents {
  const thread = createThread<PaperFacts, Uint8Array<ArrayBuffer>>({
    ...{ program, log },
    does: "draws documents",
    megabytes: MEGABYTES,
  });
  return { draw: (paper) => thread.run(paper), close: thread.close };
}
