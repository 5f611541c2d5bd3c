import { headerNames } from "@syndikit/contract";
import { type CallOptions, isCallError, type Marketplace } from "@syndikit/sdk";
import { type Middleware, withOpenApi } from "@syndikit/sdk/openapi";
import type { Prepared } from "./request-of.js";

/** An answer, whatever its status. */
export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** The same request as a command. */
  readonly curl: string;
}

/** What `openapi` takes for every operation. Its own types know one path each. */
type CallByPath = (
  path: string,
  input: CallOptions & {
    readonly params: object;
    readonly body: unknown;
    readonly parseAs: "stream";
    readonly middleware: readonly Middleware[];
  },
) => Promise<{
  readonly data?: ReadableStream<Uint8Array> | null;
  readonly error?: unknown;
  readonly response: Response;
}>;

/** The reader sees the first answer, and moving the clock takes long. */
const limits: CallOptions = { retries: 0, timeout: 300_000, deadline: 300_000 };

/**
 * Sends an operation by its path.
 *
 * @throws {CallError} when no answer came.
 */
export async function sendByPath(
  market: Marketplace,
  { method, path, params, body }: Prepared,
): Promise<Answered> {
  const calls = withOpenApi(market).openapi as unknown as Readonly<Record<string, CallByPath>>;
  let curl = "";
  const watch: Middleware = {
    async onRequest({ request }) {
      curl = toCurl(request.clone(), await request.clone().text());
    },
  };
  const began = performance.now();
  const answerOf = (status: number, headers: Headers, text: string): Answered => {
    return {
      status,
      milliseconds: Math.round(performance.now() - began),
      headers: [...headers],
      body: text,
      curl,
    };
  };
  try {
    const answer = await calls[method]?.(path, {
      params,
      body,
      parseAs: "stream",
      middleware: [watch],
      ...limits,
    });
    if (answer === undefined) throw new TypeError(`No calls by ${method}`);
    const { data, error, response } = answer;
    const text = error === undefined ? await read(data, response.headers) : JSON.stringify(error, null, 2);
    return answerOf(response.status, response.headers, text);
  } catch (error) {
    // An answer too, such as a refused HEAD, or the page of a proxy.
    if (isCallError(error) && "status" in error) return answerOf(error.status, error.headers, error.body);
    throw error;
  }
}

/** A body for the reader: JSON is indented. */
async function read(body: ReadableStream<Uint8Array> | null | undefined, headers: Headers): Promise<string> {
  const type = headers.get("Content-Type") ?? "";
  if (type.includes("event-stream")) {
    await body?.cancel();
    return "(a stream: follow it with curl)";
  }
  const content = new Response(body);
  if (type.includes("pdf")) return `(a document of ${(await content.blob()).size} bytes: save it with curl)`;
  const text = await content.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function toCurl({ method, url, headers }: Request, body: string): string {
  const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const all = [[headerNames.authToken, "$TOKEN"], ...headers];
  return [
    method === "HEAD" ? "curl --head" : `curl -X ${method}`,
    ...all.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body === "" ? [] : [`-d ${quote(body)}`]),
    quote(url),
  ].join(" \\\n  ");
}
