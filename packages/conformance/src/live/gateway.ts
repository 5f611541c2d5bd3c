import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  type ErrorCode,
  type ErrorFields,
  errors,
  hasDotSegment,
  headerNames,
  toErrorEntry,
  withoutEmptySegments,
} from "@syndikit/contract";
import { ConformanceError } from "../error.js";
import { close, listen } from "./http.js";
import { field, parseJson } from "./json.js";
import { API_PREFIX, isList, type NamedCall, nameCall } from "./name-call.js";
import type { WatchedSubscription } from "./subscription.js";

/** The address at which the vendor's receiver calls the marketplace. It sees every call, and can break it. */
export interface Gateway {
  /** The base address for the receiver. */
  readonly url: string;
  readonly subscriptions: Map<number, WatchedSubscription>;
  /** Values that the vendor posted as credentials: no log may contain them. */
  readonly credentials: ReadonlySet<string>;
  /** Calls that the receiver made, and how many of them were answered with 401. */
  readonly tally: Readonly<Tally>;
  close(): Promise<void>;
}

interface Tally {
  calls: number;
  unauthorised: number;
}

/** Options of the gateway. */
export interface GatewayOptions {
  readonly host: string;
  /** 0: a free port. */
  readonly port: number;
  /** The marketplace. */
  readonly forward: (request: Request) => Promise<Response>;
  /** The token that the vendor has, and the one that the marketplace knows. */
  readonly token: { readonly told: string; readonly real: string };
  /** How many tenants of a subscription exist, if they can be seen now. */
  readonly countTenants?: ((subscriptionId: number) => Promise<number | undefined>) | undefined;
}

/** A whole answer on its way to the vendor. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** An answer, or a connection that is closed instead. */
type Outcome = Answer | "lost";

/**
 * Opens the gateway.
 *
 * @throws {ConformanceError} when it cannot listen there.
 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { host } = options;
  const subscriptions = new Map<number, WatchedSubscription>();
  const credentials = new Set<string>();
  const tally: Tally = { calls: 0, unauthorised: 0 };
  const server = createServer((request, response) => {
    answerRequest(request, options, { subscriptions, credentials }).then(
      (outcome) => {
        tally.calls += 1;
        if (outcome !== "lost" && outcome.status === 401) tally.unauthorised += 1;
        write(outcome, request, response);
      },
      () => response.destroy(),
    );
  });
  const port = await listen(server, host, options.port).catch((cause: NodeJS.ErrnoException) => {
    throw new ConformanceError("invalid-option", cannotListen(options, cause), { cause });
  });

  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    subscriptions,
    credentials,
    tally,
    async close() {
      for (const subscription of subscriptions.values()) subscription.release();
      await close(server);
    },
  };
}

function cannotListen({ host, port }: GatewayOptions, { code }: NodeJS.ErrnoException): string {
  const reason = code === "EADDRINUSE" ? "another program listens there" : `${code}`;
  return `The marketplace cannot listen on ${host}:${port}: ${reason}. Choose another address with --listen.`;
}

async function answerRequest(
  request: IncomingMessage,
  { forward, token, countTenants }: GatewayOptions,
  {
    subscriptions,
    credentials,
  }: { subscriptions: ReadonlyMap<number, WatchedSubscription>; credentials: Set<string> },
): Promise<Outcome> {
  const body = await readBody(request);
  if (body === undefined) {
    const reason = `must have at most ${MAX_BODY} bytes`;
    return errorAnswer("wrongSize", { field: "body", min: 0, max: MAX_BODY, reason });
  }
  const { method = "GET", url: target = "/" } = request;
  if (hasDotSegment(target)) return errorAnswer("pathWithDotSegment", {});
  const origin = `http://${request.headers.host ?? "marketplace"}`;
  const url = new URL(target.startsWith("/") ? `${origin}${target}` : target);
  // As the marketplace reads it, so that both mean the same path.
  url.pathname = withoutEmptySegments(url.pathname);
  // The marketplace's sandbox is for the run only.
  if (!url.pathname.startsWith(`${API_PREFIX}/`) || url.pathname.startsWith(`${API_PREFIX}/sandbox`)) {
    return errorAnswer("pathUnknown", { path: url.pathname });
  }
  const hasBody = body.length > 0 && method !== "GET" && method !== "HEAD";
  const send = async (): Promise<Answer> => {
    const headers = headersOf(request, token);
    if (subscription !== undefined) {
      const { id, realId } = subscription;
      url.pathname = url.pathname.replace(`/subscription/${id}`, `/subscription/${realId}`);
    }
    const response = await forward(new Request(url, { method, headers, ...(hasBody ? { body } : {}) }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: bytes };
  };
  const call = nameCall(method, url.pathname, body);
  if (call?.name === "setCredentials") collectCredentials(body, credentials);
  const subscription = call && subscriptions.get(call.subscriptionId);
  if (call && subscription) return answerCall({ call, subscription, send, countTenants });
  return isList(method, url.pathname) ? withoutUnannounced(await send(), subscriptions) : send();
}

/** In bytes; the marketplace's own limit. */
const MAX_BODY = 1024 * 1024;

