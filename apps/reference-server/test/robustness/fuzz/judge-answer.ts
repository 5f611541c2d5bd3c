import {
  type ErrorCode,
  type ErrorResponseEntry,
  errors,
  headerNames,
  type Operation,
  type OperationId,
  operations,
  toErrorEntry,
} from "@syndikit/contract";
import { validateResponse, validateSchema } from "@syndikit/contract/validators";
import { SECRET_MARK } from "./hostile.js";
import type { FuzzRequest } from "./request.js";

/** A response, with its body read. */
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Processor time in milliseconds. */
  readonly duration: number;
  /** The operation that the server took the request for, if any. */
  readonly reached: string | undefined;
}

/** The longest processor time of a request, in milliseconds. */
const SLOWEST = 10_000;
/** The same for an advance of the clock, which responds after all due jobs: an hour of a demo may be a job. */
const SLOWEST_ADVANCE = 60_000;

/** Texts that only occur inside the server. */
const INSIDES =
  /\n\s+at |node_modules|SQLITE_|SqliteError|DrizzleQueryError|\.ts:\d|Failed query|TypeError|\/src\//;

/** What is wrong with a response; empty when nothing is. */
export function judgeAnswer(request: FuzzRequest, answer: FuzzAnswer): readonly string[] {
  const { status, headers, text, duration } = answer;
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`answered ${status}`);
  const slowest = request.operation.id === "clockAdvance" ? SLOWEST_ADVANCE : SLOWEST;
  if (duration > slowest) wrong.push(`took ${Math.round(duration)} ms`);
  if (!/^req_[\w-]+$/.test(headers.get(headerNames.requestId) ?? ""))
    wrong.push("has no request id of its own");
  if (text.includes(SECRET_MARK)) wrong.push("shows a secret that was sent");
  const sent = request.body === undefined ? "" : Buffer.from(request.body.bytes).toString("utf8");
  if (INSIDES.test(text) && !INSIDES.test(sent)) wrong.push("shows the inside of the server");
  if (status === 204 || request.method === "HEAD") {
    if (text !== "") wrong.push("has a body where none may be");
    return wrong;
  }
  const body = readJson(text);
  if (body === NOT_JSON) return [...wrong, "is not JSON"];
  return [...wrong, ...judgeShape(request, answer, body), ...judgeHeaders(request, answer, body)];
}

const NOT_JSON = Symbol("not JSON");

function readJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

function judgeShape(
  { operation, astray }: FuzzRequest,
  { status, headers }: FuzzAnswer,
  body: unknown,
): string[] {
  const violations =
    status >= 400 && astray
      ? validateSchema("ErrorResponse", body)
      : astray
        ? []
        : validateResponse(operation.id, status, body);
  const wrong = violations.map(({ path, message }) => `breaks the contract at ${path}: ${message}`);
  if (status < 400) return wrong;
  const { errorHolders } = (body ?? {}) as { errorHolders?: readonly ErrorResponseEntry[] };
  if (errorHolders === undefined || errorHolders.length === 0)
    return [...wrong, "is an error without entries"];
  const requestId = headers.get(headerNames.requestId) ?? "";
  return [
    ...wrong,
    ...errorHolders
      .filter((entry) => !isOfCatalogue(entry, requestId))
      .map((entry) => `has an error that is not of the catalogue: ${JSON.stringify(entry).slice(0, 300)}`),
  ];
}

const codes = Object.keys(errors) as ErrorCode[];

function isOfCatalogue(entry: ErrorResponseEntry, requestId: string): boolean {
  return codes.some((code) => {
    if (errors[code].key !== entry.key) return false;
    // The fields that the entry itself lists.
    const filled = toErrorEntry(code, (entry.extraFields ?? {}) as never, requestId);
    return JSON.stringify(filled) === JSON.stringify(entry);
  });
}

function judgeHeaders(
  { operation, astray }: FuzzRequest,
  { status, headers, reached }: FuzzAnswer,
  body: unknown,
): string[] {
  const wrong: string[] = [];
  const demand = (name: string): void => {
    if (!headers.has(name)) wrong.push(`answers ${status} without ${name}`);
  };
  const { mediaType }: Operation = operations[(reached as OperationId | undefined) ?? operation.id];
  const type = (status === 200 && mediaType) || "application/json";
  if (body !== undefined && !headers.get("content-type")?.startsWith(type))
    wrong.push(`is not called ${type}`);
  if (status === 401) demand("WWW-Authenticate");
  if (status === 405) demand("Allow");
  if (status === 423 && body !== undefined && JSON.stringify(body).includes("clock-advancing"))
    demand("Retry-After");
  if (status === 201) demand("Location");
  if (status === 200 && !astray && operation.id.endsWith("GetAllPaged")) {
    demand(headerNames.totalItems);
    const size = Number(headers.get(headerNames.pageSize));
    if (!Array.isArray(body) || body.length > size) wrong.push("is no page, or a longer one than it says");
  }
  if (headers.has("X-Injected")) wrong.push("has X-Injected");
  // Creating a token with a password sets a cookie for the device. There are no other cookies.
  const cookie = headers.get("Set-Cookie");
  const makesToken = operations[operation.id].security.join() === "basicAuth" && status < 300;
  if (cookie !== null && !(makesToken && DEVICE_COOKIE.test(cookie))) wrong.push(`has Set-Cookie ${cookie}`);
  return wrong;
}

const DEVICE_COOKIE =
  /^syndikit_device_\d+=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict(; Secure)?$/;
