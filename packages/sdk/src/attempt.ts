/** One request on the wire: the only place that knows the credential and calls `fetch`. */
import { type Credential, toCredentialHeaders } from "./credential.js";
import { type CallFacts, Unreachable } from "./errors.js";
import { type HeaderFields, toFields } from "./header-fields.js";
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

/** A request before a middleware has seen it. */
export interface Unsent extends Omit<AttemptRequest, "headers"> {
  readonly headers: HeaderFields;
  /** There from the start: an object that grows afterwards takes `fetch` half as long again to read. */
  readonly redirect: "manual";
}

/**
 * Sends a request once, through the middlewares, and reads the whole body before its signal stops it.
 *
 * @throws Unreachable for whatever goes wrong on the way.
 */
export async function sendOnce(
  request: Unsent,
  { fetch = globalThis.fetch, middlewares, credential, facts }: Sending,
): Promise<Answer> {
  const around = [...middlewares];
  const onWire = async (sent: AttemptRequest | Unsent): Promise<Response> =>
    fetch(sent.url, {
      ...sent,
      headers: { ...(around[0] ? toFields(sent.headers) : sent.headers), ...toCredentialHeaders(credential) },
      // A redirect is not followed: the token's header would go along to wherever it leads.
      redirect: request.redirect,
    } as RequestInit);
  // With a middleware there, the headers are such as it needs: see below.
  const send = around.reduceRight<typeof onWire>(
    (next, middleware) => async (sent) => middleware(sent as AttemptRequest, next),
    onWire,
  );
  try {
    // Only a middleware needs headers that can be changed.
    const response = await send(around[0] ? { ...request, headers: new Headers(request.headers) } : request);
    return { response, text: await response.text() };
  } catch (cause) {
    // `fetch` says only "fetch failed"; the reason is one level down.
    const { message = cause, cause: reason } = Object(cause);
    throw new Unreachable(`got no answer: ${reason?.message ?? message}`, facts(), { cause });
  }
}
