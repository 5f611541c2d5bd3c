import { hash } from "node:crypto";
import { headerNames, type Operation, type OperationId, operations, scopesOf } from "@syndikit/contract";
import type { Call, Reply } from "../api/call.js";
import type { Handlers } from "../api/handlers.gen.js";
import { raise } from "../errors.js";
import type { Tx } from "../store/port.js";

/** The `ETag` of a response with a single object; `undefined` for all others. */
export function etagOfReply({ path, method }: Operation, text: string | undefined): string | undefined {
  const isObject = path.endsWith("/{id}") && (method === "GET" || method === "PUT");
  return isObject && text !== undefined ? etagOf(text) : undefined;
}

function etagOf(text: string): string {
  return `"${hash("sha256", text, "base64url")}"`;
}

/** Creates handlers that read inside a transaction. */
export type HandlersWithin = (tx: Tx) => Partial<Handlers>;

/**
 * The check of `If-Match`; `undefined` when the request has none. The object is read in the transaction that changes
 * it, so nothing can change in between, and with the operation that callers read it with.
 */
export function readPrecondition(
  { id, path, parameters }: Operation,
  call: Omit<Call<OperationId>, "write">,
  { headers, handlersWithin }: { readonly headers: Headers; readonly handlersWithin: HandlersWithin },
): ((tx: Tx) => Promise<void>) | undefined {
  const condition = headers.get(headerNames.ifMatch);
  if (condition === null || !parameters.some(({ name }) => name === headerNames.ifMatch)) return undefined;
  const reader = readers.get(path);
  if (reader === undefined) throw new Error(`${id} takes If-Match, and nothing reads ${path}.`);
  return async (tx) => {
    const reply = await readObject(reader, call, handlersWithin(tx));
    const current = etagOf(JSON.stringify(reply.status === 200 ? reply.body : undefined));
    if (!isMatch(condition, current)) raise("preconditionFailed", { resource: resourceOf(path, call) });
  };
}

/**
 * Reads the object that a request is about, as the caller would read it.
 *
 * @throws {MarketplaceError} 404 when it does not exist, or the caller does not reach it.
 */
export async function assertObject(
  { path }: Operation,
  call: Omit<Call<OperationId>, "write">,
  handlers: Partial<Handlers>,
): Promise<void> {
  const reader = readers.get(path.replace(/(?<=\{id\}).*$/, ""));
  if (reader !== undefined) await readObject(reader, call, handlers);
}

async function readObject(
  reader: keyof Handlers,
  call: Omit<Call<OperationId>, "write">,
  handlers: Partial<Handlers>,
): Promise<Reply<OperationId>> {
  // Both operations have the same path prefix, so the call fits both.
  const read = handlers[reader] as unknown as (call: object) => Promise<Reply<OperationId>>;
  // The change may be allowed for fewer objects than the read.
  const scopes = scopesOf(reader, call.principal.role);
  return read({ ...call, operationId: reader, scopes, query: {}, body: undefined });
}

/** The operation that reads an object, by its path. */
const readers: ReadonlyMap<string, keyof Handlers> = new Map(
  Object.values(operations).flatMap((operation) =>
    operation.method === "GET" && operation.path.endsWith("/{id}") ? [[operation.path, operation.id]] : [],
  ),
);

/** A weak tag never matches, because it does not promise byte equality. */
function isMatch(condition: string, current: string): boolean {
  const tags = condition.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.includes(current);
}

function resourceOf(path: string, { path: parameters }: Pick<Call<OperationId>, "path">): string {
  const { id } = { id: "", ...parameters };
  return path.slice(1).replace("{id}", String(id));
}
