/** One request on the wire: the only place that puts the credential on it and calls `fetch`. */
import type { AttemptRequest, MarketplaceOptions, Middleware } from "../options.js";
import { type Credential, toCredentialHeaders } from "./credential.js";
import { type HeaderFields, toFields } from "./request.js";

const DEFAULT_MAX_BYTES = 32 * 2 ** 20;

/** What sending takes of a client. */
export interface Sending {
  readonly client: Pick<MarketplaceOptions, "fetch" | "fetchOptions" | "maxAnswerBytes">;
  readonly middlewares: Iterable<Middleware>;
  /** The address of the marketplace: nothing else is given the credential. */
  readonly base: string;
}

/** An answer, with its body read. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
  /** The body of a success that is no text. */
  readonly blob?: Blob;
  /** Why the body was not read to its end. */
  readonly fault?: string;
}

/** A request before a middleware has seen it. */
export interface Unsent extends Omit<AttemptRequest, "headers"> {
  readonly headers: HeaderFields;
}

/**
 * Sends a request once, through the middlewares, and reads the whole body before its signal stops it; with `stream`,
 * that of a failure only.
 */
export async function sendOnce(
  unsent: Unsent,
  credential: Credential,
  { client, middlewares, base }: Sending,
  stream = false,
): Promise<Answer> {
  const { fetch = globalThis.fetch, fetchOptions, maxAnswerBytes = DEFAULT_MAX_BYTES } = client;
  const onWire = ({
    url,
    method,
    headers,
    body,
    signal,
  }: AttemptRequest | Unsent): Response | Promise<Response> => {
    // A request that a middleware has turned to another host goes there without the credential.
    const signed = url.startsWith(`${base}/`) || new URL(url).origin === new URL(base).origin;
    const fields = headers instanceof Headers ? toFields(headers) : headers;
    return fetch(url, {
      ...fetchOptions,
      method,
      headers: signed ? { ...fields, ...toCredentialHeaders(credential) } : fields,
      body: body ?? null,
      signal,
      // A redirect is not followed: the credential would go along to wherever it leads.
      redirect: "manual",
    });
  };
  const [...around] = middlewares;
  const response = await (around.length > 0 ? sendThrough(around, unsent, onWire) : onWire(unsent));
  return stream && response.ok ? { response, text: "" } : readBody(response, maxAnswerBytes);
}

/** The first middleware is outermost. Only a middleware needs headers that can be changed. */
function sendThrough(
  middlewares: readonly Middleware[],
  unsent: Unsent,
  onWire: (request: AttemptRequest) => Response | Promise<Response>,
): Promise<Response> {
  const send = middlewares.reduceRight<(request: AttemptRequest) => Promise<Response>>(
    (next, middleware) => async (request) => middleware(request, next),
    async (request) => onWire(request),
  );
  return send({ ...unsent, headers: new Headers(unsent.headers) });
}

// One for all: to make it costs more than to read a short answer.
const decoder = new TextDecoder();

/** What may be read as a text. An answer that does not say what it is, is one too. */
const TEXTUAL = /json|text|^$/i;

/** The body. Its bytes are counted after decompression: a small answer may unpack to a very large one. */
async function readBody(response: Response, maxBytes: number): Promise<Answer> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return { response, text: "", fault: `an answer of more than ${maxBytes} bytes; see maxAnswerBytes` };
    }
  }
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && !TEXTUAL.test(type)) return { response, text: "", blob: new Blob(chunks, { type }) };
  const text = chunks.length > 1 ? await new Blob(chunks).text() : decoder.decode(chunks[0]);
  return { response, text };
}
