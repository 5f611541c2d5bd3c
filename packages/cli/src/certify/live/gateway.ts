import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { headerNames } from "@syndikit/contract";
import { usageError } from "../../frame/cli-error.js";
import { type Answer, type Outcome, refusal, withBody } from "./answer.js";
import { answerCall } from "./answer-call.js";
import { apiPrefix, isList, nameCall } from "./name-call.js";
import { field, parseJson } from "./read-json.js";
import type { Subject } from "./subject.js";

/** The door of the marketplace that the vendor's receiver knows. It sees, and can break, every call. */
export interface Gateway {
  /** The base address to tell the receiver. */
  readonly url: string;
  readonly subjects: Map<number, Subject>;
  /** Values that the vendor posted as credentials: they may be in no log. */
  readonly credentials: ReadonlySet<string>;
  close(): Promise<void>;
}

/** What the gateway stands in front of. */
export interface GatewayOptions {
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  /** The marketplace. */
  readonly forward: (request: Request) => Promise<Response>;
  /** The token that the vendor was told, and the one that the marketplace knows. */
  readonly token: { readonly told: string; readonly real: string };
  /** How many tenants of a subscription are there, where they can be seen. */
  readonly countTenants?: ((subscriptionId: number) => Promise<number>) | undefined;
}

/** Opens the gateway. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const subjects = new Map<number, Subject>();
  const credentials = new Set<string>();
  const answer = (request: IncomingMessage): Promise<Outcome> =>
    answerRequest(request, options, { subjects, credentials });

  const server = createServer((request, response) => {
    answer(request).then(
      (outcome) => write(outcome, request, response),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(notListening(options, error)));
    server.listen(options.port, options.host, resolve);
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`,
    subjects,
    credentials,
    async close() {
      for (const subject of subjects.values()) subject.release();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function notListening({ host, port }: GatewayOptions, error: NodeJS.ErrnoException): Error {
  return usageError(`${host}:${port} cannot be had (${error.code}): choose another address with --listen.`, {
    cause: error,
  });
}

async function answerRequest(
  request: IncomingMessage,
  { forward, token, countTenants }: GatewayOptions,
  { subjects, credentials }: { subjects: ReadonlyMap<number, Subject>; credentials: Set<string> },
): Promise<Outcome> {
  const body = await buffer(request);
  const { method = "GET", url: target = "/" } = request;
  const url = new URL(target, `http://${request.headers.host ?? "marketplace"}`);
  // The marketplace's own levers are certify's alone.
  if (!url.pathname.startsWith(`${apiPrefix}/`) || url.pathname.startsWith(`${apiPrefix}/sandbox`)) {
    return refusal("pathUnknown", { path: url.pathname });
  }
  const hasBody = body.length > 0 && method !== "GET" && method !== "HEAD";
  const send = async (): Promise<Answer> => {
    const headers = headersOf(request, token);
    const response = await forward(new Request(url, { method, headers, ...(hasBody ? { body } : {}) }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: bytes };
  };
  const call = nameCall(method, url.pathname, body);
  if (call?.name === "setCredentials") collectCredentials(body, credentials);
  const subject = call && subjects.get(call.subscriptionId);
  if (call && subject) return answerCall({ call, subject, send, countTenants });
  return isList(method, url.pathname) ? withoutUntold(await send(), subjects) : send();
}

function headersOf(request: IncomingMessage, { told, real }: GatewayOptions["token"]): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  for (const name of ["connection", "content-length", "transfer-encoding", "expect"]) headers.delete(name);
  if (headers.get(headerNames.authToken) === told) headers.set(headerNames.authToken, real);
  return headers;
}

function collectCredentials(body: Uint8Array, into: Set<string>): void {
  const list = parseJson(body);
  for (const entry of Array.isArray(list) ? (list as readonly unknown[]) : []) {
    const value = field(entry, "value");
    if (typeof value === "string") into.add(value);
  }
}

/** A subscription that no event has told of is not ordered yet, as far as the vendor can know. */
function withoutUntold(answer: Answer, subjects: ReadonlyMap<number, Subject>): Answer {
  const list = parseJson(answer.body);
  if (!Array.isArray(list)) return answer;
  const isTold = (entry: { readonly id?: number } | null): boolean =>
    subjects.get(Number(entry?.id))?.isUntold !== true;
  return withBody(answer, list.filter(isTold));
}

function write(outcome: Outcome, request: IncomingMessage, response: ServerResponse): void {
  if (outcome === "lost") {
    request.socket.destroy();
    return;
  }
  const { status, headers, body } = outcome;
  headers.delete("transfer-encoding");
  headers.delete("content-length");
  response.writeHead(status, Object.fromEntries(headers));
  response.end(request.method === "HEAD" ? undefined : body);
}
