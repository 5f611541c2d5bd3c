/** Sends one request: the only place that adds the credential to it and calls `fetch`. */
import type { AttemptRequest, FetchAnswer, MarketplaceOptions, Middleware } from "../options.js";
import { type Credential, toCredentialHeaders } from "./credential.js";
import { quietly } from "./listeners.js";
import { type HeaderFields, toFields } from "./request.js";

const DEFAULT_MAX_BYTES = 32 * 2 ** 20;

// Next.js keeps answers of its own `fetch` unless it is told not to. An older Workers runtime refuses the option.
const uncached = "cache" in Object(globalThis.Request?.prototype) && ({ cache: "no-store" } as const);

/** The part of a client that is needed for sending. */
export interface Sending {
  readonly client: Pick<MarketplaceOptions, "fetch" | "fetchOptions" | "maxAnswerBytes">;
  readonly middlewares: Iterable<Middleware>;
  /** The address of the marketplace. Only its origin gets the credential. */
  readonly base: string;
}

/** An answer, with its body read. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
  /** The body of a success that is not text. */
  readonly blob?: Blob;
  /** Why the body was not read to the end. */
  readonly fault?: string;
}

/** A request before the middlewares. */
export interface Unsent extends Omit<AttemptRequest, "headers"> {
  readonly headers: HeaderFields;
}

/** How an answer is read. */
export interface BodyReading {
  /** The body of a success is not read. */
  readonly stream: boolean;
  /** Reads the body, once there is one. Whoever gives up the attempt cancels it: a listener costs 8 % of a GET. */
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
}

/** Sends a request once, through the middlewares, and reads the whole body, so that its signal covers that too. */
export async function sendOnce(
  unsent: Unsent,
  credential: Credential,
  { client, middlewares, base }: Sending,
  reading: BodyReading,
): Promise<Answer> {
  const { fetch = globalThis.fetch, fetchOptions, maxAnswerBytes = DEFAULT_MAX_BYTES } = client;
  // Not async: each promise more is felt in a short call.
  const onWire = ({ url, method, headers, body, signal }: Unsent) => {
    // A middleware may have sent the request to another host, which must not get the credential.
    const signed = url.startsWith(`${base}/`) || new URL(url).origin === new URL(base).origin;
    // Not a spread: on Node 20 each request would have hidden classes of its own.
    const init = Object.assign({}, uncached, fetchOptions, {
      method,
      headers: signed ? Object.assign(toCredentialHeaders(credential), headers) : headers,
      body: body ?? null,
      signal,
      // Following a redirect would send the credential to another address.
      redirect: "manual" as const,
    });
    return fetch(url, init);
  };
  const [...around] = middlewares;
  const answered = await (around.length > 0 ? sendThrough(around, unsent, onWire) : onWire(unsent));
  const response = isReal(answered) ? answered : await readWhole(answered);
  // A fetch that ignores its signal may answer late.
  if (unsent.signal.aborted) giveUp(response.body);
  return reading.stream && response.ok ? { response, text: "" } : readBody(response, maxAnswerBytes, reading);
}

/** The first middleware is the outermost. Only middlewares need headers that they can change. */
function sendThrough(
  middlewares: readonly Middleware[],
  unsent: Unsent,
  onWire: (request: Unsent) => FetchAnswer | PromiseLike<FetchAnswer>,
): Promise<Response> {
  const send = middlewares.reduceRight<(request: AttemptRequest) => Promise<Response>>(
    (next, middleware) => async (request) => middleware(request, next),
    // Without those that sign in, whatever a middleware has set.
    async (request) => readWhole(await onWire({ ...request, headers: toFields(request.headers) })),
  );
  return send({ ...unsent, headers: new Headers(unsent.headers) });
}

/** Whether an answer can be read as a `Response`. Those of node-fetch and of mocks have no stream to read. */
function isReal(answered: FetchAnswer): answered is Response {
  const { body }: Partial<Response> = Object(answered);
  // Another undici has another class, with the same streams.
  return body === null || !!body?.getReader || answered instanceof Response;
}

async function readWhole(answered: FetchAnswer): Promise<Response> {
  if (isReal(answered)) return answered;
  const given: Partial<Response> = Object(answered);
  const json = async (): Promise<string | undefined> => given.json && JSON.stringify(await given.json());
  const content = await (given.arrayBuffer?.() ?? given.text?.() ?? json());
  if (content === undefined) throw new TypeError("the client's fetch gave no Response");
  const isEmpty = typeof content === "string" ? content === "" : content.byteLength === 0;
  // Not every status may have a body.
  return new Response(isEmpty ? null : content, answered);
}

/** Ends a body that nobody will read: an open one keeps its connection. */
export function giveUp(body: Pick<ReadableStream, "cancel"> | null | undefined): void {
  void quietly(() => body?.cancel());
}

// Shared, because creating one costs more than decoding a short answer.
const decoder = new TextDecoder();

/** Content types that are read as text. An answer without one is text too. */
const TEXTUAL = /json|text|^$/i;

/** Reads the body. Its bytes are counted after decompression: a small answer can unpack to a very large one. */
async function readBody(response: Response, maxBytes: number, reading: BodyReading): Promise<Answer> {
  const type = response.headers.get("content-type") ?? "";
  const isText = !response.ok || TEXTUAL.test(type);
  const tooLong = (): Answer => {
    return { response, text: "", fault: `an answer of more than ${maxBytes} bytes; see maxAnswerBytes` };
  };
  // That of React Native has no stream, and reads no text as bytes.
  if (response.body === undefined) {
    const whole = await (isText ? response.text() : response.blob());
    const isString = typeof whole === "string";
    if ((isString ? whole.length : whole.size) > maxBytes) return tooLong();
    return isString ? { response, text: whole } : { response, text: "", blob: whole };
  }
  const reader = response.body?.getReader();
  reading.reader = reader;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      giveUp(reader);
      return tooLong();
    }
  }
  if (!isText) return { response, text: "", blob: new Blob(chunks, { type }) };
  const text = chunks.length > 1 ? await new Blob(chunks).text() : decoder.decode(chunks[0]);
  return { response, text };
}
