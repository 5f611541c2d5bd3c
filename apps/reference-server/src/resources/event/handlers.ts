import {
  EventAttemptOutcome,
  type EventDTO,
  EventEntity,
  EventRecipient,
  headerNames,
  type OperationTypes,
} from "@syndikit/contract";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { askedBy, type Call, created, noContent, ok, okPage } from "../../api/call.js";
import { grouped } from "../../api/dto.js";
import { datedWithin, equals, isAmong, type Standing } from "../../api/filters.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { readReference } from "../../api/input.js";
import { listLimits } from "../../api/list-limits.gen.js";
import { onOwnVendor } from "../../api/own.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, nothing, orNotFound, within } from "../../api/scope.js";
import { raise } from "../../errors.js";
import { findEndpoints } from "../../events/delivery.js";
import { companyTarget, insertEvent, type Target, vendorTargets } from "../../events/outbox.js";
import { redeliver, redeliverAll } from "../../events/queue.js";
import { urlProblem } from "../../outbound/target-policy.js";
import type { Moment } from "../../ports.js";
import type { Services } from "../../services.js";
import { ofCaller } from "../../shares/owner.js";
import { isOneOf, unindexed } from "../../store/dialect.js";
import { asListed, isReadable } from "../../store/documents/column.js";
import type { Db, Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { readSetting } from "../../store/settings.js";
import { invoices } from "../../store/tables/billing.js";
import { companies } from "../../store/tables/company.js";
import { type AttemptRow, attempts, type EventRow, events } from "../../store/tables/event.js";
import { products } from "../../store/tables/product.js";
import { type AttemptSummary, presentAttempt, presentEvent, presentListed, presentSummary } from "./dto.js";

type EventHandlers = Pick<
  Handlers,
  | "eventGetAllPaged"
  | "eventCreate"
  | "eventGet"
  | "eventDelete"
  | "eventGetAttempts"
  | "eventRedeliver"
  | "eventRedeliverAll"
>;

/** The event log, redelivery and test events. */
export function createEventHandlers({ store, clock, seals, asked }: Services): EventHandlers {
  return {
    async eventGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listEvents(db, call, call.query);
        const present = call.query.withAttempts === true ? await withLatest(db, rows) : presentListed;
        return okPage(rows.map(present), page);
      }, askedBy(call));
    },

    async eventCreate(call) {
      return call.write(async (tx) => {
        const event = presentEvent(await emitTestEvent(tx, call, clock.now()));
        return created(event.self, event);
      }, onOwnVendor(call));
    },

    async eventGet(call) {
      return ok(presentEvent(await store.read((db) => getEvent(db, call), askedBy(call))));
    },

    async eventGetAttempts(call) {
      return store.read(async (db) => {
        const event = await getEvent(db, call);
        const rows = await readAttempts(db, event.id, MAX_ATTEMPTS);
        const secrets = await secretsOf(db, event, { seals, clock });
        return ok(rows.map((row) => presentAttempt(event, asListed(row), secrets)));
      }, askedBy(call));
    },

    async eventRedeliver(call) {
      let due: readonly number[] = [];
      const reply = await call.write(async (tx) => {
        const { id } = await getEvent(tx, call);
        await redeliver(tx, id, clock);
        due = [id];
        return noContent;
      }, onOwnVendor(call));
      asked.add(ofCaller(call.principal), due);
      return reply;
    },

    async eventRedeliverAll(call) {
      let due: readonly number[] = [];
      const reply = await call.write(async (tx) => {
        const which = and(reachesEvent(call), matching(tx, { notified: false, ...call.body }));
        due = await redeliverAll(tx, which, clock);
        return ok({ events: due.length });
      }, onOwnVendor(call));
      asked.add(ofCaller(call.principal), due);
      return reply;
    },

    async eventDelete(call) {
      return call.write(async (tx) => {
        const { id } = await getEvent(tx, call);
        await tx.delete(events).where(eq(events.id, id));
        return noContent;
      }, onOwnVendor(call));
    },
  };
}

/** A page of the events that a caller reaches. */
export async function listEvents(db: Db, caller: Caller, query: EventQuery): Promise<Listed<EventRow>> {
  return selectPage(db, db.select().from(events).$dynamic(), {
    from: events,
    // Few events are undelivered, ended badly or are of one object: the database begins with those, and not with a
    // company's.
    where: (on) => and(reachesEvent(caller, isRare(query) ? unindexed : on), matching(db, query, on)),
    query,
    sortable: { id: events.id, date: events.date },
  });
}

/** The most attempts in an answer. An event that is sent again by hand has as many as somebody wants. */
const MAX_ATTEMPTS = 1_000;

/** The latest attempts of an event, the oldest first. */
export async function readAttempts(db: Db, eventId: number, most: number): Promise<readonly AttemptRow[]> {
  const rows = await db
    .select()
    .from(attempts)
    .where(eq(attempts.eventId, eventId))
    .orderBy(desc(attempts.number))
    .limit(most);
  return rows.reverse();
}

