import { SearchField, type SearchGroup, type SearchHit, scopesOf, toReference } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import { askedBy, type Call, ok } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { listLimits } from "../../api/list-limits.gen.js";
import type { Caller } from "../../api/scope.js";
import type { Services } from "../../services.js";
import { unindexed } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { isSeller } from "../../subscriptions/reach.js";
import { beginsWith, type Found, type Source, sources } from "./sources.js";
import { readTyped, type Typed } from "./typed.js";

/** Finds objects of every resource, with the rights that the caller has when it reads one. */
export function createSearchHandlers({ store }: Pick<Services, "store">): Pick<Handlers, "searchFind"> {
  return {
    async searchFind(call) {
      return store.read(async (db) => ok({ groups: await search(db, call) }), askedBy(call));
    },
  };
}

/** The most hits of a resource. */
const MAX_HITS = listLimits["SearchGroup.hits"];

export async function search(
  db: Db,
  { principal, query }: Pick<Call<"searchFind">, "principal" | "query">,
): Promise<SearchGroup[]> {
  const typed = readTyped(query.text ?? "");
  const groups: SearchGroup[] = [];
  for (const source of sources) {
    const { resource, read } = source;
    const scopes = scopesOf(read, principal.role);
    if (scopes.length === 0 || (typed.resource !== undefined && typed.resource !== resource)) continue;
    const found = await findIn(db, source, { caller: { principal, scopes }, typed });
    if (found.length === 0) continue;
    groups.push({ resource, hits: found.slice(0, MAX_HITS), more: found.length > MAX_HITS });
  }
  return groups;
}

interface Asked {
  readonly caller: Caller;
  readonly typed: Typed;
}

/** The hits of a resource, and one more where there are more. */
async function findIn(db: Db, source: Source, { caller, typed }: Asked): Promise<readonly SearchHit[]> {
  const hits = new Map<number, SearchHit>();
  const add = (field: SearchHit["field"], rows: readonly Found[]): void => {
    for (const row of rows) if (!hits.has(row.id)) hits.set(row.id, present(source, field, row));
  };
  if (typed.id !== undefined) add(...(await findById(db, source, { caller, typed, id: typed.id })));
  for (const way of source.ways) {
    if (hits.size > MAX_HITS) break;
    const { reach = source.reach, rows = source.rows, matches = beginsWith } = way;
    // A customer has few subscriptions: the database begins with those, and not with what begins with a text. For all
    // others it is the other way round.
    const isOfFew = source.isBought === true && !isSeller(caller);
    const key = isOfFew ? unindexed(way.key) : way.key;
    const reached = await reach(db, caller, isOfFew ? (column) => column : unindexed);
    for (const matching of matches(typed, key)) {
      const where = and(matching, way.where, reached);
      const wanted = { value: way.value, where, order: sql`${key}`, limit: MAX_HITS + 1 };
      add(way.field, await rows(db, wanted));
    }
  }
  return [...hits.values()].slice(0, MAX_HITS + 1);
}

async function findById(
  db: Db,
  { id: column, reach, rows }: Source,
  { caller, typed, id }: Asked & { readonly id: number },
): Promise<readonly [SearchHit["field"], readonly Found[]]> {
  const where = and(eq(column, id), await reach(db, caller, (other) => other));
  const found = await rows(db, { value: sql`${column}`, where, order: sql`${column}`, limit: 1 });
  // Of the invoices alone the title is their number.
  if (typed.number !== undefined)
    return [SearchField.number, found.filter(({ title }) => title === typed.number)];
  return [SearchField.id, found];
}

function present(
  { resource }: Source,
  field: SearchHit["field"],
  { id, title, detail, value }: Found,
): SearchHit {
  const shown = field === SearchField.number ? title : String(value);
  return compact({ self: toReference(resource, id), title, detail, field, value: shown });
}
