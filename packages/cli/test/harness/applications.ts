import { createHmac } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { request as httpRequest } from "node:http";
import { readAll } from "./start-vendor.js";

/** The secret that applications have, unless it is the wrong one. */
export const secret = "the-secret-of-the-product";

const headerName = "cmw-event-signature";

/** The HMAC that an application computes by itself, so that it does not share a mistake with the command. */
export function hmac(body: string | Uint8Array, key: string, algorithm = "sha1"): string {
  return createHmac(algorithm, key).update(body).digest("hex");
}

/** How an application differs from a good one. */
export interface Habits {
  readonly secret?: string;
  /** What it hashes instead of the bytes. */
  readonly hashes?: (body: Buffer) => string | Uint8Array;
  /** How it compares. */
  readonly accepts?: (
    header: string | undefined,
    body: string | Uint8Array,
    request: IncomingMessage,
  ) => boolean;
  /** Looks at a request before its signature; a number is its answer. */
  readonly before?: (request: IncomingMessage, body: Buffer) => number | undefined;
  /** Handles a genuine event; a number is its answer. */
  readonly handle?: (event: Readonly<Record<string, unknown>>, body: Buffer) => number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What it says when it refuses. */
  readonly says?: (reason: "missing" | "wrong") => string;
}

/** An application that verifies events by hand, with the habits that are asked for. */
export function application(habits: Habits = {}): RequestListener {
  return async (request, response) => {
    const body = await readAll(request);
    for (const [name, value] of Object.entries(habits.headers ?? {})) response.setHeader(name, value);
    const early = request.method === "POST" ? habits.before?.(request, body) : 404;
    if (early !== undefined) return end(response, early);
    const header = request.headers[headerName]?.toString();
    const hashed = habits.hashes?.(body) ?? body;
    const accepts =
      habits.accepts ?? ((value, bytes) => value === `sha1=${hmac(bytes, habits.secret ?? secret)}`);
    if (!accepts(header, hashed, request)) {
      return end(response, 401, habits.says?.(header === undefined ? "missing" : "wrong"));
    }
    return end(response, habits.handle?.(parse(body), body) ?? 204);
  };
}

function parse(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body.toString());
  } catch {
    return {};
  }
}

function end(response: ServerResponse, status: number, text = ""): void {
  response.statusCode = status;
  response.end(text);
}

/** What a proxy does to requests. */
export interface ProxyHabits {
  readonly rewrites?: (body: Buffer) => string | Uint8Array;
  readonly drops?: string;
}

/** A proxy before an application. */
export function proxyTo(target: string, { rewrites, drops }: ProxyHabits): RequestListener {
  return async (request, response) => {
    const body = await readAll(request);
    const sent = Buffer.from(rewrites?.(body) ?? body);
    const headers: OutgoingHttpHeaders = { ...request.headers, "content-length": String(sent.length) };
    delete headers["transfer-encoding"];
    if (drops !== undefined) delete headers[drops];
    const onward = httpRequest(target, { method: request.method ?? "GET", headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.writeHead(502).end());
    onward.end(sent);
  };
}