/** Shows events of a list with what came of their attempts. */
async function withLatest(db: Db, rows: readonly EventRow[]): Promise<(row: EventRow) => EventDTO> {
  const found = await readLatest(
    db,
    rows.map(({ id }) => id),
  );
  const ofEvent = grouped(found, ({ eventId }) => eventId);
  return (row) => ({
    ...presentListed(row),
    latestAttempts: (ofEvent.get(row.id) ?? []).map(presentSummary),
  });
}

/** The latest attempts of each event, the oldest first, without what was sent and answered. */
export async function readLatest(
  db: Db,
  eventIds: readonly number[],
): Promise<readonly (AttemptSummary & Pick<AttemptRow, "eventId">)[]> {
  const { eventId, number, date, status, duration, outcome, reason } = attempts;
  const most = listLimits["EventDTO.latestAttempts"];
  return db
    .select({ eventId, number, date, status, duration, outcome, reason })
    .from(events)
    .innerJoin(attempts, eq(eventId, events.id))
    .where(and(isOneOf(events.id, eventIds), sql`${number} > ${events.attempts} - ${most}`))
    .orderBy(asc(events.id), asc(number));
}

export const getEvent = orNotFound(findEvent, "event");

export async function findEvent(db: Db, caller: Caller, id: number): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), reachesEvent(caller)));
  return row;
}

/** The conditions of the query's filters. Absent filters do not restrict the list. */
function matching(
  db: Db,
  which: Omit<OperationTypes["eventGetAllPaged"]["query"], "sortField">,
  on: Standing = (column) => column,
): SQL | undefined {
  const { notified, entityName, entityId, type, outcome, endpoint, product, subscriptionId } = which;
  return and(
    // Written out: with a bound value the database would not use the index of what is not delivered.
    notified === undefined ? undefined : sql`${on(events.notified)} = ${sql.raw(notified ? "1" : "0")}`,
    equals(events.entityName, entityName, on),
    entityId === undefined ? undefined : isOfEntity(entityId, entityName, on),
    isAmong(events.type, type && [type], on),
    equals(events.endpoint, endpoint, on),
    equals(events.productId, product, on),
    subscriptionId === undefined ? undefined : isAbout(db, subscriptionId),
    isAmong(events.outcome, outcome && [outcome], on),
    datedWithin(events.date, which, on),
  );
}

/** With all names where none is given: the index of entities begins with the name. */
function isOfEntity(entityId: number, name: EventEntity | undefined, on: Standing): SQL | undefined {
  const names = name === undefined ? inArray(sql`${on(events.entityName)}`, ENTITIES) : undefined;
  return and(names, equals(events.entityId, entityId, on));
}

const ENTITIES = Object.values(EventEntity);

/** Whether an event is about a subscription, or about one of its invoices. */
function isAbout(db: Db, subscriptionId: number): SQL | undefined {
  const ofIt = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.subscriptionId, subscriptionId));
  return or(
    and(eq(events.entityName, EventEntity.Subscription), eq(events.entityId, subscriptionId)),
    and(eq(events.entityName, EventEntity.Invoice), inArray(events.entityId, ofIt)),
  );
}

type EventQuery = OperationTypes["eventGetAllPaged"]["query"];

/** Whether few events match, of all companies. */
function isRare({ notified, outcome, entityId, subscriptionId }: EventQuery): boolean {
  const isOfOne = entityId !== undefined || subscriptionId !== undefined;
  return (
    isOfOne || notified === false || (outcome !== undefined && outcome !== EventAttemptOutcome.DELIVERED)
  );
}

/** The secrets that are configured now for the endpoint of an event; none if the endpoint was removed. */
async function secretsOf(
  db: Db,
  event: EventRow,
  { seals, clock }: Pick<Services, "seals" | "clock">,
): Promise<readonly string[]> {
  const [found] = await findEndpoints(db, [event], clock.now());
  if (found?.state.kind !== "configured") return [];
  const { notificationSecretToken, previousSecretToken } = found.state.secrets;
  return [notificationSecretToken, previousSecretToken].flatMap((secret) =>
    secret === null ? [] : [seals.open(secret)],
  );
}

/** A caller reaches the events for the endpoints of its company and products; an administrator reaches all. */
export function reachesEvent(caller: Caller, on: Standing = (column) => column): SQL {
  const { companyId } = caller.principal;
  return within(caller, {
    any: everything,
    endpoints: companyId === null ? nothing : sql`${on(events.companyId)} = ${companyId}`,
  });
}

/**
 * Queues a test event, once for each target endpoint.
 *
 * @returns the first one.
 * @throws {MarketplaceError} 422 when there is no endpoint, or events cannot be sent to it.
 */
