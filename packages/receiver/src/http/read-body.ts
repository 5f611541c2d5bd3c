import type { BodySource } from "./endpoint.js";

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
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of source) {
      length += chunk.length;
      if (length > limit) return { ok: false, reason: "too_large" };
      chunks.push(chunk);
    }
  } catch {
    // The sender went away. Nobody reads the answer, and the event comes again.
    return { ok: false, reason: "interrupted" };
  }
  return { ok: true, bytes: join(chunks, length) };
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
  return contentType.split(";", 1)[0]?.trim().toLowerCase() === "application/json";
}
