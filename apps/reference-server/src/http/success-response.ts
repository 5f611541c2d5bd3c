import { headerNames, type OperationId } from "@syndikit/contract";
import type { Page, Reply } from "./call.js";

/** What `success` and the tests need to know of the request. */
export interface ResponseContext {
  readonly baseUrl: string;
  readonly head: boolean;
}

/** The answer that a handler's reply becomes. */
export function successResponse(reply: Reply<OperationId>, { baseUrl, head }: ResponseContext): Response {
  switch (reply.status) {
    case 204:
      return new Response(null, { status: 204 });
    case 200:
      return json(reply.body, {
        status: 200,
        headers: reply.page === undefined ? {} : pageHeaders(reply.page),
        head,
      });
    case 201:
      return json(reply.body, {
        status: 201,
        headers: { [headerNames.location]: `${baseUrl}/${reply.location}` },
        head,
      });
  }
}

/** The four headers of a page. */
export function pageHeaders({ number, size, total }: Page): Record<string, string> {
  return {
    [headerNames.pageNumber]: String(number),
    [headerNames.pageSize]: String(size),
    [headerNames.totalItems]: String(total),
    [headerNames.totalPages]: String(Math.ceil(total / size)),
  };
}

interface JsonOptions {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly head: boolean;
}

function json(body: unknown, { status, headers, head }: JsonOptions): Response {
  if (body === undefined || head) return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}
