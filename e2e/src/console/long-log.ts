import { EventEntity, EventType, headerNames, maxTotalItems, SortDirection } from "@syndikit/contract";
import type { BrowserContext } from "playwright-core";
import type { Stage } from "./stage.js";

const PAGE = 50;

/**
 * Answers the list of events here, with as many entries as asked for, and every one of them by its number: this is for
 * tests of the page, not of the server.
 */
export async function fakeEvents(context: BrowserContext, stage: Stage, total: number): Promise<void> {
  const event = await stage.signIn("vendor").events.create({
    entityName: EventEntity.Subscription,
    entityId: 1,
    type: EventType.CREATED,
    product: 1,
  });
  await context.route(/\/api\/event\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const after = Number(query.get("idAfter") ?? 0);
    const before = (Number(query.get("pageNumber") ?? 1) - 1) * PAGE;
    const found = Math.min(total - after, maxTotalItems);
    const json = Array.from({ length: Math.min(PAGE, total - after - before) }, (_, index) => ({
      ...event,
      id:
        query.get("sortDirection") === SortDirection.DESC
          ? total - before - index
          : after + before + index + 1,
    }));
    const headers = {
      [headerNames.pageNumber]: query.get("pageNumber") ?? "1",
      [headerNames.pageSize]: String(PAGE),
      [headerNames.totalItems]: String(found),
      [headerNames.totalPages]: String(Math.ceil(found / PAGE)),
      ...(total - after > maxTotalItems ? { [headerNames.totalItemsCapped]: "true" } : {}),
    };
    await route.fulfill({ json, headers });
  });
  await context.route(/\/api\/event\/\d+$/, async (route) => {
    const id = Number(/\d+$/.exec(route.request().url())?.[0]);
    await route.fulfill({ json: { ...event, id } });
  });
  await context.route(/\/api\/event\/\d+\/attempt(\?|$)/, (route) => route.fulfill({ json: [] }));
}
