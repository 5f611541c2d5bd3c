import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { EventAttemptOutcome } from "@syndikit/contract";
import { type Owner, THE_SERVER } from "../shares/owner.js";
import { hostOf } from "./addresses.js";
import { explainFailure, OutboundError } from "./failure-reason.js";
import type { Names } from "./names.js";
import {
  CONNECT_TIMEOUT,
  DEFAULT_MAX_BYTES,
  decodeAnswer,
  type Outbound,
  type OutboundAnswer,
  type OutboundRequest,
  TOTAL_TIMEOUT,
} from "./outbound.js";
import { addressProblem, type TargetPolicy, urlProblem } from "./target-policy.js";

const { BLOCKED, TIMEOUT, INTERRUPTED, PROTOCOL } = EventAttemptOutcome;

export interface NetworkOptions {
  readonly policy: TargetPolicy;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** Milliseconds; {@link CONNECT_TIMEOUT} when absent. */
  readonly connectTimeout?: number;
  /** Milliseconds; {@link TOTAL_TIMEOUT} when absent. */
  readonly totalTimeout?: number;
  readonly names: Names;
}

/**
 * Idle connections are closed after 1.5 seconds. Receivers usually close them after 5, so a request rarely uses a
 * connection that the receiver is closing. The number of connections is not limited here, because what waits inside an
 * agent waits for everybody else's calls: the gate limits calls.
 */
const AGENT_OPTIONS = { keepAlive: true, timeout: 1_500, maxFreeSockets: 8 };

/**
 * Calls hosts over the network. Each address is checked when a connection is opened, so changing DNS records between a
 * check and its use cannot bypass the policy.
 */
export function createNetworkOutbound(options: NetworkOptions): Outbound {
  const { policy, elapsed, connectTimeout = CONNECT_TIMEOUT, totalTimeout = TOTAL_TIMEOUT } = options;
  const agents = {
    // Set explicitly, so that the environment variable NODE_TLS_REJECT_UNAUTHORIZED cannot switch off certificate
    // checks.
    "https:": new HttpsAgent({ ...AGENT_OPTIONS, rejectUnauthorized: true }),
    "http:": new HttpAgent(AGENT_OPTIONS),
  };

  const attempt = (request: OutboundRequest): Promise<Omit<OutboundAnswer, "duration">> => {
    const url = parseTarget(policy, request.url);
    const { owner = THE_SERVER, method, headers, body, maxBytes = DEFAULT_MAX_BYTES, signal } = request;
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const lookup = guardedLookup(options, owner);
    const settings = { method, headers: { ...headers, ...length }, lookup };
    const outgoing =
      url.protocol === "https:"
        ? httpsRequest(url, { ...settings, agent: agents["https:"] })
        : httpRequest(url, { ...settings, agent: agents["http:"] });
    return exchange(outgoing, { body, maxBytes, connectTimeout, totalTimeout, signal });
  };

  return {
    async send(request) {
      const start = elapsed();
      const duration = (): number => Math.round(elapsed() - start);
      try {
        return { ...(await attempt(request)), duration: duration() };
      } catch (error) {
        return { kind: "failure", ...explainFailure(error), duration: duration() };
      }
    },
    close() {
      agents["http:"].destroy();
      agents["https:"].destroy();
    },
  };
}

function parseTarget(policy: TargetPolicy, target: string): URL {
  const problem = urlProblem(target);
  if (problem !== undefined) {
    throw new OutboundError(BLOCKED, `The URL is not called: ${problem}.`);
  }
  const url = new URL(target);
  const host = hostOf(url);
  // An IP address is never looked up, so `guardedLookup` would not check it.
  const refused = isIP(host) === 0 ? undefined : refusal(policy, host);
  if (refused !== undefined) throw refused;
  return url;
}

/**
 * The DNS look-up of a request. The connection goes to one of the addresses checked here; the name is not resolved
 * again. A name is refused when any of its addresses is, because any of them may be used.
 */