async function emitTestEvent(tx: Tx, call: Call<"eventCreate">, now: Moment): Promise<EventRow> {
  const { entityName, entityId, type } = call.body;
  const happening = { entity: entityName, id: entityId, type, now };
  const targets = await findTestTargets(tx, call);
  const [first, ...others] = targets;
  if (first === undefined) return raise("noEndpoint", {});
  assertReceives(targets, entityName);
  await assertQuota(tx, { vendor: first.companyId ?? 0, more: targets.length, now });
  const id = await insertEvent(tx, first, happening, true);
  for (const target of others) await insertEvent(tx, target, happening, true);
  return single(await tx.select().from(events).where(eq(events.id, id)));
}

/**
 * The endpoints of vendors and products receive only events of subscriptions, so only such can be tested there.
 *
 * @throws {MarketplaceError} 422 when a target never receives events of the entity.
 */
function assertReceives(targets: readonly Target[], entity: EventEntity): void {
  const target = targets.find(({ recipient }) => recipient !== EventRecipient.PLATFORM);
  if (target === undefined || entity === EventEntity.Subscription) return;
  raise("entityNotReceived", { entity, endpoint: target.endpoint });
}

/** The most undelivered test events of one vendor. A test that is retried for days tests nothing. */
const MAX_UNDELIVERED_TESTS = 100;

/** The most test events of one vendor in an hour. */
const MAX_TESTS = 1_000;

const HOUR = 60 * 60 * 1_000;

/** @throws {MarketplaceError} 429 when a vendor sends too many. */
async function assertQuota(
  db: Db,
  { vendor, more, now }: { readonly vendor: number; readonly more: number; readonly now: Moment },
): Promise<void> {
  // Written like this so that the database uses the partial index of test events.
  const tests = and(eq(events.vendor, vendor), sql`${events.test} = 1`);
  const undelivered = await db.$count(events, and(tests, isNotNull(events.dueAt)));
  if (undelivered + more > MAX_UNDELIVERED_TESTS) {
    raise(
      "tooManyTestEvents",
      { limit: MAX_UNDELIVERED_TESTS, kind: "undelivered" },
      { [headerNames.retryAfter]: "60" },
    );
  }
  const recent = await db.$count(events, and(tests, gt(events.date, now - HOUR)));
  if (recent + more > MAX_TESTS) {
    raise("tooManyTestEvents", { limit: MAX_TESTS, kind: "in an hour" }, { [headerNames.retryAfter]: "600" });
  }
}

async function findTestTargets(db: Db, call: Call<"eventCreate">): Promise<readonly Target[]> {
  const { body, principal } = call;
  const product = body.product === undefined ? undefined : await findProduct(db, call, body.product.url);
  const companyId = product?.companyId ?? principal.companyId;
  if (body.endpoint !== undefined) {
    const reason = urlProblem(body.endpoint);
    if (reason !== undefined) raise("targetInvalid", { field: "endpoint", reason });
    const { endpoint } = body;
    return [
      (await findConfigured(db, endpoint, { companyId, productId: product?.id })) ?? {
        recipient: product === undefined ? EventRecipient.COMPANY : EventRecipient.PRODUCT,
        endpoint,
        companyId,
        productId: product?.id ?? null,
      },
    ];
  }
  if (product !== undefined) return vendorTargets(db, product.id);
  if (companyId === null) return [];
  const [company] = await db
    .select({ endpoint: companies.syndicationEndpoint })
    .from(companies)
    .where(eq(companies.id, companyId));
  return companyTarget(companyId, company?.endpoint ?? null, null);
}

/**
 * Finds an address in the configuration of a vendor or of the platform, so that a test event is signed like a real
 * event to it.
 */
async function findConfigured(
  db: Db,
  endpoint: string,
  { companyId, productId }: { readonly companyId: number | null; readonly productId: number | undefined },
): Promise<Target | undefined> {
  if (companyId === null) {
    const platform = (await readSetting(db, "platformEndpoints")).some(({ url }) => url === endpoint);
    return platform
      ? { recipient: EventRecipient.PLATFORM, endpoint, companyId: null, productId: null }
      : undefined;
  }
  const sold = await db
    .select({ id: products.id, endpoints: products.syndicationEndpoints })
    .from(products)
    .where(and(eq(products.companyId, companyId), equals(products.id, productId), isNull(products.deletedAt)))
    .orderBy(asc(products.id));
  const product = sold.find(({ endpoints }) => isReadable(endpoints) && endpoints.includes(endpoint));
  if (product !== undefined) {
    return { recipient: EventRecipient.PRODUCT, endpoint, companyId, productId: product.id };
  }
  const [company] = await db
    .select({ endpoint: companies.syndicationEndpoint })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.endpoint === endpoint
    ? { recipient: EventRecipient.COMPANY, endpoint, companyId, productId: productId ?? null }
    : undefined;
}

/** The product that a test event names: one of the caller's own, or any product for an administrator. */
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
  return product !== undefined && own ? product : raise("notFound", { resource: field, id: String(id) });
}
