import { headerNames, type Operation, operations } from "@syndikit/contract";
import { type AllowedRequest, MOCK_REQUEST_ID } from "../spec/check-request.js";

/** The headers that the interface puts on an answer. */
export function answerHeaders(
  { id, query }: AllowedRequest,
  { base, status, body }: { readonly base: string; readonly status: number; readonly body: unknown },
): Record<string, string> {
  const { pagination }: Operation = operations[id];
  const isPage = pagination === "page" && status < 300;
  const self = body instanceof Object && "self" in body ? String(body.self) : undefined;
  return {
    [headerNames.requestId]: MOCK_REQUEST_ID,
    ...(isPage ? pageHeaders(query, Array.isArray(body) ? body.length : 1) : {}),
    ...(status === 201 && self !== undefined ? { [headerNames.location]: `${base}/${self}` } : {}),
  };
}

const DEFAULT_SIZE = 20;

/** The mock has one page: what the test said, or the example. */
function pageHeaders(query: Readonly<Record<string, unknown>>, items: number): Record<string, string> {
  const { pageNumber = 1, pageSize = DEFAULT_SIZE } = query;
  return {
    [headerNames.pageNumber]: String(pageNumber),
    [headerNames.pageSize]: String(pageSize),
    [headerNames.totalItems]: String(items),
    [headerNames.totalPages]: "1",
  };
}
