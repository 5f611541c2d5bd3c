import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";
import type { Network, Route } from "./network.js";
import { toHeaderList } from "./outcome.js";

/** As many redirects as `fetch` follows. */
const MAX_REDIRECTS = 20;

/** Statuses whose answers have no body. */
const bodiless = new Set([101, 103, 204, 205, 304]);

/**
 * Makes a `fetch` that sends through proxies. That of Node 20 knows none, and a dispatcher of undici would be a second
 * way to proxies beside that of `sendRequest`. The body of an answer is a stream, so event streams work.
 */
export function createFetch(routeTo: Network["routeTo"]): typeof globalThis.fetch {
  const sendOnce = async (request: Request, hops: number): Promise<Response> => {
    const url = new URL(request.url);
    const route = routeTo(url, request.signal);
    if (route.agent === false) return globalThis.fetch(request);
    const body = request.body === null ? undefined : Buffer.from(await request.clone().arrayBuffer());
    const answer = await answerTo(request, { url, route, body });
    const refusal = route.refusal(answer.statusCode ?? 0);
    const target = request.redirect === "follow" ? targetOf(answer, request) : undefined;
    if (refusal === undefined && target === undefined) return toResponse(answer, request);
    answer.destroy();
    if (refusal !== undefined) throw refusal;
    if (hops === MAX_REDIRECTS) throw new TypeError(`${url.origin} redirects again and again`);
    const next = new Request(target ?? url, request);
    // As in every fetch: another origin does not get the credentials.
    if (target?.origin !== url.origin) next.headers.delete("authorization");
    return sendOnce(next, hops + 1);
  };
  return (input, init) => sendOnce(new Request(input, init), 0);
}

function toResponse(answer: IncomingMessage, { method }: Request): Response {
  const { statusCode: status = 0, statusMessage: statusText = "" } = answer;
  const headers = new Headers();
  for (const [name, value] of toHeaderList(answer.rawHeaders)) headers.append(name, value);
  if (bodiless.has(status) || method === "HEAD") {
    answer.resume();
    return new Response(null, { status, statusText, headers });
  }
  // Node's stream is the one of the web, with types of its own.
  const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
  return new Response(body, { status, statusText, headers });
}

interface Outgoing {
  readonly url: URL;
  readonly route: Route;
  readonly body: Buffer | undefined;
}

function answerTo(request: Request, { url, route, body }: Outgoing): Promise<IncomingMessage> {
  const { agent, path } = route;
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  // What is not asked for compressed need not be unpacked.
  const headers = { "accept-encoding": "identity", ...Object.fromEntries(request.headers), ...length };
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      ...{ agent, path, method: request.method, signal: request.signal },
      headers: { ...headers, ...Object.fromEntries(route.headers), connection: "close" },
    });
    sent.once("response", resolve);
    sent.on("error", (error) => reject(request.signal.aborted ? request.signal.reason : error));
    sent.end(body);
  });
}

/** Where an answer sends a request that only reads. */
function targetOf({ statusCode = 0, headers }: IncomingMessage, { method, url }: Request): URL | undefined {
  const { location } = headers;
  const reads = method === "GET" || method === "HEAD";
  if (!reads || ![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  return URL.canParse(location, url) ? new URL(location, url) : undefined;
}
