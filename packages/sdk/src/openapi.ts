/** Every operation of the spec by its path, over openapi-fetch. A separate entry point: it is a fifth of the SDK. */
import createClient, { type Middleware } from "openapi-fetch";
import type { Marketplace } from "./client.js";
import { withResponse } from "./core/call.js";
import { describeCall } from "./core/call-by-path.js";
import type { Connection } from "./core/connection.js";
import { ApiError } from "./core/errors.js";
import { toJson, toPath, toQuery } from "./core/request.js";
import type { ErrorResponse } from "./generated/models.gen.js";
import type { paths } from "./generated/paths.gen.js";
import { defaultPageSize, pagePrefix } from "./generated/wire.gen.js";
import type { CallOptions, ClientDefaults } from "./options.js";

export type { Middleware } from "openapi-fetch";
export type { paths } from "./generated/paths.gen.js";

type Method = "get" | "head" | "post" | "put" | "patch" | "delete";

type PathsWith<Name extends Method> = {
  [Path in keyof paths]: Name extends keyof paths[Path] ? Path : never;
}[keyof paths];

type Optional<Parameters> = Record<never, never> extends Parameters ? true : false;

/** The parameters and the body of an operation, and the options of a call. */
export type OpenApiInput<Operation> = (Operation extends { parameters: infer Parameters }
  ? Optional<Parameters> extends true
    ? { readonly params?: Parameters }
    : { readonly params: Parameters }
  : unknown) &
  (Operation extends { requestBody: { content: { "application/json": infer Body } } }
    ? { readonly body: Body }
    : unknown) &
  (Blob extends Data<Operation>
    ? {
        /** How to read an answer that is not JSON. */
        readonly parseAs: "blob";
      }
    : unknown) &
  CallOptions & {
    /** Another host, which gets no credential. */
    readonly baseUrl?: string;
    /** Middlewares of openapi-fetch, for this call alone. */
    readonly middleware?: Middleware[];
  };

type Data<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends "default"
        ? never
        : Responses[Status] extends { content: { "application/json": infer Value } }
          ? Value
          : Responses[Status] extends { content: { "application/pdf": infer Document } }
            ? Document
            : undefined;
    }[keyof Responses]
  : never;

/** The answer of an operation, or the error with which the marketplace refused it. */
export type OpenApiAnswer<Operation> =
  | { readonly data: Data<Operation>; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ErrorResponse; readonly response: Response };

/** Sends an operation by its path. */
export type OpenApiMethod<Name extends Method> = <Path extends PathsWith<Name>>(
  path: Path,
  ...input: Optional<OpenApiInput<paths[Path][Name & keyof paths[Path]]>> extends true
    ? [input?: OpenApiInput<paths[Path][Name & keyof paths[Path]]>]
    : [input: OpenApiInput<paths[Path][Name & keyof paths[Path]]>]
) => Promise<OpenApiAnswer<paths[Path][Name & keyof paths[Path]]>>;

/**
 * A client of openapi-fetch, with the SDK's own types: those of openapi-fetch hide the names of models, and accept
 * parameters that do not exist.
 */
export interface OpenApiClient {
  readonly GET: OpenApiMethod<"get">;
  readonly HEAD: OpenApiMethod<"head">;
  readonly POST: OpenApiMethod<"post">;
  readonly PUT: OpenApiMethod<"put">;
  readonly PATCH: OpenApiMethod<"patch">;
  readonly DELETE: OpenApiMethod<"delete">;
  /** Puts middlewares of openapi-fetch around every call of this client. */
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/** A client with every operation of the spec by its path, too. */
export interface MarketplaceWithOpenApi extends Marketplace {
  /** Every operation of the spec by its path: a client of openapi-fetch, over the same credential, retries and limits. */
  readonly openapi: OpenApiClient;
  withOptions(defaults: ClientDefaults): MarketplaceWithOpenApi;
}

/**
 * Adds `openapi` to a client: every operation of the spec by its path. When the marketplace refuses a call, the answer
 * holds its `error`; every other failure is thrown.
 *
 * @example
 * const market = withOpenApi(createMarketplace(options));
 * const { data, error } = await market.openapi.GET("/subscription/{id}", { params: { path: { id: 42 } } });
 */
export function withOpenApi(market: Marketplace): MarketplaceWithOpenApi {
  return {
    ...market,
    openapi: createOpenApiClient(market.connection),
    withOptions: (defaults) => withOpenApi(market.withOptions(defaults)),
  };
}

/** Ends the address of a request with an empty list in its query. Nothing can match it, so it is not sent. */
const FINDS_NOTHING = "#nothing";

/** openapi-fetch writes the request, and the connection sends it. */
function createOpenApiClient(connection: Connection): OpenApiClient {
  const { base } = connection;
  const client = createClient<paths>({
    baseUrl: base,
    querySerializer: (query) => toQuery(query) ?? FINDS_NOTHING,
    bodySerializer: (body) => toJson("body", body),
    pathSerializer: (url, values) => base + toPath(url.slice(base.length), values, base),
    fetch: async (request) =>
      new URL(request.url).hash === FINDS_NOTHING ? findNothing(request) : send(connection, request),
  });
  client.use({ onRequest: ({ request, schemaPath }) => void Object.assign(request, { schemaPath }) });
  // The same calls with other types; a test compiles both against the same paths.
  return client as unknown as OpenApiClient;
}

/** The answer of a list in which nothing is found. */
function findNothing({ method }: Request): Response {
  const numbers = { pageNumber: 1, pageSize: defaultPageSize, totalItems: 0, totalPages: 0 };
  const headers = new Headers({ "content-type": "application/json" });
  for (const [name, number] of Object.entries(numbers)) headers.set(pagePrefix + name, String(number));
  return new Response(method === "HEAD" ? null : "[]", { headers });
}

/** What a request carries besides: openapi-fetch copies unknown options of a call to it, and the client adds the path of the spec. */
interface Extras extends CallOptions {
  readonly schemaPath?: string;
}

/** Sends a request of openapi-fetch through the connection. */
async function send(connection: Connection, request: Request): Promise<Response> {
  const { method, url, headers, signal } = request;
  const { pathname, searchParams } = new URL(url);
  const text = await request.text();
  const { schemaPath, timeout, deadline, retries, apiVersion, idempotencyKey }: Extras = Object(request);
  // A middleware of openapi-fetch may have replaced the request: then its own path is used.
  const path = schemaPath ?? pathname.replace(new URL(connection.base).pathname, "");
  const call = describeCall(method, path, Object.fromEntries(searchParams));
  try {
    const { data, response } = await withResponse(
      connection.call<unknown>(
        { url, body: text ? JSON.parse(text) : undefined, ...call },
        {
          signal,
          timeout,
          deadline,
          retries,
          apiVersion,
          idempotencyKey,
          headers: Object.fromEntries(headers),
        },
      ),
    );
    // The JSON of undefined is undefined: no body.
    const body = data instanceof Blob ? data : JSON.stringify(data);
    return new Response(body, response);
  } catch (error) {
    // A refused HEAD has no body, and openapi-fetch would return an empty `error` for it.
    if (ApiError.is(error) && method !== "HEAD") return new Response(error.body, error);
    throw error;
  }
}
