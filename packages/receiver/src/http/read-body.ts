import type { BodyFeed, BodySource } from "./endpoint.js";

/** The bytes, or why there are none. */
export type ReadBody =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: "too_large" | "interrupted" };

/** Reads a body, counting while it streams, so that at most `limit` bytes are ever held. */
export async function readBody(source: BodySource, limit: number): Promise<ReadBody> {
  if (source === undefined) return { ok: true, bytes: new Uint8Array(0) };
  if (source instanceof Uint8Array) {
    return source.length > limit ? { ok: false, reason: "too_large" } : { ok: true, bytes: source };
  }
  const { take, result } = collect(limit);
  if ("feed" in source) return new Promise((resolve) => feed(source, { take, result, resolve }));
  try {
    for await (const chunk of source) if (!take(chunk)) break;
  } catch {
    // The sender went away. Nobody reads the answer, and the event comes again.
    return interrupted;
  }
  return result();
}

const interrupted: ReadBody = { ok: false, reason: "interrupted" };

interface Collected {
  /** Keeps a piece, or says that it was one too many. */
  take(chunk: Uint8Array): boolean;
  result(): ReadBody;
}

function collect(limit: number): Collected {
  const chunks: Uint8Array[] = [];
  let length = 0;
  return {
    take(chunk) {
      length += chunk.length;
      if (length > limit) return false;
      chunks.push(chunk);
      return true;
    },
    result: () =>
      length > limit ? { ok: false, reason: "too_large" } : { ok: true, bytes: join(chunks, length) },
  };
}

function feed(
  source: BodyFeed,
  { take, result, resolve }: Collected & { resolve(read: ReadBody): void },
): void {
  source.feed(
    (chunk) => {
      if (take(chunk)) return true;
      resolve(result());
      return false;
    },
    (whole) => resolve(whole ? result() : interrupted),
  );
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

/** Whether a declared length is over the limit; what is not a plain number is counted while reading. */
export function declaresTooMuch(contentLength: string | undefined, limit: number): boolean {
  return contentLength !== undefined && /^\d+$/.test(contentLength) && Number(contentLength) > limit;
}

/** Whether a content type is JSON, with any parameters. */
export function isJson(contentType: string): boolean {
  return /^\s*application\/json\s*(?:;|$)/i.test(contentType);
}
