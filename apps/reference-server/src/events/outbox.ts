import { EventEntity, type EventNotification, EventRecipient, type EventType } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { readSetting } from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import { events } from "../store/tables/event.js";
import { products } from "../store/tables/product.js";
import { toDateTime } from "../time/date-time.js";

/** Something that happened to an entity. */
export interface Happening {
  readonly entity: EventEntity;
  readonly id: number;
  readonly type: EventType;
  /** When, on the marketplace's clock. */
  readonly now: Moment;
  /** The product of a subscription: its vendor's endpoints hear of it. Left out for every other entity. */
  readonly productId?: number;
  /** Data specific to the entity, such as `published` of a plan. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * Tells every endpoint that listens. Call it in the transaction of the change, with the change: then the event
 * exists exactly when the change does. It is sent after the commit.
 */
export async function emitEvent(tx: Tx, happening: Happening): Promise<void> {
  for (const target of await findTargets(tx, happening)) await insertEvent(tx, target, happening);
}

/** Vendors hear of subscriptions only; the platform's list hears everything. A URL that stands twice hears once. */
async function findTargets(db: Db, { entity, productId }: Happening): Promise<readonly Target[]> {
  const vendor = entity === EventEntity.Subscription && productId !== undefined;
  const targets = [...(vendor ? await vendorTargets(db, productId) : []), ...(await platformTargets(db))];
  return targets.filter(
    ({ endpoint }, index) => targets.findIndex((other) => other.endpoint === endpoint) === index,
  );
}

const listeners = prepared((db) =>
  db
    .select({
      endpoints: products.syndicationEndpoints,
      companyId: products.companyId,
      companyEndpoint: companies.syndicationEndpoint,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.id, sql.placeholder("productId")))
    .prepare(),
);

/** The endpoints of a product, and of the company that sells it. */
export async function vendorTargets(db: Db, productId: number): Promise<readonly Target[]> {
  const [row] = await listeners(db).execute({ productId });
  if (row === undefined) return [];
  const { companyId } = row;
  return [
    ...row.endpoints.map((endpoint) => ({
      recipient: EventRecipient.PRODUCT,
      endpoint,
      productId,
      companyId,
    })),
    ...companyTarget(companyId, row.companyEndpoint, productId),
  ];
}

/** The endpoint of a vendor company, if it has one. */
export function companyTarget(
  companyId: number,
  endpoint: string | null,
  productId: number | null,
): readonly Target[] {
  return endpoint === null ? [] : [{ recipient: EventRecipient.COMPANY, endpoint, companyId, productId }];
}

async function platformTargets(db: Db): Promise<readonly Target[]> {
  const endpoints = await readSetting(db, "platformEndpoints");
  return endpoints.map(({ url }) => ({
    recipient: EventRecipient.PLATFORM,
    endpoint: url,
    companyId: null,
    productId: null,
  }));
}

/** Where an event goes, and on whose behalf. */
export interface Target {
  readonly recipient: EventRecipient;
  readonly endpoint: string;
  /** The vendor company that may see it; `null` for the platform's endpoints. */
  readonly companyId: number | null;
  readonly productId: number | null;
}

/** Puts an event for one endpoint into the queue, its text fixed for good. Answers with its identifier. */
export async function insertEvent(
  tx: Tx,
  target: Target,
  happening: Happening,
  test = false,
): Promise<number> {
  const { entity, id, type, now } = happening;
  const host = new URL(target.endpoint).host;
  const values = {
    ...target,
    host,
    entityName: entity,
    entityId: id,
    type,
    date: now,
    dueAt: now,
    test,
  };
  const inserted = single(await insert(tx).execute(values));
  // The text names the event, so it can only be written once the event has its identifier.
  const payload = JSON.stringify(notification(happening, inserted.id));
  await fix(tx).execute({ id: inserted.id, payload });
  return inserted.id;
}

const insert = prepared((tx: Tx) =>
  tx
    .insert(events)
    .values({
      recipient: sql.placeholder("recipient"),
      endpoint: sql.placeholder("endpoint"),
      companyId: sql.placeholder("companyId"),
      productId: sql.placeholder("productId"),
      host: sql.placeholder("host"),
      entityName: sql.placeholder("entityName"),
      entityId: sql.placeholder("entityId"),
      type: sql.placeholder("type"),
      date: sql.placeholder("date"),
      dueAt: sql.placeholder("dueAt"),
      test: sql.placeholder("test"),
      payload: "",
    })
    .returning({ id: events.id })
    .prepare(),
);

const fix = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({ payload: sql`${sql.placeholder("payload")}` })
    .where(eq(events.id, sql.placeholder("id")))
    .prepare(),
);

/** The relative URL of an entity: its resource is spelled as the entity, with a small first letter. */
export function entityUrl(entity: EventEntity, id: number): string {
  return `${entity.charAt(0).toLowerCase()}${entity.slice(1)}/${id}`;
}

function notification({ entity, id, type, now, metadata }: Happening, eventId: number): EventNotification {
  return {
    id: String(id),
    eventId,
    entity,
    type,
    entityUrl: entityUrl(entity, id),
    date: toDateTime(now),
    ...(metadata === undefined ? {} : { metadata: { ...metadata } }),
  };
}
