/** One request on the wire: the only place that knows the credential and calls `fetch`. */
import { type Credential, withCredential } from "./credential.js";
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
  const onWire = async (sent: AttemptRequest): Promise<Response> => {
    const headers = withCredential(sent.headers, credential);
    // A redirect is not followed: the token's header would go along to wherever it leads.
    return fetch(sent.url, { ...sent, headers, redirect: "manual" } as RequestInit);
  };
  const send = [...middlewares].reduceRight<(request: AttemptRequest) => Promise<Response>>(
    (next, middleware) => async (sent) => middleware(sent, next),
    onWire,
  );
  try {
    const response = await send(request);
    return { response, text: await response.text() };
  } catch (cause) {
    // `fetch` says only "fetch failed"; the reason is one level down.
    const { message = cause, cause: reason } = Object(cause);
    throw new Unreachable(`got no answer: ${reason?.message ?? message}`, facts(), { cause });
  }
}
