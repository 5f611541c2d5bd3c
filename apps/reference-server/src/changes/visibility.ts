import {
  type ChangeKind,
  type Operation,
  type OperationId,
  operations,
  type Scope,
  scopesOf,
} from "@syndikit/contract";
import type { Call, Principal } from "../api/call.js";
import type { Handlers } from "../api/handlers.gen.js";
import type { EnumValue } from "../enum-value.js";
import { MarketplaceError } from "../errors.js";
import type { Change } from "../store/change.js";

/**
 * Who may read of a change: those who may read the changed object. The operation that reads the object decides, so
 * there are no separate rules that could contradict it.
 */
export function createVisibility(
  handlers: Partial<Handlers>,
): (principal: Principal, changes: readonly Change[]) => Promise<readonly Change[]> {
  return async (principal, changes) => {
    const seen: Change[] = [];
    for (const change of changes) if (await isVisible(handlers, principal, change)) seen.push(change);
    return seen;
  };
}

async function isVisible(
  handlers: Partial<Handlers>,
  principal: Principal,
  { kind, id, audience }: Change,
): Promise<boolean> {
  // Everybody sees dates that come from the clock.
  if (kind === "clock" || kind === "everything") return true;
  const operationId = readers.get(kind);
  if (operationId === undefined) return false;
  const scopes = scopesOf(operationId, principal.role);
  if (scopes.length === 0) return false;
  if (id === undefined) return audience === undefined || isOf(audience, principal);
  if (audience !== undefined) return isOf(audience, principal);
  return mayRead(handlers, { operationId, principal, scopes, id });
}

function isOf(audience: NonNullable<Change["audience"]>, principal: Principal): boolean {
  const { companyId, userId, memberOf = principal.companyId } = audience;
  const byCompany = typeof companyId === "number" && companyId === principal.companyId;
  const byUser = typeof userId === "number" && userId === principal.userId;
  return byCompany || (byUser && memberOf === principal.companyId);
}

/** The operation that reads one object, by kind. */
const readers: ReadonlyMap<EnumValue<typeof ChangeKind>, OperationId> = new Map(
  Object.values<Operation>(operations).flatMap(({ id, method, path }) => {
    const [, kind] = /^\/(\w+)\/\{id\}$/.exec(path) ?? [];
    // The table consists of the contract's operations, and a kind is the first part of its path.
    return method === "GET" && kind !== undefined
      ? [[kind as EnumValue<typeof ChangeKind>, id as OperationId] as const]
      : [];
  }),
);

interface Question {
  readonly operationId: OperationId;
  readonly principal: Principal;
  readonly scopes: readonly Scope[];
  readonly id: number;
}

async function mayRead(handlers: Partial<Handlers>, { id, ...question }: Question): Promise<boolean> {
  const handler = Reflect.get(handlers, question.operationId) as
    | ((call: Partial<Call<OperationId>>) => Promise<unknown>)
    | undefined;
  if (handler === undefined) return false;
  try {
    await handler({ ...question, path: { id }, query: {}, baseUrl: "" });
    return true;
  } catch (error) {
    if (error instanceof MarketplaceError && error.status === 404) return false;
    throw error;
  }
}

/** What a successful operation has changed, by its path. */
export function changeOf(
  { method, path }: Pick<Operation, "method" | "path">,
  { id, principal }: { readonly id: number | undefined; readonly principal: Principal },
): Change | undefined {
  const [, first = "", second = ""] = path.split("/");
  const kind = first === "sandbox" ? second : first;
  if (!isKind(kind)) return undefined;
  const own = path === "/user/me" ? principal.userId : id;
  // A deleted object can no longer be read, so the user who deleted it gets the change directly.
  const audience =
    method === "DELETE" ? { audience: { userId: principal.userId, memberOf: principal.companyId } } : {};
  return own === undefined ? { kind, ...audience } : { kind, id: own, ...audience };
}

const kinds: ReadonlySet<string> = new Set([
  ...readers.keys(),
  "clock",
  "faults",
  "snapshots",
  "platformEndpoints",
]);

function isKind(name: string): name is EnumValue<typeof ChangeKind> {
  return kinds.has(name);
}
