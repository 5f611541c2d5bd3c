import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { headerNames, vendorCallLimits } from "@syndikit/contract";
import type { Verifier } from "@syndikit/signature";
import type { CaptureRecord } from "../capture/capture-record.js";
import { keepHarmless, writeBody } from "../capture/capture-record.js";
import type { EventFilter } from "../event/event-filter.js";
import { readEvent } from "../event/read-event.js";
import { usageError } from "../frame/cli-error.js";
import type { Clock } from "../frame/io.js";
import { describeFailure } from "../http/explain-outcome.js";
import { isLoopback } from "../http/host.js";
import type { Network } from "../http/network.js";
import type { HeaderList, Outcome } from "../http/outcome.js";
import { toHeaderList } from "../http/outcome.js";
import { sendRequest } from "../http/send-request.js";
import { toIso } from "../text/format.js";
import { type Delivery, toVerdict } from "./delivery.js";
import { createRouter, EVENT_PATH, MARK_PATH } from "./routes.js";

export interface RelayOptions {
  readonly forwardTo: URL;
  /** The paths beside that of events that are forwarded. It may be filled after the relay has started. */
  readonly open: ReadonlySet<string>;
  readonly port: number;
  /** The answer at `MARK_PATH`. It tells another run that this one is alive. */
  readonly mark: string;
  readonly verifier: Verifier | undefined;
  readonly wants: EventFilter;
  readonly clock: Clock;
  readonly network: Network;
  onDelivery(delivery: Delivery): void;
  /** Called for each wanted event before it is forwarded. */
  onCapture(record: CaptureRecord): void;
}

export interface Relay {
  readonly url: string;
  /** Accepts no new requests, and waits for those in flight. */
  close(): Promise<void>;
}

// The marketplace must get an answer before it gives up.
const TIME_LIMIT = vendorCallLimits.answer - 1_000;
const MAX_BODY_BYTES = 16 * 1_048_576;
const ofConnection = new Set([
  "connection",
  "keep-alive",
  "host",
  "content-length",
  "transfer-encoding",
  "te",
  "upgrade",
]);

/** Listens on this machine, and forwards requests to the paths that are open to the vendor unchanged. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { port, mark } = options;
  const server = createServer((request, response) => {
    if (request.url === MARK_PATH) {
      response.end(mark);
      return;
    }
    relay(options, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        usageError(
          `The listener cannot use port ${port}: ${error.code === "EADDRINUSE" ? "another program listens there" : error.code}. Choose another with --port.`,
        ),
      ),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  // The server listens on a port, not on a pipe.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

async function relay(
  { forwardTo, open, verifier, wants, clock, network, onDelivery, onCapture }: RelayOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const at = clock.now();
  const { method = "GET", url: path = "/" } = request;
  const route = createRouter(forwardTo, open)(path);
  if (route === undefined) {
    request.resume();
    response.writeHead(404, { "Content-Type": "text/plain" });
    response.end(
      "syndikit listen: only the path of events, those of metrics and what --also names are forwarded.\n",
    );
    return;
  }
  const { url, isEvent } = route;
  const body = await readAll(request);
  const headers = toHeaderList(request.rawHeaders);
  const event = isEvent ? readEvent(body) : undefined;
  if (event !== undefined && !wants(event.name)) {
    // Filtered out. It is answered with success, or the marketplace would send it again.
    response.writeHead(204).end();
    return;
  }
  const header = request.headersDistinct[headerNames.eventSignature.toLowerCase()];
  const verdict = isEvent ? toVerdict(verifier?.verify({ body, header })) : undefined;
  if (isEvent) {
    onCapture({
      time: toIso(at),
      method,
      path: EVENT_PATH,
      headers: keepHarmless(headers),
      ...writeBody(body),
    });
  }
  const outcome = await sendRequest({
    method,
    url,
    network,
    headers: withoutConnection(headers),
    body: body.length > 0 || method === "POST" ? body : undefined,
    timeout: TIME_LIMIT,
    // On this machine a self-signed certificate will do.
    checkCertificate: !isLoopback(url.hostname),
  });
  answer(response, outcome);
  onDelivery({ at, method, path, url, event, verdict, headers, body, outcome });
}

function answer(response: ServerResponse, outcome: Outcome): void {
  if (outcome.kind === "failure") {
    const status = outcome.reason === "timeout" ? 504 : 502;
    response.writeHead(status, { "Content-Type": "text/plain" });
    response.end(`syndikit listen: ${outcome.advice ?? describeFailure(outcome)}\n`);
    return;
  }
  response.writeHead(outcome.status, withoutConnection(outcome.headers).flat());
  response.end(outcome.status === 204 || outcome.status === 304 ? undefined : outcome.body);
}

function withoutConnection(headers: HeaderList): HeaderList {
  return headers.filter(([name]) => !ofConnection.has(name.toLowerCase()));
}

async function readAll(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new Error("The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
