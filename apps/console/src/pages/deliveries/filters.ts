import { EventAttemptOutcome } from "@syndikit/contract";
import type { EventFilter, EventsListQuery } from "@syndikit/sdk";

/** The filters that can be set in the address. */
const FILTERS = [
  "outcome",
  "entity",
  "type",
  "entityId",
  "subscription",
  "product",
  "endpoint",
  "from",
  "to",
] as const;

export type FilterName = (typeof FILTERS)[number];

/** Turns the filters in the address into a query for the list of events. */
export function queryOf(query: URLSearchParams): EventsListQuery {
  const text = (name: FilterName): string | undefined => query.get(name) || undefined;
  const number = (name: FilterName): number | undefined => {
    const value = Number(text(name) ?? "");
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  return {
    ...outcomeOf(text("outcome")),
    entityName: text("entity"),
    type: text("type"),
    entityId: number("entityId"),
    subscriptionId: number("subscription"),
    product: number("product"),
    endpoint: text("endpoint"),
    from: text("from"),
    to: text("to"),
  };
}

/** Splits the filter into two: whether the event was delivered, and how the last attempt failed. */
function outcomeOf(text: string | undefined): Pick<EventsListQuery, "notified" | "outcome"> {
  if (text === "open") return { notified: false };
  if (text === "delivered") return { notified: true };
  return text !== undefined && Object.hasOwn(EventAttemptOutcome, text) ? { outcome: text } : {};
}

/** The same filters for sending again. Delivered events are included only if the filter asks for them. */
export function filterOf(query: URLSearchParams): EventFilter & EventsListQuery {
  const { sortField, sortDirection, pageNumber, pageSize, ...filter } = queryOf(query);
  return { ...filter, notified: filter.notified ?? false };
}

export const isFiltered = (query: URLSearchParams): boolean =>
  Object.values(queryOf(query)).some((one) => one !== undefined);
