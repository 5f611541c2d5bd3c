import { BodyConsumedError } from "../http/body-consumed-error.js";
import { type BodySource, checkEndpoint, type Endpoint, type HeaderValue } from "../http/endpoint.js";

/** The event of a function: API Gateway version 1 or 2, a function URL, a load balancer, or VPC Lattice. */
export interface LambdaEvent {
  readonly httpMethod?: string;
  readonly path?: string;
  readonly rawPath?: string;
  readonly rawQueryString?: string;
  readonly requestContext?: {
    readonly http?: { readonly method?: string; readonly path?: string };
    /** Present if it comes from a load balancer. */
    readonly elb?: object;
  };
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>> | null;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
  readonly queryStringParameters?: Readonly<Record<string, string | readonly string[] | undefined>> | null;
  readonly multiValueQueryStringParameters?: Readonly<Record<string, readonly string[] | undefined>> | null;
  /** These are the names that VPC Lattice uses; `path` and `headers` are as above. */
  readonly method?: string;
  readonly raw_path?: string;
  readonly query_string_parameters?: Readonly<Record<string, string | undefined>> | null;
  readonly is_base64_encoded?: boolean;
}

/** The answer of a function. */
export interface LambdaResult {
  readonly statusCode: number;
  /** Absent where lists of values are used. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For a load balancer that is set up to use lists of values; it ignores `headers`. */
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
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
    const text = method === "HEAD" ? "" : (body ?? "");
    if (!wantsLists(event)) return { statusCode: status, headers, body: text };
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    return { statusCode: status, multiValueHeaders: lists, body: text };
  };
}

function findHeader({ headers, multiValueHeaders }: LambdaEvent, wanted: string): HeaderValue {
  // Version 1 keeps only the last of several equal headers in `headers`, and all of them in the other map.
  const all = { ...headers, ...multiValueHeaders };
  return Object.entries(all).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** A load balancer uses either lists of values for everything, or single values for everything. */
function wantsLists({ requestContext, multiValueHeaders }: LambdaEvent): boolean {
  return requestContext?.elb !== undefined && multiValueHeaders !== undefined && multiValueHeaders !== null;
}

function findQuery(event: LambdaEvent): string {
  if (event.rawQueryString !== undefined) return event.rawQueryString;
  // The lattice, version 1, decodes the parameters, but not the path.
  const rawQuery = event.raw_path?.split("?", 2)[1];
  if (rawQuery !== undefined) return rawQuery;
  const given =
    event.multiValueQueryStringParameters ??
    event.queryStringParameters ??
    event.query_string_parameters ??
    {};
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : (value ?? [])).map((one): [string, string] => [name, one]),
  );
  // A load balancer passes them on as they are in the URL; everybody else has decoded them.
  if (event.requestContext?.elb !== undefined) return pairs.map((pair) => pair.join("=")).join("&");
  return new URLSearchParams(pairs).toString();
}

function openBody(event: LambdaEvent): BodySource {
  const { body, isBase64Encoded = event.is_base64_encoded } = event;
  if (body === undefined || body === null) return undefined;
  if (typeof body !== "string") throw new BodyConsumedError("lambda");
  if (!isBase64Encoded) return new TextEncoder().encode(body);
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
