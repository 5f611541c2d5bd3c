import { headerNames, type OperationId } from "@syndikit/contract";
import type { Page, Reply } from "./call.js";

/** What an answer is made of besides the handler's reply. */
export interface ResponseContext {
  /** The reply's body as it is sent; `undefined` when there is none. */
  readonly text: string | undefined;
  /** Those that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly baseUrl: string;
  readonly head: boolean;
}

/** The answer that a handler's reply becomes. */
export function successResponse(
  reply: Reply<OperationId>,
  { text, headers, baseUrl, head }: ResponseContext,
): Response {
  const { status } = reply;
  const all: Record<string, string> = { ...headers };
  if (status === 200 && reply.page !== undefined) Object.assign(all, pageHeaders(reply.page));
  if (status === 201) all[headerNames.location] = `${baseUrl}/${reply.location}`;
  if (text === undefined || head) return new Response(null, { status, headers: all });
  all["Content-Type"] = "application/json";
  return new Response(text, { status, headers: all });
}

/** The four headers of a page. */
function pageHeaders({ number, size, total }: Page): Record<string, string> {
  return {
    [headerNames.pageNumber]: String(number),
    [headerNames.pageSize]: String(size),
    [headerNames.totalItems]: String(total),
    [headerNames.totalPages]: String(Math.ceil(total / size)),
  };
}
