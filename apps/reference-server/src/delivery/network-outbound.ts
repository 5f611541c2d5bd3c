import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { EventAttemptOutcome } from "@syndikit/contract";
import { exchange } from "./exchange.js";
import { explainFailure, OutboundStop } from "./failure-reason.js";
import { assertAddress, guardedLookup, type Resolve } from "./guarded-lookup.js";
import {
  CONNECT_TIMEOUT,
  DEFAULT_MAX_BYTES,
  type Outbound,
  type OutboundAnswer,
  type OutboundRequest,
  TOTAL_TIMEOUT,
} from "./outbound.js";
import { type TargetPolicy, urlProblem } from "./target-policy.js";

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
