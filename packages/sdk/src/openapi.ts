/** Every operation of the spec by its path, over openapi-fetch. A separate entry point: it is a fifth of the SDK. */
import createClient, { type Middleware } from "openapi-fetch";
import type { Marketplace } from "./client.js";
import { type Call, withResponse } from "./core/call.js";
import { describeCall } from "./core/call-by-path.js";
import type { Connection } from "./core/connection.js";
import { ApiError } from "./core/errors.js";
import { toJson, toPath, toQuery } from "./core/request.js";
import { onAbort } from "./core/time-limit.js";
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

/** What an answer is read as. */
interface Parsed {
  readonly text: string;
  readonly blob: Blob;
  readonly arrayBuffer: ArrayBuffer;
  readonly stream: ReadableStream<Uint8Array> | null;
}

/** How an answer is read. */
export type ParseAs = "json" | keyof Parsed;

/** Parameters, with none where the operation has none: an extra key would compile, and be sent. */
type Exact<Parameters> = Parameters & {
  readonly [Place in Exclude<"path" | "query" | "header" | "cookie", keyof Parameters>]?: never;
};

/** The parameters and the body of an operation, and the options of a call. */
export type OpenApiInput<Operation, As extends ParseAs = ParseAs> = (Operation extends {
  parameters: infer Parameters;
}
  ? Optional<Parameters> extends true
    ? { readonly params?: Exact<Parameters> }
    : { readonly params: Exact<Parameters> }
  : unknown) &
  (Operation extends { requestBody: { content: { "application/json": infer Body } } }
    ? { readonly body: Body }
    : { readonly body?: never }) &
  (Blob extends Data<Operation>
    ? {
        /** How to read an answer that is not JSON. */
        readonly parseAs: "blob";
      }
    : {
        /** `text` answers the body as it came, `stream` as a stream. By default it is parsed. */
        readonly parseAs?: As;
      }) &
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
export type OpenApiAnswer<Operation, As extends ParseAs = "json"> =
  | {
      readonly data: As extends keyof Parsed ? Parsed[As] : Data<Operation>;
      readonly error?: undefined;
      readonly response: Response;
    }
  | { readonly data?: undefined; readonly error: ErrorResponse; readonly response: Response };

/** Sends an operation by its path. */
export type OpenApiMethod<Name extends Method> = <Path extends PathsWith<Name>, As extends ParseAs = "json">(
  path: Path,
  ...input: Optional<OpenApiInput<paths[Path][Name & keyof paths[Path]], As>> extends true
    ? [input?: OpenApiInput<paths[Path][Name & keyof paths[Path]], As>]
    : [input: OpenApiInput<paths[Path][Name & keyof paths[Path]], As>]
) => Promise<OpenApiAnswer<paths[Path][Name & keyof paths[Path]], As>>;

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

/** What openapi-fetch calls for each method of HTTP, with its types left out. */
type Send = (path: string, input?: Readonly<Record<string, unknown>>) => Promise<unknown>;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** openapi-fetch writes the request, and the connection sends it. */
function createOpenApiClient(connection: Connection): OpenApiClient {
  const { base } = connection;
  const client = createClient<paths>({
    baseUrl: base,
    querySerializer: (query) => toQuery(query) ?? FINDS_NOTHING,
    bodySerializer: (body) => toJson("body", body),
    pathSerializer: (url, values) => base + toPath(url.slice(base.length), values, base),
  });
  const { use, eject } = client;
  // The same calls with other types; a test compiles both against the same paths.
  const untyped = client as unknown as Readonly<Record<(typeof methods)[number], Send>>;
  // The options of a call are kept beside its request: a middleware may return a new one, which has none of them.
  const withOptions =
    (send: Send): Send =>
    async (path, given = {}, ...more: unknown[]) => {
      if (more.length > 0) throw new TypeError("The options of a call stand beside its params");
      const { signal, timeout, deadline, retries, apiVersion, idempotencyKey, ...input } = given;
      const own = signal ? follow(signal as AbortSignal) : undefined;
      const call = send(path, {
        ...input,
        signal: own?.signal,
        fetch: (request: Request) =>
          new URL(request.url).hash === FINDS_NOTHING
            ? Promise.resolve(findNothing(request))
            : sendThrough(connection, request, {
                path,
                headers: input["headers"],
                // A stream has no end that could be awaited.
                read:
                  input["parseAs"] === "stream"
                    ? { answer: "stream", mayBeEmpty: false }
                    : { answer: "text" },
                // Checked by the connection, as those of every call.
                options: {
                  signal: own?.signal,
                  timeout,
                  deadline,
                  retries,
                  apiVersion,
                  idempotencyKey,
                } as CallOptions,
              }),
      });
      return own ? call.finally(own.release) : call;
    };
  const calls = Object.fromEntries(methods.map((method) => [method, withOptions(untyped[method])]));
  return { ...calls, use, eject } as unknown as OpenApiClient;
}

