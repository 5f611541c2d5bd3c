/** One request on the wire: the only place that knows the credential and calls `fetch`. */
import { type Credential, setCredential } from "./credential.js";
import type { AttemptRequest, MarketplaceOptions, Middleware } from "./options.js";
import type { RecordedRequest } from "./request.js";

/** An answer, with its body read. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
}

/** What one attempt needs. */
export interface Sending {
  readonly request: RecordedRequest;
  readonly credential: Credential;
  readonly attempt: number;
  readonly fetch: MarketplaceOptions["fetch"];
  readonly middlewares: readonly Middleware[];
}

/** Sends the request once, through the middlewares, and reads the whole body before `signal` stops it. */
export async function sendOnce(sending: Sending, signal: AbortSignal): Promise<Answer> {
  const { request, credential, attempt, fetch, middlewares } = sending;
  const onWire = async ({ url, method, headers, body }: AttemptRequest): Promise<Response> => {
    const signed = new Headers(headers);
    setCredential(signed, credential);
    // A redirect is not followed: the token's header would go along to wherever it leads.
    const init = { method, headers: signed, body: body ?? null, signal, redirect: "manual" as const };
    return (fetch ?? globalThis.fetch)(url, init);
  };
  const send = middlewares.reduceRight<(request: AttemptRequest) => Promise<Response>>(
    (next, middleware) => async (sent) => middleware(sent, next),
    onWire,
  );
  const { url, method, body } = request;
  const { operation } = request.call.plan;
  const headers = new Headers(request.headers);
  const response = await send({ operation, method, url, headers, body, attempt, signal });
  return { response, text: response.body ? await response.text() : "" };
}
