import type { MarketplaceOptions } from "../src/options.js";

/** One request as it went over the wire. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** Answers one request. */
export type Answer = (sent: Sent, count: number) => Response | Promise<Response>;

/** A `fetch` that notes what is sent, and answers from a function. */
export function fakeFetch(answer: Answer): { fetch: NonNullable<MarketplaceOptions["fetch"]>; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: (url, init) => {
      const { pathname, searchParams } = new URL(url);
      const request: Sent = {
        method: init.method ?? "",
        path: pathname,
        query: searchParams,
        headers: new Headers(init.headers),
        body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
        signal: init.signal ?? new AbortController().signal,
      };
      sent.push(request);
      return answer(request, sent.length);
    },
  };
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}

/** An answer without a body. */
export function empty(status = 204, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers });
}

/** An answer that never comes, unless its request is stopped. */
export function never(sent: Sent): Promise<Response> {
  return new Promise((_, reject) => {
    sent.signal.addEventListener("abort", () => reject(sent.signal.reason));
  });
}

/** The options that a test does not care about. */
export const options = {
  baseUrl: "https://market.example",
  apiVersion: "20260101",
  auth: { token: "secret-token" },
} as const;
