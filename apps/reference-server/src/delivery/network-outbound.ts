import { lookup as resolve } from "node:dns";
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { BlockedTarget, DeadlinePassed, explainFailure } from "./failure-reason.js";
import { DEFAULT_MAX_BYTES, type Outbound, type OutboundAnswer, type OutboundRequest } from "./outbound.js";
import { addressProblem, type TargetPolicy, urlProblem } from "./target-policy.js";

/** How the network is used. */
export interface NetworkOptions {
  readonly policy: TargetPolicy;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
  /** Milliseconds; 5,000 when absent. */
  readonly connectTimeout?: number;
  /** Milliseconds, from the first byte sent to the last one read; 15,000 when absent. */
  readonly totalTimeout?: number;
}

/** Calls out over sockets. Every address is judged when it is dialled, so a name cannot change its meaning in between. */
export function createNetworkOutbound(options: NetworkOptions): Outbound {
  const lookup = guardedLookup(options.policy);
  const agents = {
    "http:": new HttpAgent({ keepAlive: true, lookup }),
    "https:": new HttpsAgent({ keepAlive: true, lookup }),
  };

  const attempt = async (request: OutboundRequest): Promise<Omit<OutboundAnswer, "duration">> => {
    assertTarget(options.policy, request.url);
    const url = new URL(request.url);
    const secure = url.protocol === "https:";
    const outgoing = (secure ? httpsRequest : httpRequest)(url, {
      agent: secure ? agents["https:"] : agents["http:"],
      method: request.method,
      headers: { ...request.headers, ...lengthOf(request.body) },
    });
    try {
      return await exchange(outgoing, request, options);
    } catch (error) {
      // The other side may close a kept connection at the very moment it is used again; that is nobody's failure.
      const stale =
        outgoing.reusedSocket && error instanceof Error && "code" in error && error.code === "ECONNRESET";
      if (stale) return attempt(request);
      throw error;
    }
  };

  return {
    async send(request) {
      const start = options.elapsed();
      const duration = (): number => Math.round(options.elapsed() - start);
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

function assertTarget(policy: TargetPolicy, target: string): void {
  const problem = urlProblem(target);
  if (problem !== undefined) throw new BlockedTarget(`The address is refused: ${problem}.`);
  // A literal address is never looked up, so the guard of the look-up would not see it.
  const host = new URL(target).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) assertAddress(policy, host);
}

function assertAddress(policy: TargetPolicy, address: string): void {
  const problem = addressProblem(policy, address);
  if (problem !== undefined) throw new BlockedTarget(`The address is refused: ${problem}.`);
}

/** Resolves a name, and refuses it when any of its addresses is refused. */
function guardedLookup(policy: TargetPolicy): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, "", 0);
      const [first] = addresses;
      try {
        for (const { address } of addresses) assertAddress(policy, address);
      } catch (blocked) {
        // Everything that `assertAddress` throws is an Error.
        return callback(blocked as Error, "", 0);
      }
      if (options.all === true) return callback(null, addresses);
      return callback(null, first?.address ?? "", first?.family);
    });
  };
}

function exchange(
  outgoing: ClientRequest,
  request: OutboundRequest,
  { connectTimeout = 5_000, totalTimeout = 15_000 }: NetworkOptions,
): Promise<Omit<OutboundAnswer, "duration">> {
  return new Promise((settle, reject) => {
    let received: ((truncated: boolean) => void) | undefined;
    const connecting = setTimeout(() => {
      outgoing.destroy(new DeadlinePassed(`No connection within ${connectTimeout / 1000} s.`));
    }, connectTimeout);
    const total = setTimeout(() => {
      // An answer whose end does not come is still an answer: its status is what counts.
      if (received !== undefined) received(true);
      outgoing.destroy(new DeadlinePassed(`No answer within ${totalTimeout / 1000} s.`));
    }, totalTimeout);
    const done = (): void => {
      clearTimeout(connecting);
      clearTimeout(total);
    };

    outgoing.once("socket", (socket) => {
      const connected = (): void => clearTimeout(connecting);
      if (!socket.connecting) connected();
      else socket.once("encrypted" in socket ? "secureConnect" : "connect", connected);
    });
    outgoing.once("error", (error) => {
      done();
      reject(error);
    });
    outgoing.once("response", (response) => {
      const body = collect(response, request.maxBytes ?? DEFAULT_MAX_BYTES);
      received = (truncated) => {
        done();
        settle({
          kind: "answer",
          status: response.statusCode ?? 0,
          headers: flatten(response.headers),
          body: body.text(),
          truncated: truncated || body.truncated(),
        });
      };
      body.ended.then(
        () => received?.(false),
        () => received?.(true),
      );
    });
    outgoing.end(request.body);
  });
}

interface Collected {
  readonly ended: Promise<void>;
  text(): string;
  truncated(): boolean;
}

/** Reads at most so many bytes; the rest is cut off with the connection, or a sender could keep it busy for ever. */
function collect(response: IncomingMessage, maxBytes: number): Collected {
  const chunks: Buffer[] = [];
  let length = 0;
  let cut = false;
  const ended = new Promise<void>((resolve, reject) => {
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= maxBytes) return;
      cut = true;
      response.destroy();
      resolve();
    });
    response.once("end", resolve);
    response.once("error", reject);
    response.once("close", () => (response.complete || cut ? resolve() : reject(new Error("cut short"))));
  });
  return {
    ended,
    text: () => Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8"),
    truncated: () => cut,
  };
}

function flatten(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}

function lengthOf(body: string | undefined): Record<string, string> {
  return body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
}
