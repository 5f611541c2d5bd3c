import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import { found, raise } from "../../errors.js";
import { companyTarget, insertEvent, type Target, vendorTargets } from "../../events/outbox.js";
import { redeliver } from "../../events/queue.js";
import { type Call, created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import { urlProblem } from "../../outbound/target-policy.js";
import type { Moment } from "../../ports.js";
import type { Services } from "../../services.js";
import type { Db, Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { companies } from "../../store/tables/company.js";
import { attempts, type EventRow, events } from "../../store/tables/event.js";
import { products } from "../../store/tables/product.js";
import { readReference } from "../input.js";
import { selectPage } from "../page.js";
import { type Caller, everything, nothing, within } from "../scope.js";
import { presentAttempt, presentEvent } from "./dto.js";

/** The log of events, redelivery and test events. */
type EventHandlers = Pick<
  Handlers,
  "eventGetAllPaged" | "eventCreate" | "eventGet" | "eventDelete" | "eventGetAttempts" | "eventRedeliver"
>;

const sortable = { id: events.id, date: events.date };

/** Makes the handlers of events. */
export function createEventHandlers({ store, clock }: Services): EventHandlers {
  return {
    async eventGetAllPaged(call) {
      const { notified, entityName, entityId } = call.query;
      const wanted = and(
        reachable(call),
        notified === undefined ? undefined : eq(events.notified, notified),
        entityName === undefined ? undefined : eq(events.entityName, entityName),
        entityId === undefined ? undefined : eq(events.entityId, entityId),
      );
      return store.read(async (db) => {
        const { rows, page } = await selectPage(db, db.select().from(events).$dynamic(), {
          from: events,
          where: wanted,
          query: call.query,
          sortable,
        });
        return okPage(rows.map(presentEvent), page);
      });
    },

    async eventCreate(call) {
      return store.write(async (tx) => {
        const event = presentEvent(await emitTestEvent(tx, call, clock.now()));
        return created(event.self, event);
      });
    },

    async eventGet(call) {
      const { id } = call.path;
      const row = await store.read((db) => findEvent(db, call, id));
      return ok(presentEvent(found(row, "event", id)));
    },

    async eventGetAttempts(call) {
      const { id } = call.path;
      return store.read(async (db) => {
        const event = found(await findEvent(db, call, id), "event", id);
        const rows = await db
          .select()
          .from(attempts)
          .where(eq(attempts.eventId, id))
          .orderBy(asc(attempts.number));
        return ok(rows.map((row) => presentAttempt(event, row)));
      });
    },

    async eventRedeliver(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        found(await findEvent(tx, call, id), "event", id);
        await redeliver(tx, id, clock);
        return noContent;
      });
    },

    async eventDelete(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        found(await findEvent(tx, call, id), "event", id);
        await tx.delete(events).where(eq(events.id, id));
        return noContent;
      });
    },
  };
}

/** The events that a caller reaches: those for the endpoints of its company and products; an administrator, all. */
function reachable(caller: Caller): SQL {
  const { companyId } = caller.principal;
  return within(caller, {
    any: everything,
    endpoints: companyId === null ? nothing : eq(events.companyId, companyId),
  });
}

/** The event, if the caller reaches it. */
async function findEvent(db: Db, caller: Caller, id: number): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), reachable(caller)));
  return row;
}

/**
 * Puts a test event into the queue, for each endpoint that it is for. Answers with the first.
 *
 * @throws MarketplaceError 422 when there is no endpoint, or it is none that events can go to.
 */
async function emitTestEvent(tx: Tx, call: Call<"eventCreate">, now: Moment): Promise<EventRow> {
  const { entityName, entityId, type } = call.body;
  const happening = { entity: entityName, id: entityId, type, now };
  const [first, ...others] = await findTestTargets(tx, call);
  if (first === undefined) return raise("noEndpoint", {});
  const id = await insertEvent(tx, first, happening, true);
  for (const target of others) await insertEvent(tx, target, happening, true);
  return single(await tx.select().from(events).where(eq(events.id, id)));
}

async function findTestTargets(db: Db, call: Call<"eventCreate">): Promise<readonly Target[]> {
  const { body, principal } = call;
  const product = body.product === undefined ? undefined : await findProduct(db, call, body.product.url);
  const companyId = product?.companyId ?? principal.companyId;
  if (body.endpoint !== undefined) {
    const reason = urlProblem(body.endpoint);
    if (reason !== undefined) raise("targetInvalid", { field: "endpoint", reason });
    const recipient = product === undefined ? "COMPANY" : "PRODUCT";
    return [{ recipient, endpoint: body.endpoint, companyId, productId: product?.id ?? null }];
  }
  if (product !== undefined) return vendorTargets(db, product.id);
  if (companyId === null) return [];
  const [company] = await db
    .select({ endpoint: companies.syndicationEndpoint })
    .from(companies)
    .where(eq(companies.id, companyId));
  return companyTarget(companyId, company?.endpoint ?? null, null);
}

/** The product that a test event names: one of the caller's own, or any for an administrator. */
async function findProduct(
  db: Db,
  { principal, scopes, baseUrl }: Call<"eventCreate">,
  url: string,
): Promise<{ id: number; companyId: number }> {
  const field = "product";
  const id = readReference(url, { resource: "product", field, baseUrl });
  const [product] = await db
    .select({ id: products.id, companyId: products.companyId })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  const own = scopes.includes("any") || product?.companyId === principal.companyId;
  return product !== undefined && own ? product : raise("referenceUnknown", { field, value: url });
}
