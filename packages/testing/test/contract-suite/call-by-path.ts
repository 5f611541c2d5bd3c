import { type Operation, type OperationId, operations } from "@syndikit/contract";
import { ApiError, type CallOptions, createMarketplace } from "@syndikit/sdk";
import { withOpenApi } from "@syndikit/sdk/openapi";
import type { Account } from "../../src/index.js";
import type { Input } from "./sample-request.js";
import { passwordOf } from "./sample-request.js";

/** An answer, as far as the contract says something about it. */
export interface Answered {
  readonly status: number;
  /** Its JSON, or its bytes; `undefined`: none. */
  readonly body: unknown;
}

/** Who calls, and how a request is sent. */
export interface Caller {
  readonly base: string;
  readonly account: Account;
  send(request: Request): Promise<Response>;
}

/** What `openapi` takes for every operation. Its own types know one path each. */
type CallByPath = (
  path: string,
  input: { readonly params: object; readonly body: unknown; readonly parseAs: string } & CallOptions,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/** Calls an operation as a program does that goes by the paths of the spec. */
export async function callByPath(
  id: OperationId,
  { path, query: { expire: _, ...query }, body }: Input,
  { base, account, send }: Caller,
): Promise<Answered> {
  const { method, path: template, mediaType }: Operation = operations[id];
  const { openapi } = withOpenApi(
    createMarketplace({
      baseUrl: base,
      // Basic, which does not end with a token when the marketplace is reset. By its path, too, a client signs in with
      // its own password, for a short time only: a permanent token has a method of its own.
      auth: { ...signInOf(account), credential: () => signInOf(account) },
      retries: 0,
      fetch: (url, init) => send(new Request(url, init)),
    }),
  );
  const parseAs = parsed[mediaType ?? ""] ?? "text";
  const calls = openapi as unknown as Readonly<Record<string, CallByPath>>;
  try {
    const answer = await calls[method]?.(template, { params: { path, query }, body, parseAs, ...patience });
    if (answer === undefined) throw new Error(`No calls by ${method}`);
    const { data, error, response } = answer;
    return { status: response.status, body: error ?? (await bodyOf(data)) };
  } catch (error) {
    // A refused HEAD has no body that could be its error.
    if (method === "HEAD" && ApiError.is(error)) return { status: error.status, body: undefined };
    throw error;
  }
}

/** Moving the clock takes long on a busy machine, and a call by its path has the limits of all calls. */
const patience: CallOptions = { timeout: 300_000, deadline: 300_000 };

/** How an answer is read that is not JSON. */
const parsed: Readonly<Record<string, string>> = {
  "application/pdf": "blob",
  "text/event-stream": "stream",
};

function signInOf(account: Account): { readonly username: string; readonly password: string } {
  return { username: account, password: passwordOf(account) };
}

async function bodyOf(data: unknown): Promise<unknown> {
  if (data instanceof ReadableStream) return JSON.parse(await firstEventOf(data));
  if (data instanceof Blob) return data.text();
  return typeof data === "string" && data !== "" ? JSON.parse(data) : data || undefined;
}

/** The data of the first event of a stream, which never ends. */
async function firstEventOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const data = /^data: ?(.+)\n/m.exec(text)?.[1];
    // Leaving the loop ends the stream.
    if (data !== undefined) return data;
  }
  throw new Error(`The stream ended without an event: ${text}`);
}
