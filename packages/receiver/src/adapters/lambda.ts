import { BodyConsumedError } from "../http/body-consumed-error.js";
import { type BodySource, checkEndpoint, type Endpoint, type HeaderValue } from "../http/endpoint.js";

/** The event of a function: API Gateway version 1 or 2, a function URL, a load balancer, or VPC Lattice. */
export interface LambdaEvent {
  readonly httpMethod?: string;
  readonly path?: string;
  readonly rawPath?: string;
  readonly rawQueryString?: string;
  readonly requestContext?: { readonly http?: { readonly method?: string; readonly path?: string } };
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>> | null;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
  readonly queryStringParameters?: Readonly<Record<string, string | readonly string[] | undefined>> | null;
  /** These are the names that VPC Lattice uses; `path` and `headers` are as above. */
  readonly method?: string;
  readonly raw_path?: string;
  readonly query_string_parameters?: Readonly<Record<string, string | undefined>> | null;
  readonly is_base64_encoded?: boolean;
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
 * @throws {TypeError} when it is given no endpoint.
 *
 * @example
 * ```ts
 * export const handler = toLambda(receiver);
 * ```
 */
export function toLambda(endpoint: Endpoint): (event: LambdaEvent) => Promise<LambdaResult> {
  checkEndpoint("toLambda", endpoint);
  return async (event) => {
    const http = event.requestContext?.http;
    const method = event.httpMethod ?? http?.method ?? event.method ?? "";
    const path = event.rawPath ?? event.path ?? event.raw_path ?? http?.path ?? "/";
    const { status, headers, body } = await endpoint.handle({
      method,
      path: path.split("?", 1)[0] ?? "/",
      query: findQuery(event),
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

function findQuery(event: LambdaEvent): string {
  if (event.rawQueryString !== undefined) return event.rawQueryString;
  const query = new URLSearchParams();
  const given = event.queryStringParameters ?? event.query_string_parameters ?? {};
  for (const [name, value] of Object.entries(given)) {
    for (const one of typeof value === "string" ? [value] : (value ?? [])) query.append(name, one);
  }
  return query.toString();
}

function openBody(event: LambdaEvent): BodySource {
  const { body, isBase64Encoded = event.is_base64_encoded } = event;
  if (body === undefined || body === null) return undefined;
  if (typeof body !== "string") throw new BodyConsumedError("lambda");
  if (!isBase64Encoded) return new TextEncoder().encode(body);
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
