import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Client, ClientOptions, Contestant } from "./clients/contestant.js";

/** No client may print this token. */
export const token = "sk_test_very-secret-token";

/** Answers a request. `count` is its number, from 1. */
export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** The result of one call. */
export interface Observation {
  /** The arrival times of the requests, in milliseconds. */
  readonly arrivals: readonly number[];
  /** Whether all requests carried the same idempotency key. A repeated request is then not a second order. */
  readonly keyed: boolean;
  /** Milliseconds until the call ended; absent if it did not end in time. */
  readonly ended?: number;
  readonly value?: unknown;
  readonly error?: unknown;
}

export interface Watching {
  readonly handler: Handler;
  readonly call: (client: Client) => Promise<unknown>;
  readonly options?: Partial<ClientOptions>;
  /** Milliseconds to wait for the end of the call. */
  readonly patience: number;
}

/** Starts a server for one call of one client, and records what happens. */
export async function observe(contestant: Contestant, watching: Watching): Promise<Observation> {
  const { handler, call, options, patience } = watching;
  const arrivals: number[] = [];
  const keys = new Set<unknown>();
  const server = createServer((request, response) => {
    arrivals.push(performance.now());
    keys.add(request.headers["idempotency-key"]);
    request.resume();
    handler(request, response, arrivals.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = contestant.create({ baseUrl: `http://127.0.0.1:${port}/api`, token, ...options });
  const start = performance.now();
  const ending = call(client).then(
    (value) => ({ value, ended: performance.now() - start }),
    (error: unknown) => ({ error, ended: performance.now() - start }),
  );
  const ended = await Promise.race([ending, wait(patience)]);
  server.closeAllConnections();
  server.close();
  return { arrivals, keyed: keys.size === 1 && !keys.has(undefined), ...ended };
}

export const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