function guardedLookup({ names, policy }: NetworkOptions, owner: Owner): LookupFunction {
  return (hostname, options, callback) => {
    names.resolve(owner, hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) return callback(noAddress(hostname), "", 0);
        const refused = addresses.map(({ address }) => refusal(policy, address)).find(Boolean);
        if (refused !== undefined) return callback(refused, "", 0);
        if (options.all === true) return callback(null, [...addresses]);
        return callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}

function refusal(policy: TargetPolicy, address: string): OutboundError | undefined {
  const problem = addressProblem(policy, address);
  if (problem === undefined) return undefined;
  return new OutboundError(BLOCKED, `The address is not called: ${problem}.`);
}

function noAddress(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address.`), { code: "ENODATA" });
}

/** Options of an exchange. Times are in milliseconds. */
interface ExchangeOptions {
  readonly body: string | undefined;
  readonly maxBytes: number;
  readonly connectTimeout: number;
  readonly totalTimeout: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends a request, and reads the answer within the limits. Rejects with an error for `explainFailure`. */
function exchange(
  outgoing: ClientRequest,
  { body, maxBytes, connectTimeout, totalTimeout, signal }: ExchangeOptions,
): Promise<Omit<OutboundAnswer, "duration">> {
  return new Promise((resolve, reject) => {
    /** Set once the status has arrived. */
    let finish: ((truncated: boolean) => void) | undefined;
    const connectTimer = setTimeout(() => {
      stop(
        TIMEOUT,
        `No connection within ${connectTimeout / 1000} s: check that the host is up and reachable.`,
      );
    }, connectTimeout);
    const totalTimer = setTimeout(() => {
      // An answer whose body does not end in time is still an answer, because the status counts.
      finish?.(true);
      stop(TIMEOUT, `No answer within ${totalTimeout / 1000} s: answer first, and do the work afterwards.`);
    }, totalTimeout);
    const interrupt = (): void => stop(INTERRUPTED, "The service stopped before the answer came.");
    const cleanUp = (): void => {
      clearTimeout(connectTimer);
      clearTimeout(totalTimer);
      signal?.removeEventListener("abort", interrupt);
    };
    const fail = (error: Error): void => {
      cleanUp();
      reject(error);
    };
    const stop = (outcome: OutboundError["outcome"], reason: string): void => {
      const error = new OutboundError(outcome, reason);
      fail(error);
      outgoing.destroy(error);
    };

    outgoing.on("error", fail);
    outgoing.once("socket", (socket) => {
      const connected = (): void => clearTimeout(connectTimer);
      if (!socket.connecting) connected();
      else socket.once("encrypted" in socket ? "secureConnect" : "connect", connected);
    });
    outgoing.once("upgrade", () => stop(PROTOCOL, "The answer switches to another protocol than HTTP."));
    outgoing.once("response", (response) => {
      const read = readUpTo(response, maxBytes, (truncated) => finish?.(truncated));
      finish = (truncated) => {
        cleanUp();
        resolve({
          kind: "answer",
          status: response.statusCode ?? 0,
          headers: flatten(response.headers),
          body: read(),
          truncated,
        });
      };
    });
    if (signal?.aborted === true) return interrupt();
    signal?.addEventListener("abort", interrupt, { once: true });
    outgoing.end(body);
  });
}

/**
 * Reads the body up to a number of bytes, then closes the connection. Otherwise a sender could keep it busy forever.
 *
 * @returns a function that returns the text read so far.
 */
function readUpTo(
  response: IncomingMessage,
  maxBytes: number,
  onEnd: (truncated: boolean) => void,
): () => string {
  const chunks: Buffer[] = [];
  let length = 0;
  response.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) return;
    onEnd(true);
    response.destroy();
  });
  response.once("end", () => onEnd(false));
  // The connection was closed early, but the status has arrived, and the status counts.
  response.on("error", () => onEnd(true));
  return () => decodeAnswer(Buffer.concat(chunks), maxBytes);
}

function flatten(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}
