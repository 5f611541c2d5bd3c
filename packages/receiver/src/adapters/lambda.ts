import { BodyConsumedError } from "../http/body-consumed-error.js";
import type { BodySource, Endpoint, HeaderValue } from "../http/endpoint.js";

/** The event of a function: API Gateway version 1 or 2, a function URL, or a load balancer. */
export interface LambdaEvent {
  readonly httpMethod?: string;
  readonly path?: string;
  readonly rawPath?: string;
  readonly requestContext?: { readonly http?: { readonly method?: string; readonly path?: string } };
  readonly headers?: Readonly<Record<string, string | undefined>> | null;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
}

/** The answer of a function. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * An endpoint as a function on AWS Lambda. The platform may freeze the process after an answer, so create the
 * receiver with `mode: "inline"`.
 *
 * @example
 * ```ts
 * export const handler = toLambda(receiver);
 * ```
 */
export function toLambda(endpoint: Endpoint): (event: LambdaEvent) => Promise<LambdaResult> {
  return async (event) => {
    const http = event.requestContext?.http;
    const method = event.httpMethod ?? http?.method ?? "";
    const { status, headers, body } = await endpoint.handle({
      method,
      path: event.rawPath ?? event.path ?? http?.path ?? "/",
      header: (name) => findHeader(event, name.toLowerCase()),
      body: () => openBody(event),
    });
    return { statusCode: status, headers, body: method === "HEAD" ? "" : (body ?? "") };
  };
}

function findHeader({ headers, multiValueHeaders }: LambdaEvent, wanted: string): HeaderValue {
  // Version 1 keeps only the last of several equal headers in `headers`, and all of them in the other map.
  const all = { ...headers, ...multiValueHeaders };
  return Object.entries(all).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

function openBody({ body, isBase64Encoded }: LambdaEvent): BodySource {
  if (body === undefined || body === null) return undefined;
  if (typeof body !== "string") throw new BodyConsumedError("lambda");
  if (!isBase64Encoded) return new TextEncoder().encode(body);
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
