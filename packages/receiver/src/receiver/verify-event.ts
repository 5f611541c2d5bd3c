import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { checkValue, type Expectation, isObject, required } from "../check-options.js";
import { type ReadEvent, readEvent } from "../events/event.js";
import { BodyConsumedError } from "../http/body-consumed-error.js";
import { isBytes } from "../http/is-bytes.js";
import { checkFilled } from "./secrets.js";

/** Headers, as platforms have them: anything with `get`, as `Headers` and `Map`; an object; or a list of pairs. */
export type SignedHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

/**
 * A delivery: a `Request` of any platform, or its headers with its body, exactly as it was sent. `rawBody`: where a
 * platform parses the body, and keeps the bytes beside it.
 */
export type SignedRequest = { readonly headers: SignedHeaders } & (
  | { arrayBuffer(): Promise<ArrayBuffer>; readonly bodyUsed?: boolean }
  | { readonly body: Uint8Array | ArrayBuffer | string }
  | { readonly rawBody: Uint8Array | string }
);

const aRequest: Expectation = {
  what: "a Request, or an object with the headers and the body as it was sent",
  fits: isObject,
  look(value, at) {
    const headers: unknown = isObject(value) ? Reflect.get(value, "headers") : undefined;
    if (typeof headers === "object" && headers !== null) return;
    throw new TypeError(`${at} has no headers. It must be ${aRequest.what}.`);
  },
};

const fixedSecrets: Expectation = {
  what: "a secret, or a list of secrets",
  fits: (value) => typeof value === "string" || Array.isArray(value),
};

/** A verified event; or the reason for a refusal, with the status to answer. */
export type VerifiedEvent =
  | (ReadEvent & { readonly ok: true })
  | {
      readonly ok: false;
      /** `missing`, `malformed`, `mismatch`: the signature. `not_an_event`: signed correctly, but not an event. */
      readonly reason: "missing" | "malformed" | "mismatch" | "not_an_event";
      /** 401: it is accepted when it comes again, once the secret is right. 204: it must not come again. */
      readonly status: 401 | 204;
    };

/**
 * Verifies and parses one event, and nothing else: for vendors with their own queue. Act on the state that you read from
 * the marketplace, not on the content of the event; `provisioner.reconcile(id)` does so.
 *
 * @param secrets the notification secret; several while one is being replaced, the current one first.
 * @throws {TypeError} when an argument is missing, or of the wrong kind.
 * @throws {SignatureError} when a secret is missing or empty.
 *
 * @example
 * ```ts
 * const verified = await verifyEvent(request, process.env.EVENT_SECRET ?? "");
 * if (!verified.ok) return new Response(null, { status: verified.status });
 * if (verified.event.entity === "Subscription") await queue.send("subscription", { id: verified.event.id });
 * return new Response(null, { status: 204 });
 * ```
 */
export async function verifyEvent(
  request: SignedRequest,
  secrets: string | readonly string[],
): Promise<VerifiedEvent> {
  checkValue("request of verifyEvent", request, required(aRequest));
  checkValue("secrets of verifyEvent", secrets, required(fixedSecrets));
  const list = typeof secrets === "string" ? [secrets] : secrets;
  checkFilled("secrets of verifyEvent", list);
  const body = await readBytes(request);
  const header = findHeader(request.headers, headerNames.eventSignature);
  const verification = verify({ body, header, secrets: list });
  if (!verification.ok) return { ok: false, reason: verification.reason, status: 401 };
  const read = readEvent(new TextDecoder().decode(body));
  return read === undefined ? { ok: false, reason: "not_an_event", status: 204 } : { ok: true, ...read };
}

/**
 * The bytes as they were sent.
 *
 * @throws {BodyConsumedError} when only a parsed body is left.
 */
async function readBytes(request: object): Promise<Uint8Array> {
  // Each platform has another selection of them.
  const { rawBody, body, arrayBuffer, bodyUsed }: Partial<Record<string, unknown>> = {
    rawBody: Reflect.get(request, "rawBody"),
    body: Reflect.get(request, "body"),
    arrayBuffer: Reflect.get(request, "arrayBuffer"),
    bodyUsed: Reflect.get(request, "bodyUsed"),
  };
  const bytes = toBytes(rawBody) ?? toBytes(body);
  if (bytes !== undefined) return bytes;
  if (typeof arrayBuffer === "function" && bodyUsed !== true) {
    const read: unknown = await Reflect.apply(arrayBuffer, request, []);
    return toBytes(read) ?? new Uint8Array(0);
  }
  throw new BodyConsumedError("fetch");
}

function toBytes(value: unknown): Uint8Array | undefined {
  if (typeof value === "string") return new TextEncoder().encode(value);
  if (isBytes(value)) return value;
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  // Also one of another realm, as some platforms have it.
  return Object.prototype.toString.call(value) === "[object ArrayBuffer]"
    ? new Uint8Array(value as ArrayBuffer)
    : undefined;
}

type HeaderText = string | readonly string[] | null | undefined;

function findHeader(headers: SignedHeaders, name: string): HeaderText {
  const wanted = name.toLowerCase();
  const entries =
    Symbol.iterator in headers ? [...(headers as Iterable<readonly [string, string]>)] : undefined;
  if (entries !== undefined) {
    const found = entries
      .filter(([given]) => String(given).toLowerCase() === wanted)
      .map(([, value]) => value);
    return found.length > 1 ? found : found[0];
  }
  if ("get" in headers && typeof headers.get === "function") return headers.get(name) ?? headers.get(wanted);
  return Object.entries(headers as Readonly<Record<string, HeaderText>>).find(
    ([given]) => given.toLowerCase() === wanted,
  )?.[1];
}