/** The body of a request; `undefined` when it is too large. The rest of such a body is not kept. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MAX_BODY) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > MAX_BODY ? undefined : Buffer.concat(chunks);
}

interface WatchedCall extends Pick<GatewayOptions, "countTenants"> {
  readonly call: NamedCall;
  readonly subscription: WatchedSubscription;
  /** Forwards the call to the marketplace. */
  readonly send: () => Promise<Answer>;
}

/** Answers a call as its scenario requires, and records what happened. */
async function answerCall({ call, subscription, send, countTenants }: WatchedCall): Promise<Outcome> {
  const { name, subscriptionId } = call;
  // A report of the end is true only if the tenant is gone, so the tenants are read before the answer.
  const tenants = name === "markUndeployed" ? await countTenants?.(subscriptionId) : undefined;
  const end = subscription.begin({ name, tenants });
  try {
    if (subscription.takeFailure(name, false)) {
      subscription.note(`it called ${name}: 500, by a fault of this scenario`);
      return errorAnswer("faultInjected", {});
    }
    const answer = await answerWithOverride(subscription, name, send);
    subscription.note(`it called ${name}: ${answer.status}${explain(answer, name)}`);
    await subscription.waitIfHeld(name);
    if (!subscription.takeFailure(name, true)) return answer;
    subscription.note(`the answer to ${name} was lost, by a fault of this scenario`);
    return "lost";
  } finally {
    end();
  }
}

/** The marketplace's answer, with the fields that the scenario overrides. */
async function answerWithOverride(
  { id, override }: WatchedSubscription,
  name: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (override === "gone") return errorAnswer("notFound", { resource: "subscription", id });
  const answer = await send();
  if (name !== "get" || answer.status !== 200 || override === undefined) return answer;
  const subscription = parseJson(answer.body);
  const known = { id, self: `subscription/${id}` };
  return typeof subscription === "object"
    ? withBody(answer, { ...subscription, ...known, ...override })
    : answer;
}

/** The state that was read, or why a call was refused. */
function explain({ status, body }: Answer, name: string): string {
  if (status === 204) return "";
  const value = parseJson(body);
  if (status < 300) {
    if (name !== "get") return "";
    return `, ${String(field(value, "deploymentStatus"))}${field(value, "paid") === true ? ", paid" : ""}`;
  }
  const holders = field(value, "errorHolders");
  const error = field(Array.isArray(holders) ? holders[0] : undefined, "error");
  return error === undefined ? "" : `, ${String(error)}`;
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

/** Lists of the vendor omit a subscription until the first event about it was sent. */
function withoutUnannounced(answer: Answer, subscriptions: ReadonlyMap<number, WatchedSubscription>): Answer {
  const list = parseJson(answer.body);
  if (!Array.isArray(list)) return answer;
  const isAnnounced = (entry: unknown): boolean =>
    subscriptions.get(Number(field(entry, "id")))?.isUnannounced !== true;
  return withBody(answer, list.filter(isAnnounced));
}

function withBody(answer: Answer, value: unknown): Answer {
  return { ...answer, body: new TextEncoder().encode(JSON.stringify(value)) };
}

/** An error from the marketplace's catalogue. */
function errorAnswer<Code extends ErrorCode>(code: Code, fields: ErrorFields<Code>): Answer {
  const headers = new Headers({ "content-type": "application/json" });
  const answer = { status: errors[code].status, headers, body: new Uint8Array() };
  return withBody(answer, { errorHolders: [toErrorEntry(code, fields, "req_conformance")] });
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
