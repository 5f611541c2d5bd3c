import type { BodyFeed, BodySource } from "./endpoint.js";
import { isBytes } from "./is-bytes.js";

/** The bytes, or why there are none. */
export type ReadBody =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: "too_large" | "interrupted" }
  /** Not because the sender left. */
  | { readonly ok: false; readonly reason: "failed"; readonly error: unknown };

/**
 * Reads a body and counts while it streams, so that it never holds more than `limit` bytes. It is synchronous if the
 * bytes are already there.
 */
export function readBody(source: BodySource, limit: number): ReadBody | Promise<ReadBody> {
  if (source === undefined) return { ok: true, bytes: new Uint8Array(0) };
  if (isBytes(source)) {
    return source.length > limit ? { ok: false, reason: "too_large" } : { ok: true, bytes: source };
  }
  const collected = new Collected(limit);
  return "feed" in source ? takeFeed(source, collected) : iterate(source, collected);
}

function takeFeed(source: BodyFeed, collected: Collected): Promise<ReadBody> {
  return new Promise((resolve) => {
    source.feed(
      (chunk) => {
        if (collected.take(chunk)) return true;
        resolve(collected.result());
        return false;
      },
      (whole, error) => resolve(whole ? collected.result() : toFailure(error)),
    );
  });
}

async function iterate(source: AsyncIterable<Uint8Array>, collected: Collected): Promise<ReadBody> {
  try {
    for await (const chunk of source) if (!collected.take(chunk)) break;
  } catch (error) {
    return toFailure(error);
  }
  return collected.result();
}

const interrupted: ReadBody = { ok: false, reason: "interrupted" };

/** The codes and words in which runtimes say that the sender left. Nobody reads the answer, and the event comes again. */
const disconnects = new Set([
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ABORT_ERR",
  "UND_ERR_SOCKET",
]);
const words = /abort|terminated|closed|reset|premature|connection lost|disconnect/i;

function toFailure(error: unknown): ReadBody {
  if (error === undefined) return interrupted;
  const { name, code, message }: { name?: unknown; code?: unknown; message?: unknown } = Object(error);
  const left = name === "AbortError" || disconnects.has(String(code)) || words.test(String(message));
  return left ? interrupted : { ok: false, reason: "failed", error };
}

class Collected {
  readonly #chunks: Uint8Array[] = [];
  readonly #limit: number;
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps a piece, or returns false if the limit is exceeded. */
  take(chunk: Uint8Array): boolean {
    this.#length += chunk.length;
    if (this.#length > this.#limit) return false;
    this.#chunks.push(chunk);
    return true;
  }

  result(): ReadBody {
    return this.#length > this.#limit
      ? { ok: false, reason: "too_large" }
      : { ok: true, bytes: join(this.#chunks, this.#length) };
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Whether `Content-Length` is over the limit. A value that is not a plain number is ignored: reading counts. */
export function declaresTooMuch(contentLength: string | undefined, limit: number): boolean {
  return contentLength !== undefined && /^\d+$/.test(contentLength) && Number(contentLength) > limit;
}

/** Whether a content type is JSON, with any parameters. */
export function isJson(contentType: string): boolean {
  return /^\s*application\/json\s*(?:;|$)/i.test(contentType);
}
