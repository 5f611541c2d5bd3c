import { createHash } from "node:crypto";
import { EventAttemptOutcome, headerNames, Seed } from "@syndikit/contract";
import { createInProcessOutbound, type Receive } from "../../src/outbound/in-process.js";
import type { Outbound, OutboundResult } from "../../src/outbound/outbound.js";
import { type Log, type Random, silentLog } from "../../src/ports.js";
import { demoPassword } from "../../src/sandbox/seed/accounts.js";
import { openReferenceServer } from "../../src/server/create.js";
import type { ReferenceServerOptions } from "../../src/server/options.js";
import { manualClock } from "../../src/time/manual-clock.js";

/** When the stored marketplaces began, on the machine's clock, which stands still. */
export const BEGIN = Date.UTC(2026, 0, 31, 8, 15);

/** Seals the secrets in the stored marketplaces. Of no use anywhere else. */
export const SECRET_KEY = createHash("sha256").update("the stored marketplaces").digest("base64");

/** The password of every user that is not one of the demo. */
export const PASSWORD = "a-password-of-tests";

/** A marketplace of the demo, in a database that outlasts it, and the vendors that it calls. */
export interface Market {
  /** Sends a request. @throws {Error} when it is refused. */
  send(
    user: string,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Sent>;
  /** Moves the clock, and waits until what is due was sent. */
  advance(duration: string): Promise<void>;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface Sent {
  readonly status: number;
  readonly body: unknown;
  /** The path of what was made, as in `invoice/2`. */
  readonly location: string;
}

/** The text at a place in an answer: `textAt(body, "subscription", "url")`. */
export function textAt(body: unknown, ...place: readonly (string | number)[]): string {
  let value = body;
  for (const name of place) value = new Map(Object.entries(value ?? {})).get(String(name));
  if (typeof value !== "string") throw new Error(`${place.join(".")} is no text in ${JSON.stringify(body)}`);
  return value;
}

/** No request of a story is a server error, so errors are shown. */
const log: Log = { ...silentLog, error: (fields, message) => console.error(message, fields) };

const BASE_URL = "http://marketplace.test/api";

/** @param database - a file, or the URL of a PostgreSQL. */
export async function openMarket(
  database: string,
  more: Pick<ReferenceServerOptions, "mail"> = {},
): Promise<Market> {
  const machine = manualClock(BEGIN);
  const routes = new Map<string, Receive>([
    ["https://atlas.example", answerAsVendor],
    ["https://acme.example", answerAsVendor],
    ["https://ops.example", answerAsVendor],
    ["https://busy.example", () => new Response("Later.", { status: 503 })],
  ]);
  const server = await openReferenceServer({
    database,
    seed: Seed.demo,
    secretKey: SECRET_KEY,
    durability: "fast",
    clock: machine,
    random: sameEveryTime(),
    outbound: createInProcessOutbound({ routes, elapsed: machine.elapsed, otherwise: failingOutbound() }),
    log,
    requestsPerMinute: 1_000_000,
    failedLoginsPerMinute: 1_000_000,
    ...more,
  });
  const settle = async (): Promise<void> => {
    if (!(await server.settle())) throw new Error("Deliveries were not finished in time.");
  };
  const send: Market["send"] = async (user, method, path, body, headers) => {
    const response = await server.fetch(`${BASE_URL}/${path}`, {
      method,
      headers: {
        [headerNames.authorization]: `Basic ${btoa(`${user}:${passwordOf(user)}`)}`,
        "Content-Type": "application/json",
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${user}: ${method} ${path} answered ${response.status} ${text}`);
    return {
      status: response.status,
      body: text === "" || !isJson(response) ? undefined : JSON.parse(text),
      location: (response.headers.get("location") ?? "").replace(`${BASE_URL}/`, ""),
    };
  };
  return {
    send,
    settle,
    async advance(duration) {
      await send("admin", "PUT", "sandbox/clock", { advance: duration });
      await settle();
    },
    close: () => server.close(),
  };
}

const demoUsers: ReadonlySet<string> = new Set(["admin", "vendor", "vendor2", "customer", "customer2"]);

function passwordOf(user: string): string {
  return demoUsers.has(user) ? demoPassword(user) : PASSWORD;
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("application/json") ?? false;
}

/** The application of the vendor: takes events, accepts orders, offers values, and tells how much is used. */
function answerAsVendor(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/values") return Response.json({ values: [{ value: "north" }] });
  if (pathname.startsWith("/metric/")) return Response.json({ value: pathname.length });
  return new Response(null, { status: 204, headers: { "X-Answered-By": "vendor" } });
}

const { BLOCKED, DNS, INTERRUPTED, PROTOCOL, REFUSED, RESET, TIMEOUT, TLS, UNREACHABLE } =
  EventAttemptOutcome;
const failures = [BLOCKED, DNS, INTERRUPTED, PROTOCOL, REFUSED, RESET, TIMEOUT, TLS, UNREACHABLE];

/** The hosts that answer in no way, each with another outcome: `https://dns.failing.example`. */
export const FAILING_HOSTS = failures.map((outcome) => `https://${outcome.toLowerCase()}.failing.example`);

function failingOutbound(): Outbound {
  let interrupted = false;
  return {
    async send({ url }): Promise<OutboundResult> {
      let outcome = failures[FAILING_HOSTS.indexOf(new URL(url).origin)] ?? REFUSED;
      // What was interrupted is sent again at once, so this would never end.
      if (outcome === INTERRUPTED && interrupted) outcome = REFUSED;
      interrupted ||= outcome === INTERRUPTED;
      return { kind: "failure", outcome, reason: `It ended as ${outcome}.`, duration: 0 };
    },
    close: () => undefined,
  };
}

/** The same bytes in each run, none of them twice. */
function sameEveryTime(): Random {
  let count = 0;
  const block = (): Uint8Array => {
    count += 1;
    return createHash("sha512").update(`the stored marketplaces ${count}`).digest();
  };
  return {
    bytes(length) {
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; at += 64) bytes.set(block().subarray(0, length - at), at);
      return bytes;
    },
    fraction: () => 0.5,
  };
}
