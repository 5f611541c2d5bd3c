import { headerNames } from "@syndikit/contract";
import { systemClock } from "../clock.js";
import { toMilliseconds } from "../duration.js";
import { createReporter } from "../hooks.js";
import {
  type Endpoint,
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  singleHeader,
} from "../http/endpoint.js";
import { isBytes } from "../http/is-bytes.js";
import { declaresTooMuch, isJson, readBody } from "../http/read-body.js";
import { ReceiverError } from "../receiver-error.js";
import { withTimeLimit } from "../time-limit.js";
import { createSharedHeaderCheck } from "./shared-header.js";
import type { VendorCallOptions } from "./vendor-call-options.js";

/** A request with a JSON object, and its handler. */
export interface JsonQuestion<Question> {
  /** The name of the operation in error reports. */
  readonly during: string;
  /** Reads the object; `undefined` is 400. */
  read(value: Readonly<Record<string, unknown>>): Question | undefined;
  /** Answers. */
  answer(question: Question, signal: AbortSignal): HttpResponse | Promise<HttpResponse>;
}

const method = "POST";
// Hundreds of parameters of the longest kind; real ones are a few kilobytes.
const MAX_BODY_BYTES = 1_048_576;

/** Makes an endpoint that answers one kind of question. */
export function createJsonEndpoint<Question>(
  question: JsonQuestion<Question>,
  options: VendorCallOptions,
): Endpoint {
  const report = createReporter(options.hooks);
  const clock = options.clock ?? systemClock;
  const ms = toMilliseconds(options.timeout ?? "10s");
  const isAllowed = createSharedHeaderCheck(options.sharedHeader);

  async function handle(request: HttpRequest): Promise<HttpResponse> {
    if (request.method !== method) return emptyResponse(405, { [headerNames.allow]: method });
    if (!isAllowed(request)) return emptyResponse(401);
    if (!isJson(singleHeader(request.header("content-type")) ?? "")) return emptyResponse(415);
    if (declaresTooMuch(singleHeader(request.header("content-length")), MAX_BODY_BYTES))
      return emptyResponse(413);
    const value = await readObject(request);
    if (typeof value === "number") return emptyResponse(value);
    const asked = value === undefined ? undefined : question.read(value);
    if (asked === undefined) return emptyResponse(400);
    return withTimeLimit({ clock, ms }, (signal) => question.answer(asked, signal));
  }

  return {
    handle: (request) =>
      handle(request).catch((error: unknown) => {
        report.error(error, question.during);
        return emptyResponse(statusOfFailure(error));
      }),
  };
}

/** The status for failed work: 503 after a timeout, so that it is repeated, and 500 after anything else. */
export function statusOfFailure(error: unknown): 500 | 503 {
  return ReceiverError.is(error) && error.code === "timeout" ? 503 : 500;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The object in the body, or the status to answer; `undefined` if the body is not an object. */
async function readObject(request: HttpRequest): Promise<JsonObject | 400 | 413 | undefined> {
  const parsed = request.parsed?.();
  // These requests are not signed, so the result of a body parser can be used.
  if (isObject(parsed)) return parsed;
  const body = await readBody(request.body(), MAX_BODY_BYTES);
  if (!body.ok && body.reason === "failed") throw body.error;
  if (!body.ok) return body.reason === "too_large" ? 413 : 400;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body.bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isBytes(value);
}
