import { createHmac } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { request as httpRequest } from "node:http";
import { readAll } from "./start-vendor.js";

/** The secret of the applications, unless a test gives them a wrong one. */
export const secret = "the-secret-of-the-product";

const headerName = "cmw-event-signature";

/** The application computes its own HMAC, so that it does not share a mistake with the command. */
export function hmac(body: string | Uint8Array, key: string, algorithm = "sha1"): string {
  return createHmac(algorithm, key).update(body).digest("hex");
}

/** The ways in which an application differs from a correct one. */
export interface Habits {
  readonly secret?: string;
  /** Hashes something other than the bytes. */
  readonly hashes?: (body: Buffer) => string | Uint8Array;
  /** Compares the signature in another way. */
  readonly accepts?: (
    header: string | undefined,
    body: string | Uint8Array,
    request: IncomingMessage,
  ) => boolean;
  /** Runs before the signature is checked. A number is sent as the status. */
  readonly before?: (request: IncomingMessage, body: Buffer) => number | undefined;
  /** Handles a genuine event. A number is sent as the status. */
  readonly handle?: (event: Readonly<Record<string, unknown>>, body: Buffer) => number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of a refusal. */
  readonly says?: (reason: "missing" | "wrong") => string;
}

/** Creates an application that verifies events by hand, with these habits. */
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

/** The changes that a proxy makes to requests. */
export interface ProxyHabits {
  readonly rewrites?: (body: Buffer) => string | Uint8Array;
  readonly drops?: string;
}

/** Creates a proxy in front of an application. */
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
