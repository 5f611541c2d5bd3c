import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";

const compress = promisify(gzip);

/** In bytes. Compressing less saves nothing. */
const WORTH_IT = 1024;

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;

/** The most bodies that are kept compressed. */
const KEPT = 64;

/** The response with a text or a file. */
export type SendEncoded = (
  context: Context,
  body: Uint8Array<ArrayBuffer>,
  options: {
    readonly status?: 200 | 404;
    /** With the Content-Type. */
    readonly headers: Readonly<Record<"Content-Type" | string, string>>;
  },
) => Promise<Response>;

/**
 * Sends bodies compressed to callers that accept it, and 304 to those that have them. HEAD gets exactly the headers of
 * GET, so a cache can ask with one and read with the other. Each body is compressed once, because anybody may ask for
 * it as often as they like.
 */
export function createEncodedSender(
  compressor: (body: Uint8Array) => Promise<Uint8Array> = (body) => compress(body),
): SendEncoded {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const compressOnce = (mark: string, body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
    const known = kept.get(mark);
    if (known !== undefined) return known;
    const compressed = compressor(body).then((bytes) => new Uint8Array(bytes));
    if (kept.size >= KEPT) for (const [oldest] of [...kept].slice(0, 1)) kept.delete(oldest);
    kept.set(mark, compressed);
    return compressed;
  };
  return (context, body, options) => send(context, body, { compressOnce, ...options });
}

interface Sending {
  readonly status?: 200 | 404;
  readonly headers: Readonly<Record<"Content-Type" | string, string>>;
  readonly compressOnce: (mark: string, body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
}

async function send(
  context: Context,
  body: Uint8Array<ArrayBuffer>,
  { status = 200, headers, compressOnce }: Sending,
): Promise<Response> {
  const canCompress = body.length >= WORTH_IT && COMPRESSIBLE.test(headers["Content-Type"] ?? "");
  const compressed = canCompress && (context.req.header("Accept-Encoding") ?? "").includes("gzip");
  const mark = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
  const sent: Record<string, string> = { ...headers, ETag: compressed ? `W/${mark}` : mark };
  if (canCompress) sent["Vary"] = "Accept-Encoding";
  if (context.req.header("If-None-Match")?.includes(mark)) return context.body(null, 304, sent);
  const bytes = compressed ? await compressOnce(mark, body) : body;
  if (compressed) sent["Content-Encoding"] = "gzip";
  sent["Content-Length"] = String(bytes.length);
  return context.body(bytes, status, sent);
}
