import { EventEntity, EventRecipient, type EventType } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { hot } from "../store/hot.js";
import { companies } from "../store/schema/company.js";
import { products } from "../store/schema/product.js";
import { readSetting } from "../store/settings.js";
import type { Db, Tx } from "../store/store.js";
import { insertEvent, type Target } from "./insert-event.js";

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

const listeners = hot((db) =>
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
