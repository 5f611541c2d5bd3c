import {
  ChangeKind,
  EventEntity,
  type EventNotification,
  EventRecipient,
  type EventType,
} from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import { toDateTime } from "../date-time.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import {
  type PlatformEndpointSetting,
  readSetting,
  readStored,
  type SettingName,
} from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import { events } from "../store/tables/event.js";
import { products } from "../store/tables/product.js";
import { settings } from "../store/tables/setting.js";

export interface EntityEvent {
  readonly entity: EventEntity;
  readonly id: number;
  readonly type: EventType;
  /** The time of the change, on the marketplace's clock. */
  readonly now: Moment;
  /** The product of a subscription, whose vendor is notified. Absent for all other entities. */
  readonly productId?: number;
  /** Data specific to the entity, such as `published` of a plan. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * Queues an event for every endpoint that subscribes to it. Call it in the transaction of the change, so that the event
 * exists if and only if the change does. It is sent after the commit.
 */
export async function emitEvent(tx: Tx, event: EntityEvent): Promise<void> {
  for (const target of await findTargets(tx, event)) await insertEvent(tx, target, event);
}

/** An endpoint that an event is sent to, and its vendor. */
export interface Target {
  readonly recipient: EventRecipient;
  readonly endpoint: string;
  /** The vendor company that may see the event; `null` with the platform's endpoints. */
  readonly companyId: number | null;
  readonly productId: number | null;
}

/**
 * Vendors are only notified about subscriptions, the platform's endpoints about everything. A URL that appears twice is
 * notified once.
 */
async function findTargets(db: Db, { entity, productId }: EntityEvent): Promise<readonly Target[]> {
  const targets =
    entity === EventEntity.Subscription && productId !== undefined
      ? await everyTarget(db, productId)
      : platformTargets(await readSetting(db, PLATFORM_ENDPOINTS));
  return targets.filter(
    ({ endpoint }, index) => targets.findIndex((other) => other.endpoint === endpoint) === index,
  );
}

/** The endpoints of a product, of the company that sells it, and of the platform. */
async function everyTarget(db: Db, productId: number): Promise<readonly Target[]> {
  const row = await readEndpoints(db, productId);
  const platform = row.platform === null ? [] : readStored(PLATFORM_ENDPOINTS, row.platform);
  return [...targetsOfVendor(row, productId), ...platformTargets(platform)];
}

/** The endpoints of a product, and of the company that sells it. */
export async function vendorTargets(db: Db, productId: number): Promise<readonly Target[]> {
  return targetsOfVendor(await readEndpoints(db, productId), productId);
}

type Endpoints = Awaited<ReturnType<ReturnType<typeof endpointsFor>["execute"]>>[number];

async function readEndpoints(db: Db, productId: number): Promise<Endpoints> {
  return single(await endpointsFor(db).execute({ productId }));
}

const PLATFORM_ENDPOINTS = "platformEndpoints" satisfies SettingName;

const endpointsFor = prepared((db) =>
  db
    .select({
      endpoints: products.syndicationEndpoints,
      companyId: products.companyId,
      companyEndpoint: companies.syndicationEndpoint,
      platform: settings.value,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .leftJoin(settings, eq(settings.name, PLATFORM_ENDPOINTS))
    .where(eq(products.id, sql.placeholder("productId")))
    .prepare(),
);

function targetsOfVendor(
  { endpoints, companyId, companyEndpoint }: Endpoints,
  productId: number,
): readonly Target[] {
  return [
    ...endpoints.map((endpoint) => ({
      recipient: EventRecipient.PRODUCT,
      endpoint,
      productId,
      companyId,
    })),
    ...companyTarget(companyId, companyEndpoint, productId),
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

function platformTargets(endpoints: readonly PlatformEndpointSetting[]): readonly Target[] {
  return endpoints.map(({ url }) => ({
    recipient: EventRecipient.PLATFORM,
    endpoint: url,
    companyId: null,
    productId: null,
  }));
}

/**
 * Queues an event for one endpoint. Its payload never changes again.
 *
 * @param test - whether it is a test event.
 * @returns its identifier.
 */
export async function insertEvent(tx: Tx, target: Target, event: EntityEvent, test = false): Promise<number> {
  const { entity, id, type, now } = event;
  const host = new URL(target.endpoint).host;
  const values = {
    vendor: target.companyId ?? 0,
    ...target,
    host,
    entityName: entity,
    entityId: id,
    type,
    date: now,
    dueAt: now,
    test,
  };
  const { id: eventId } = single(await insert(tx).execute(values));
  noteChange(tx, { kind: ChangeKind.event, id: eventId, audience: { companyId: target.companyId } });
  // The payload contains the event's identifier, which is only known now.
  await setPayload(tx).execute({ id: eventId, payload: JSON.stringify(notification(event, eventId)) });
  return eventId;
}

const insert = prepared((tx: Tx) =>
  tx
    .insert(events)
    .values({
      recipient: sql.placeholder("recipient"),
      endpoint: sql.placeholder("endpoint"),
      companyId: sql.placeholder("companyId"),
      productId: sql.placeholder("productId"),
      vendor: sql.placeholder("vendor"),
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

/** The size of a row without its payload. */
const ROW_BYTES = 300;

const setPayload = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({
      payload: sql`${sql.placeholder("payload")}`,
      bytes: sql`${ROW_BYTES} + length(${sql.placeholder("payload")})`,
    })
    .where(eq(events.id, sql.placeholder("id")))
    .prepare(),
);

function notification(
  { entity, id, type, now, metadata = {} }: EntityEvent,
  eventId: number,
): EventNotification {
  return {
    id: String(id),
    eventId,
    entity,
    type,
    entityUrl: entityUrl(entity, id),
    date: toDateTime(now),
    metadata: { ...metadata },
  };
}

/** The relative URL of an entity. Its resource is the entity's name with a lower-case first letter. */
export function entityUrl(entity: EventEntity, id: number): string {
  return `${entity.charAt(0).toLowerCase()}${entity.slice(1)}/${id}`;
}
