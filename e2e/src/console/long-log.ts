import { EventEntity, EventType, headerNames } from "@syndikit/contract";
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
    const page = Number(new URL(route.request().url()).searchParams.get("pageNumber") ?? 1);
    const json = Array.from({ length: PAGE }, (_, index) => ({
      ...event,
      id: (page - 1) * PAGE + index + 1,
    }));
    const headers = {
      [headerNames.pageNumber]: String(page),
      [headerNames.pageSize]: String(PAGE),
      [headerNames.totalItems]: String(total),
      [headerNames.totalPages]: String(total / PAGE),
    };
    await route.fulfill({ json, headers });
  });
  await context.route(/\/api\/event\/\d+$/, async (route) => {
    const id = Number(/\d+$/.exec(route.request().url())?.[0]);
    await route.fulfill({ json: { ...event, id } });
  });
  await context.route(/\/api\/event\/\d+\/attempt(\?|$)/, (route) => route.fulfill({ json: [] }));
}
