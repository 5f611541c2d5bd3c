import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";

const compress = promisify(gzip);

/** In bytes. Compressing less saves nothing. */
const WORTH_IT = 1024;

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;

/**
 * The response with a text or a file: compressed for callers that accept it, or 304 for those that have it. HEAD gets
 * exactly the headers of GET, so a cache can ask with one and read with the other.
 *
 * @param headers - with the Content-Type.
 */
export async function sendEncoded(
  context: Context,
  body: Uint8Array<ArrayBuffer>,
  {
    status = 200,
    headers,
  }: { readonly status?: 200 | 404; readonly headers: Readonly<Record<"Content-Type" | string, string>> },
): Promise<Response> {
  const canCompress = body.length >= WORTH_IT && COMPRESSIBLE.test(headers["Content-Type"] ?? "");
  const compressed = canCompress && (context.req.header("Accept-Encoding") ?? "").includes("gzip");
  const mark = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
  const sent: Record<string, string> = { ...headers, ETag: compressed ? `W/${mark}` : mark };
  if (canCompress) sent["Vary"] = "Accept-Encoding";
  if (context.req.header("If-None-Match")?.includes(mark)) return context.body(null, 304, sent);
  const bytes = compressed ? new Uint8Array(await compress(body)) : body;
  if (compressed) sent["Content-Encoding"] = "gzip";
  sent["Content-Length"] = String(bytes.length);
  return context.body(bytes, status, sent);
}
