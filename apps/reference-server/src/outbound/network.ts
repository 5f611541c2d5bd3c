import { type LookupAddress, lookup as systemResolve } from "node:dns";
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { EventAttemptOutcome } from "@syndikit/contract";
import { explainFailure, OutboundStop } from "./failure-reason.js";
import {
  CONNECT_TIMEOUT,
  DEFAULT_MAX_BYTES,
  type Outbound,
  type OutboundAnswer,
  type OutboundRequest,
  TOTAL_TIMEOUT,
} from "./outbound.js";
import { addressProblem, type TargetPolicy, urlProblem } from "./target-policy.js";

/** How the network is used. */
export interface NetworkOptions {
  readonly policy: TargetPolicy;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
  /** Milliseconds; {@link CONNECT_TIMEOUT} when absent. */
  readonly connectTimeout?: number;
  /** Milliseconds; {@link TOTAL_TIMEOUT} when absent. */
  readonly totalTimeout?: number;
  /** Resolves names; the machine's own way when absent. */
  readonly resolve?: Resolve;
}

/**
 * What both agents share. A kept connection is let go long before the usual 5 seconds after which the other
 * side would close it: so a request hardly ever meets a connection that is just being closed.
 */
const KEPT = { keepAlive: true, timeout: 1_500, maxSockets: 64, maxFreeSockets: 8, maxTotalSockets: 512 };

/** Calls out over sockets. Every address is judged when it is dialled, so a name cannot change its meaning in between. */
export function createNetworkOutbound(options: NetworkOptions): Outbound {
  const { policy, elapsed, connectTimeout = CONNECT_TIMEOUT, totalTimeout = TOTAL_TIMEOUT } = options;
  const lookup = guardedLookup(policy, options.resolve);
  const agents = {
    // An agent that trusts everybody because of an environment variable would make the check of TLS a joke.
    "https:": new HttpsAgent({ ...KEPT, lookup, rejectUnauthorized: true }),
    "http:": new HttpAgent({ ...KEPT, lookup }),
  };

  const attempt = (request: OutboundRequest): Promise<Omit<OutboundAnswer, "duration">> => {
    const url = parseTarget(policy, request.url);
    const { method, headers, body, maxBytes = DEFAULT_MAX_BYTES, signal } = request;
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const settings = { method, headers: { ...headers, ...length } };
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
    throw new OutboundStop(EventAttemptOutcome.BLOCKED, `The URL is not called: ${problem}.`);
  }
  const url = new URL(target);
  // An address in place of a name is never looked up, so the guard of the look-up would not see it.
  assertAddress(policy, url.hostname.replace(/^\[|\]$/g, ""));
  return url;
}

/** Finds every address of a name. */
type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (hostname, callback) =>
  systemResolve(hostname, { all: true, order: "verbatim" }, callback);

/**
 * The look-up of an agent: the connection goes to one of the addresses that were judged here, and the name is
 * not resolved again. A name is refused as soon as one of its addresses is, for which one is dialled is chance.
 */
function guardedLookup(policy: TargetPolicy, resolve: Resolve = resolveBySystem): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) return callback(error, "", 0);
      if (first === undefined) return callback(noAddress(hostname), "", 0);
      const refused = addresses.map(({ address }) => refusal(policy, address)).find(Boolean);
      if (refused !== undefined) return callback(refused, "", 0);
      if (options.all === true) return callback(null, [...addresses]);
      return callback(null, first.address, first.family);
    });
  };
}

/**
 * Judges a host that may be an address, and does nothing when it is a name.
 *
 * @throws OutboundStop when the address is refused.
 */
function assertAddress(policy: TargetPolicy, host: string): void {
  const refused = isIP(host) === 0 ? undefined : refusal(policy, host);
  if (refused !== undefined) throw refused;
}

function refusal(policy: TargetPolicy, address: string): OutboundStop | undefined {
  const problem = addressProblem(policy, address);
  if (problem === undefined) return undefined;
  return new OutboundStop(EventAttemptOutcome.BLOCKED, `The address is not called: ${problem}.`);
}

function noAddress(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address.`), { code: "ENODATA" });
}

/** What one request is allowed. Times are in milliseconds. */
interface ExchangeLimits {
  readonly body: string | undefined;
  readonly maxBytes: number;
  readonly connectTimeout: number;
  readonly totalTimeout: number;
  readonly signal: AbortSignal | undefined;
}

const { TIMEOUT, INTERRUPTED, PROTOCOL } = EventAttemptOutcome;

/**
 * Sends a request that was made and not sent yet, and reads the answer within the limits. Rejects with what
 * `explainFailure` understands.
 */
function exchange(
  outgoing: ClientRequest,
  { body, maxBytes, connectTimeout, totalTimeout, signal }: ExchangeLimits,
): Promise<Omit<OutboundAnswer, "duration">> {
  return new Promise((resolve, reject) => {
    let answer: ((cut: boolean) => void) | undefined;
    const connecting = setTimeout(() => {
      stop(
        TIMEOUT,
        `No connection within ${connectTimeout / 1000} s: check that the host is up and reachable.`,
      );
    }, connectTimeout);
    const total = setTimeout(() => {
      // An answer whose end does not come is still an answer: its status is what counts.
      answer?.(true);
      stop(TIMEOUT, `No answer within ${totalTimeout / 1000} s: answer first, and do the work afterwards.`);
    }, totalTimeout);
    const interrupt = (): void => stop(INTERRUPTED, "The service stopped before the answer came.");
    const done = (): void => {
      clearTimeout(connecting);
      clearTimeout(total);
      signal?.removeEventListener("abort", interrupt);
    };
    const fail = (error: Error): void => {
      done();
      reject(error);
    };
    const stop = (outcome: OutboundStop["outcome"], reason: string): void => {
      const error = new OutboundStop(outcome, reason);
      fail(error);
      outgoing.destroy(error);
    };

    outgoing.on("error", fail);
    outgoing.once("socket", (socket) => {
      const connected = (): void => clearTimeout(connecting);
      if (!socket.connecting) connected();
      else socket.once("encrypted" in socket ? "secureConnect" : "connect", connected);
    });
    outgoing.once("upgrade", () => stop(PROTOCOL, "The answer switches to another protocol than HTTP."));
    outgoing.once("response", (response) => {
      const read = readUpTo(response, maxBytes, (cut) => answer?.(cut));
      answer = (cut) => {
        done();
        resolve({
          kind: "answer",
          status: response.statusCode ?? 0,
          headers: flatten(response.headers),
          body: read(),
          truncated: cut,
        });
      };
    });
    if (signal?.aborted === true) return interrupt();
    signal?.addEventListener("abort", interrupt, { once: true });
    outgoing.end(body);
  });
}

/** Reads at most so many bytes; the rest is cut off with the connection, or a sender could keep it busy for ever. */
function readUpTo(response: IncomingMessage, maxBytes: number, end: (cut: boolean) => void): () => string {
  const chunks: Buffer[] = [];
  let length = 0;
  response.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) return;
    end(true);
    response.destroy();
  });
  response.once("end", () => end(false));
  // Broken off in the middle: the status has come, and is what counts.
  response.on("error", () => end(true));
  // A character that the limit cuts in two is left out.
  return () => new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes), { stream: true });
}

function flatten(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}
