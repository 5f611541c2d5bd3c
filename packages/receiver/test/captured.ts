import { readBody } from "../src/http/read-body.js";
import type { Endpoint, HttpRequest, HttpResponse } from "../src/index.js";

/** What an endpoint was given by an adapter. */
export interface Captured {
  readonly method: string;
  readonly path: string;
  readonly header: unknown;
  readonly bytes: readonly number[] | string;
}

/** An endpoint that writes down what it is given, and answers as told. */
export function capturing(response: HttpResponse): {
  readonly endpoint: Endpoint;
  readonly captured: Captured[];
} {
  const captured: Captured[] = [];
  const endpoint = {
    async handle(request: HttpRequest) {
      captured.push({
        method: request.method,
        path: request.path,
        header: request.header("X-Test"),
        bytes: await bytesOf(request),
      });
      return response;
    },
  };
  return { endpoint, captured };
}

async function bytesOf(request: HttpRequest): Promise<readonly number[] | string> {
  try {
    const body = await readBody(request.body(), 100);
    return body.ok ? [...body.bytes] : body.reason;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
