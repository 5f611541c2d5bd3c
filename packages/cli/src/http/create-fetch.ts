import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";
import { isBelowLocalhost, lookUp } from "./host.js";
import type { Network, Route } from "./network.js";
import { toHeaderList } from "./outcome.js";

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304]);

/**
 * Makes a `fetch` that sends through proxies, and finds the names below `localhost`. That of Node 20 knows neither, and
 * a dispatcher of undici would be a second way to proxies beside that of `sendRequest`. The body of an answer is a
 * stream, so event streams work. Redirects are not followed: each of our clients judges them itself.
 */
export function createFetch(routeTo: Network["routeTo"]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, { ...init, redirect: "manual" });
    const url = new URL(request.url);
    const route = routeTo(url, request.signal);
    if (route.agent === false && !isBelowLocalhost(url.hostname)) return globalThis.fetch(request);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const answer = await answerTo(request, { url, route, body });
    const refusal = route.refusal(answer.statusCode ?? 0);
    if (refusal === undefined) return toResponse(answer, request);
    answer.destroy();
    throw refusal;
  };
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
      ...{ agent, path, method: request.method, signal: request.signal, lookup: lookUp },
      headers: { ...headers, ...Object.fromEntries(route.headers), connection: "close" },
    });
    sent.once("response", resolve);
    sent.once("upgrade", (_, socket) => {
      socket.destroy();
      reject(new TypeError("The answer switches to another protocol than HTTP."));
    });
    sent.on("error", (error) => reject(request.signal.aborted ? request.signal.reason : error));
    sent.once("close", () => reject(new TypeError("The connection was closed.")));
    sent.end(body);
  });
}
