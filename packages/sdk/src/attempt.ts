/** One request on the wire: the only place that knows the credential and calls `fetch`. */
import { type Credential, setCredential } from "./credential.js";
import { type CallFacts, Unreachable } from "./errors.js";
import type { AttemptRequest, MarketplaceOptions, Middleware } from "./options.js";

/** What an attempt takes beside its request. */
export interface Sending {
  readonly credential: Credential;
  readonly fetch: MarketplaceOptions["fetch"];
  readonly middlewares: Iterable<Middleware>;
  readonly facts: () => CallFacts;
}

/** An answer, with its body read. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
}

/**
 * Sends a request once, through the middlewares, and reads the whole body before its signal stops it.
 *
 * @throws Unreachable for whatever goes wrong on the way.
 */
export async function sendOnce(request: AttemptRequest, sending: Sending): Promise<Answer> {
  const { credential, fetch = globalThis.fetch, middlewares, facts } = sending;
  const onWire = async ({ url, method, headers, body }: AttemptRequest): Promise<Response> => {
    const signed = new Headers(headers);
    setCredential(signed, credential);
    // A redirect is not followed: the token's header would go along to wherever it leads.
    const init = { method, headers: signed, body: body ?? null, signal: request.signal };
    return fetch(url, { ...init, redirect: "manual" });
  };
  const send = [...middlewares].reduceRight<(request: AttemptRequest) => Promise<Response>>(
    (next, middleware) => async (sent) => middleware(sent, next),
    onWire,
  );
  try {
    const response = await send(request);
    return { response, text: response.body ? await response.text() : "" };
  } catch (cause) {
    throw new Unreachable(`got no answer: ${reasonOf(cause)}`, facts(), { cause });
  }
}

/** `fetch` says only "fetch failed"; the reason is one level down. */
function reasonOf(cause: unknown): unknown {
  const { message, cause: inner } = Object(cause) as Partial<Error>;
  return inner instanceof Error ? inner.message : (message ?? cause);
}
