import type { IncomingMessage } from "node:http";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { toFetch } from "../adapters/fetch.js";
import type { Receiver } from "./create-receiver.js";
import { verifyEvent } from "./verify-event.js";

// The request of each runtime, with the members that its own types give it.

/** Headers of a class of its own, which is not the global one. */
interface ForeignHeaders extends Iterable<[string, string]> {
  get(name: string): string | null;
  has(name: string): boolean;
  forEach(each: (value: string, name: string) => void): void;
}

/** Azure Functions: a class of its own, with the headers and the stream of undici. */
interface AzureRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: ForeignHeaders;
  readonly query: URLSearchParams;
  readonly body: NodeStream | null;
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Cloudflare Workers: a stream whose reader is made with options. */
interface WorkersRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: ForeignHeaders;
  readonly body: {
    readonly locked: boolean;
    getReader(): {
      readonly closed: Promise<void>;
      read(): Promise<{ done: false; value: Uint8Array } | { done: true; value?: undefined }>;
      cancel(reason?: unknown): Promise<void>;
      releaseLock(): void;
    };
    cancel(reason?: unknown): Promise<void>;
  } | null;
  readonly bodyUsed: boolean;
  readonly cf?: unknown;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Bun: the global request, with parameters of its routes. */
interface BunRequest extends Request {
  readonly params: Readonly<Record<string, string>>;
}

/** Google Cloud Functions: a request of Express that keeps the bytes. */
interface GoogleRequest extends IncomingMessage {
  readonly body: unknown;
  readonly rawBody: Buffer;
}

/** Lambda: headers as an object, and the body as text. */
interface LambdaEvent {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

declare const receiver: Receiver;
declare const requests: {
  readonly azure: AzureRequest;
  readonly bun: BunRequest;
  readonly fetch: Request;
  readonly google: GoogleRequest;
  readonly lambda: LambdaEvent;
  readonly workers: WorkersRequest;
};

export async function compiles(): Promise<void> {
  // Deno, Netlify, Next.js and Hono have the global one.
  await verifyEvent(requests.fetch, "secret");
  await verifyEvent(requests.azure, "secret");
  await verifyEvent(requests.bun, "secret");
  await verifyEvent(requests.workers, "secret");
  await verifyEvent({ headers: requests.google.headers, rawBody: requests.google.rawBody }, "secret");
  await verifyEvent(requests.lambda, "secret");

  const handle = toFetch(receiver);
  await handle(requests.fetch);
  await handle(requests.azure);
  await handle(requests.bun);
  await handle(requests.workers);
}

export async function doesNotCompile(request: IncomingMessage): Promise<void> {
  // @ts-expect-error A request of Node is a stream: its bytes are read first.
  await verifyEvent(request, "secret");
  // @ts-expect-error It has no headers with `get`: `toNode` is for it.
  await toFetch(receiver)(request);
  // @ts-expect-error A body that was parsed is not what was signed.
  await verifyEvent({ headers: {}, body: { id: "12" } }, "secret");
}
