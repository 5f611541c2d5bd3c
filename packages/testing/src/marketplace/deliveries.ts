import type { EventAttempt, EventDTO } from "@syndikit/contract";
import type { Api } from "./api.js";

/** One attempt to deliver an event, and its result. */
export interface Delivery {
  /** As in `Subscription.CREATED`. */
  readonly name: string;
  /** The event in the marketplace's log. */
  readonly event: EventDTO;
  /** 1 for the first. */
  readonly attempt: number;
  /** When it began, on the marketplace's clock. */
  readonly date: string;
  /** The exact bytes as text, and the headers with the signature. */
  readonly request: EventAttempt["request"];
  /** Absent when there was no answer. */
  readonly status?: number | undefined;
  readonly response?: EventAttempt["response"];
  /** How it ended: `DELIVERED`, `STATUS`, `REFUSED`, … */
  readonly outcome: EventAttempt["outcome"];
  /** How it ended, as text. */
  readonly reason: string;
}

const PAGE = 50;

/** Every event for the vendor's endpoints, oldest first. */
export async function listEvents(
  vendor: Api,
  filter: { readonly entityId?: number } = {},
): Promise<readonly EventDTO[]> {
  const found: EventDTO[] = [];
  for (;;) {
    // Not by page numbers: the marketplace may delete old events meanwhile, which moves all others.
    const idAfter = found.at(-1)?.id ?? 0;
    const page = await vendor("eventGetAllPaged", {
      query: { ...filter, pageSize: PAGE, sortField: "id", sortDirection: "ASC", idAfter },
    });
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** Every attempt for some events, in the order in which they began. */
export async function listDeliveries(vendor: Api, events: readonly EventDTO[]): Promise<readonly Delivery[]> {
  const found: Delivery[] = [];
  for (const event of events) {
    for (const attempt of await vendor("eventGetAttempts", { path: { id: event.id } })) {
      const { number, date, request, status, response, outcome, reason } = attempt;
      const name = `${event.entityName}.${event.type}`;
      found.push({ name, event, attempt: number, date, request, status, response, outcome, reason });
    }
  }
  return found.sort((left, right) => Date.parse(left.date) - Date.parse(right.date));
}