/** A signal of one call: a `Request` listens to its signal until it is collected, and the caller's may live for long. */
function follow(signal: AbortSignal): { readonly signal: AbortSignal; readonly release: () => void } {
  const own = new AbortController();
  const abort = (): void => own.abort(signal.reason);
  if (signal.aborted) abort();
  return { signal: own.signal, release: onAbort(signal, abort) };
}

/** The answer of a list in which nothing is found. */
function findNothing({ method }: Request): Response {
  const numbers = { pageNumber: 1, pageSize: defaultPageSize, totalItems: 0, totalPages: 0 };
  const headers = new Headers({ "content-type": "application/json" });
  for (const [name, number] of Object.entries(numbers)) headers.set(pagePrefix + name, String(number));
  return new Response(method === "HEAD" ? null : "[]", { headers });
}

/** A call as the program made it. */
interface Asked {
  /** The path of the spec. */
  readonly path: string;
  readonly headers: unknown;
  /** How its answer is read. */
  readonly read: Pick<Call, "answer" | "mayBeEmpty">;
  readonly options: CallOptions;
}

/** Sends a request of openapi-fetch through the connection. */
async function sendThrough(
  connection: Connection,
  request: Request,
  { path, headers: given, read, options }: Asked,
): Promise<Response> {
  const { method, url } = request;
  const { pathname, searchParams } = new URL(url);
  const text = await request.text();
  const headers = new Headers(request.headers);
  // openapi-fetch sets it for every body. Unless the call names it, that of the client comes first.
  const type = headers.get("content-type");
  if (type === "application/json" && !new Headers(toHeadersInit(given)).has("content-type"))
    headers.delete("content-type");
  const call = describeCall(method, pathOf(pathname, path, connection), Object.fromEntries(searchParams));
  // A new request of a middleware does not follow the signal of the call.
  const signals = [request.signal, options.signal].filter((signal) => signal instanceof AbortSignal);
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  try {
    const { data, response } = await withResponse(
      connection.call<string | Blob | ReadableStream | undefined>(
        { url, body: text ? JSON.parse(text) : undefined, ...call, ...read },
        { ...options, signal, headers: Object.fromEntries(headers) },
      ),
    );
    return new Response(data ?? null, response);
  } catch (error) {
    // A refused HEAD has no body, and openapi-fetch would return an empty `error` for it.
    if (ApiError.is(error) && method !== "HEAD") return new Response(error.body || toBody(error), error);
    throw error;
  }
}

/** The body of a refused sign-in, which is not kept as it came. */
function toBody({ holders }: ApiError): string {
  const errorHolders = holders.map(({ text: error, ...holder }) => ({ ...holder, error }));
  return JSON.stringify({ errorHolders });
}

/** The headers of a call as openapi-fetch takes them: numbers are texts, and `null` takes a header away. */
function toHeadersInit(headers: unknown): ConstructorParameters<typeof Headers>[0] {
  if (Array.isArray(headers) || headers instanceof Headers) return headers as Headers;
  return Object.fromEntries(Object.entries(Object(headers)).map(([name, value]) => [name, String(value)]));
}

/** The path of the spec, unless a middleware has sent the request elsewhere: then its own. */
function pathOf(pathname: string, path: string, { base }: Connection): string {
  const sent = pathname.replace(new URL(base).pathname, "");
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`).test(sent) ? path : sent;
}
