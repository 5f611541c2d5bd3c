import type { EventFilter, EventsListQuery } from "@syndikit/sdk";

/** The filters of the address, as the list takes them. */
export function queryOf(query: URLSearchParams): EventsListQuery {
  const entityId = Number(query.get("entityId") ?? "");
  const outcome = query.get("outcome");
  return {
    notified: outcome === "delivered" ? true : outcome === "open" ? false : undefined,
    entityName: query.get("entity") ?? undefined,
    entityId: entityId > 0 ? entityId : undefined,
  };
}

/** The same, for what is sent again. What was delivered is sent again only when it is asked for. */
export function filterOf(query: URLSearchParams): EventFilter {
  const { notified = false, entityName, entityId } = queryOf(query);
  return { notified, entityName, entityId };
}

export const isFiltered = (query: URLSearchParams): boolean =>
  Object.values(queryOf(query)).some((one) => one !== undefined);
