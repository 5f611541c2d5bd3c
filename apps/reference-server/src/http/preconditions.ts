import { hash } from "node:crypto";
import { headerNames, type Operation, type OperationId, operations, scopesOf } from "@syndikit/contract";
import type { Call, Reply } from "../api/call.js";
import type { Handlers } from "../api/handlers.gen.js";
import { MarketplaceError, raise } from "../errors.js";
import type { Tx } from "../store/port.js";

/** The only object with a path of its own and no identifier. */
const OWN_USER = "/user/me";

/** The `ETag` of a response with a single object; `undefined` for all others. */
export function etagOfReply({ path, method }: Operation, text: string | undefined): string | undefined {
  const isObject = readers.has(path) && (method === "GET" || method === "PUT");
  return isObject && text !== undefined ? etagOf(text) : undefined;
}

function etagOf(text: string): string {
  return `"${hash("sha256", text, "base64url")}"`;
}

/** Creates handlers that read inside a transaction. */
export type HandlersWithin = (tx: Tx) => Partial<Handlers>;

interface Conditions {
  readonly ifMatch: string | null;
  readonly ifNoneMatch: string | null;
}

function conditionsOf(headers: Headers): Conditions {
  return { ifMatch: headers.get(headerNames.ifMatch), ifNoneMatch: headers.get(IF_NONE_MATCH) };
}

/** Of HTTP itself. */
const IF_NONE_MATCH = "If-None-Match";

/**
 * The check of `If-Match` and `If-None-Match`; `undefined` when there is none. The object is read in the transaction
 * that changes it, so nothing can change in between, and with the operation that callers read it with.
 *
 * @throws {MarketplaceError} 400 when nothing at the path has a tag to compare with: ignored, the condition would let a
 * change through that its sender wanted to prevent.
 */
export function readPrecondition(
  { idempotency, path }: Operation,
  call: Omit<Call<OperationId>, "write">,
  { headers, handlersWithin }: { readonly headers: Headers; readonly handlersWithin: HandlersWithin },
): ((tx: Tx) => Promise<void>) | undefined {
  const { ifMatch, ifNoneMatch } = conditionsOf(headers);
  const isRead = idempotency === "safe";
  // A cache may ask for anything in this way.
  if (ifMatch === null && (ifNoneMatch === null || isRead)) return undefined;
  const reader = readers.get(path);
  if (reader === undefined) {
    const field = ifMatch === null ? IF_NONE_MATCH : headerNames.ifMatch;
    return raise("fieldInvalid", { field, reason: "nothing at this path has an ETag to compare it with" });
  }
  if (isRead) return undefined;
  return async (tx) => {
    const reply = await readObject(reader, call, handlersWithin(tx));
    const current = etagOf(JSON.stringify(reply.status === 200 ? reply.body : undefined));
    const isMet =
      (ifMatch === null || isMatch(ifMatch, current)) &&
      (ifNoneMatch === null || !isMatch(ifNoneMatch, current, "weak"));
    if (!isMet) raise("preconditionFailed", { resource: resourceOf(path, call) });
  };
}

/**
 * Whether the caller of a read has the response already.
 *
 * @param etag - of the response.
 * @throws {MarketplaceError} 412 when `If-Match` names another one.
 */
export function isNotModified(
  { path }: Operation,
  call: Pick<Call<OperationId>, "path">,
  { headers, etag }: { readonly headers: Headers; readonly etag: string },
): boolean {
  const { ifMatch, ifNoneMatch } = conditionsOf(headers);
  if (ifMatch !== null && !isMatch(ifMatch, etag))
    raise("preconditionFailed", { resource: resourceOf(path, call) });
  return ifNoneMatch !== null && isMatch(ifNoneMatch, etag, "weak");
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

/**
 * Reads the object that a request changes, for the audit; `undefined` where it cannot be read or has its own history.
 * A subscription has: reading it twice would double the time of a vendor's report.
 */
export async function readAudited(
  { path }: Operation,
  call: Omit<Call<OperationId>, "write">,
  handlers: () => Partial<Handlers>,
): Promise<unknown> {
  const reader = path === "/subscription/{id}" ? undefined : readers.get(path);
  if (reader === undefined) return undefined;
  try {
    const reply = await readObject(reader, call, handlers());
    return reply.status === 200 ? reply.body : undefined;
  } catch (error) {
    // It was deleted, or the caller may change it and not read it.
    if (error instanceof MarketplaceError) return undefined;
    throw error;
  }
}

/** The operation that reads a single object, or what belongs to one, by its path. */
const readers: ReadonlyMap<string, keyof Handlers> = new Map(
  Object.values<Operation>(operations).flatMap(({ id, method, path, pagination, mediaType }) => {
    const isObject = method === "GET" && (path.includes("{id}") || path === OWN_USER);
    // The table consists of the contract's operations.
    return isObject && pagination === null && mediaType === undefined ? [[path, id as keyof Handlers]] : [];
  }),
);

/**
 * Whether a condition names the tag. A weak tag does not promise byte equality, so only a read may compare it. A proxy
 * that compresses makes a tag weak, or adds the encoding to it.
 */
function isMatch(condition: string, current: string, compare: "strong" | "weak" = "strong"): boolean {
  return condition.split(",").some((part) => {
    const tag = part.trim();
    if (tag === "*") return true;
    return (compare === "weak" ? tag.replace(/^W\//, "").replace(/[-;](?:gzip|br)"$/, '"') : tag) === current;
  });
}

function resourceOf(path: string, { path: parameters }: Pick<Call<OperationId>, "path">): string {
  const { id } = { id: "", ...parameters };
  return path.slice(1).replace("{id}", String(id));
}
