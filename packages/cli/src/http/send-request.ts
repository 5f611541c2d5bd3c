import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { lookUp } from "./host.js";
import type { Network } from "./network.js";
import { type FailureReason, type HeaderList, type Outcome, toHeaderList } from "./outcome.js";
import { findProxyError, type ProxyError } from "./proxy-error.js";

/** A request that is sent unchanged: header names keep their spelling and order. */
interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly network: Network;
  /** The headers without `Host` and Content-Length, which are added when the request is sent. */
  readonly headers: HeaderList;
  readonly body?: Uint8Array | undefined;
  /** Sends the body in chunks, without Content-Length. */
  readonly chunked?: boolean;
  /** The time limit for the whole request, in milliseconds. */
  readonly timeout: number;
  /** Whether the certificate must be trusted; true when absent. */
  readonly checkCertificate?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** About how many bytes of the answer's body to keep; 1 MiB when absent. */
  readonly keptBytes?: number;
}

/**
 * Sends one request, and follows no redirect. `fetch` would change headers and hide why a connection failed. Here
 * each kind of failure has its own reason, and nothing is thrown.
 */
export function sendRequest(outgoing: OutgoingRequest): Promise<Outcome> {
  const { method, url, network, body, chunked = false, timeout, checkCertificate = true, signal } = outgoing;
  const { keptBytes = 1_048_576 } = outgoing;
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  return new Promise((resolve) => {
    const ending = new AbortController();
    const fail = (reason: FailureReason, code: string, advice?: string): void =>
      resolve({ kind: "failure", reason, code, ...(advice && { advice }), durationMs: elapsed() });
    const failAtProxy = ({ code, message }: ProxyError): void => fail("proxy", code, message);
    const route = network.routeTo(url, ending.signal);

    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const request = send(url, {
      method,
      path: route.path,
      headers: [...toNodeHeaders(outgoing, chunked), ...route.headers.flat()],
      agent: route.agent,
      lookup: lookUp,
      rejectUnauthorized: checkCertificate,
    });
    const timer = setTimeout(() => {
      fail("timeout", "ETIMEDOUT");
      ending.abort();
      request.destroy();
    }, timeout);
    const stop = (): void => {
      fail("stopped", "ABORT_ERR");
      ending.abort();
      request.destroy();
    };
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });

    let isAnswered = false;
    request.on("response", (response) => {
      isAnswered = true;
      const refusal = route.refusal(response.statusCode ?? 0);
      if (refusal !== undefined) {
        failAtProxy(refusal);
        request.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      let length = 0;
      response.on("data", (chunk: Buffer) => {
        if (length < keptBytes) chunks.push(chunk);
        length += chunk.length;
      });
      response.on("end", () =>
        resolve({
          kind: "answer",
          status: response.statusCode ?? 0,
          headers: toHeaderList(response.rawHeaders),
          body: Buffer.concat(chunks),
          durationMs: elapsed(),
        }),
      );
      response.on("error", (error: NodeJS.ErrnoException) => fail("reset", error.code ?? error.message));
    });
    // An answer that switches to another protocol is one too. Node leaves its connection to who listens for it, and
    // without a listener says nothing.
    request.on("upgrade", ({ statusCode = 0, rawHeaders }, socket) => {
      socket.destroy();
      const [headers, body] = [toHeaderList(rawHeaders), new Uint8Array()];
      resolve({ kind: "answer", status: statusCode, headers, body, durationMs: elapsed() });
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      const refusal = findProxyError(error);
      if (refusal === undefined) fail(reasonOf(error.code ?? ""), error.code ?? error.message);
      else failAtProxy(refusal);
    });
    request.on("close", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      if (!isAnswered) fail("reset", "ECONNRESET");
    });
    if (body !== undefined) request.write(body);
    request.end();
  });
}

function toNodeHeaders({ headers, body, url }: OutgoingRequest, chunked: boolean): string[] {
  const length = chunked
    ? (["Transfer-Encoding", "chunked"] as const)
    : (["Content-Length", String(body?.length ?? 0)] as const);
  const own = body === undefined ? [] : [length];
  return [["Host", url.host] as const, ...headers, ...own, ["Connection", "close"] as const].flat();
}

/** What went wrong, by the code of Node or OpenSSL. */
export function reasonOf(code: string): FailureReason {
  switch (code) {
    case "ECONNREFUSED":
      return "refused";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "dns";
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "EADDRNOTAVAIL":
      return "unreachable";
    case "ETIMEDOUT":
      return "timeout";
    case "ECONNRESET":
    case "EPIPE":
      return "reset";
    default:
      if (code.startsWith("HPE_")) return "protocol";
      return /SSL|TLS|CERT|EPROTO|UNABLE_TO/.test(code) ? "tls" : "reset";
  }
}
