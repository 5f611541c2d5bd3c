import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { checkValue, type Expectation, isObject, required } from "../check-options.js";
import { type ReadEvent, readEvent } from "../events/event.js";

/** A delivery: a `Request`, or its headers with the bytes of its body, exactly as they were sent. */
export type SignedRequest =
  | Request
  | {
      readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
      readonly body: Uint8Array | string;
    };

const aRequest: Expectation = {
  what: "a Request, or an object with the headers and the body as it was sent",
  fits: isObject,
  look(value, at) {
    if (value instanceof Request || (isObject(value) && isObject(Reflect.get(value, "headers")))) return;
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
  const given = request instanceof Request ? new Uint8Array(await request.arrayBuffer()) : request.body;
  const body = typeof given === "string" ? new TextEncoder().encode(given) : given;
  const header = findHeader(request.headers, headerNames.eventSignature);
  const verification = verify({ body, header, secrets: typeof secrets === "string" ? [secrets] : secrets });
  if (!verification.ok) return { ok: false, reason: verification.reason, status: 401 };
  const read = readEvent(new TextDecoder().decode(body));
  return read === undefined ? { ok: false, reason: "not_an_event", status: 204 } : { ok: true, ...read };
}

function findHeader(
  headers: SignedRequest["headers"],
  name: string,
): string | readonly string[] | null | undefined {
  if (headers instanceof Headers) return headers.get(name);
  const wanted = name.toLowerCase();
  return Object.entries(headers).find(([given]) => given.toLowerCase() === wanted)?.[1];
}
