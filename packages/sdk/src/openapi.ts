/** Calls by their path: every operation of the spec over openapi-fetch, and any other one by hand. */
import createClient, { type Client } from "openapi-fetch";
import { type Call, withResponse } from "./core/call.js";
import type { Connection } from "./core/connection.js";
import { ApiError } from "./core/errors.js";
import { toPath, toQuery } from "./core/request.js";
import type { paths } from "./generated/paths.gen.js";
import { signInPath } from "./generated/wire.gen.js";
import type { CallDefaults, CallOptions } from "./options.js";

/** A client of openapi-fetch. */
export type OpenApiClient = Client<paths>;

/** What a call by its path sends. */
export interface RequestInput {
  /** What stands in the path: a reference for `{id}`, a text for the others. */
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Sends a request that no method and no path of the spec describes. */
export type SendRequest = <Value = unknown>(
  method: string,
  path: string,
  input?: RequestInput,
  options?: CallOptions,
) => Promise<Value>;

const repeatable = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"];

/** What is known of a call by its path alone: a POST or a PATCH may bill somebody. */
function describeCall(method: string, path: string, query: object): Omit<Call, "path"> {
  if (path === signInPath && "expire" in query) {
    throw new TypeError("A permanent token ends the previous one: use login.permanentToken");
  }
  const operation = `${method} ${path}`;
  return {
    operation,
    method,
    once: !repeatable.includes(method),
    signsIn: path === signInPath,
    answer: "any",
  };
}

export function createRequest(connection: Connection): SendRequest {
  return async (method, path, { path: values = {}, query = {}, body } = {}, options) => {
    // What a URL would make another path of is no path.
    if (!path.startsWith("/") || new URL(path, connection.base).pathname !== encodeURI(path)) {
      throw new TypeError(`Not a path like /subscription/{id}: ${JSON.stringify(path)}`);
    }
    const call = describeCall(method.toUpperCase(), path, query);
    return connection.call({ ...call, path, values, query, body }, options);
  };
}

/**
 * openapi-fetch writes the request; the connection sends it, with its credential, retries and limits. A refusal by the
 * marketplace is its `error`; whatever else goes wrong is thrown, so `error` is never empty.
 */
export function createOpenApiClient(connection: Connection): OpenApiClient {
  const { base } = connection;
  const templates = new WeakMap<Request, string>();
  const client = createClient<paths>({
    baseUrl: base,
    querySerializer: toQuery,
    pathSerializer: (url, values) => base + toPath(url.slice(base.length), values, base),
    fetch: (request) => send(connection, request, templates.get(request)),
  });
  client.use({ onRequest: ({ request, schemaPath }) => void templates.set(request, schemaPath) });
  return client;
}

/** A middleware of openapi-fetch may have made another request: then its template is its path. */
async function send(connection: Connection, request: Request, template?: string): Promise<Response> {
  const { method, url, headers, signal } = request;
  const { pathname, searchParams } = new URL(url);
  const path = template ?? pathname.replace(new URL(connection.base).pathname, "");
  const body = (await request.text()) || undefined;
  // openapi-fetch puts what it does not know of a call on its request.
  const { timeout, deadline, retries, apiVersion }: CallDefaults = Object(request);
  const call = describeCall(method, path, Object.fromEntries(searchParams));
  try {
    const answer = await withResponse(
      connection.call<unknown>(
        { ...call, path, written: { url, body } },
        { signal, timeout, deadline, retries, apiVersion, headers: Object.fromEntries(headers) },
      ),
    );
    const { data, response } = answer;
    return new Response(data === undefined ? null : JSON.stringify(data), response);
  } catch (error) {
    if (ApiError.is(error)) return new Response(error.body, error);
    throw error;
  }
}
