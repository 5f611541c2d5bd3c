import { EventRecipient } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import type { Sealed } from "../store/columns.js";
import { hot } from "../store/hot.js";
import { companies } from "../store/schema/company.js";
import type { EventRow } from "../store/schema/event.js";
import { products } from "../store/schema/product.js";
import { readSetting } from "../store/settings.js";
import type { Db } from "../store/store.js";

/** An event that may go out, with the secret that it is signed with; `null` when its endpoint has none. */
export interface Signable {
  readonly event: EventRow;
  readonly secret: Sealed | null;
}

/**
 * The secrets that are in force now: an event that waited while a secret was replaced is signed with the new one.
 */
export async function findSecrets(db: Db, events: readonly EventRow[]): Promise<readonly Signable[]> {
  const found = new Map<string, Sealed | null>();
  const signable: Signable[] = [];
  for (const event of events) {
    const key = `${event.recipient} ${event.productId} ${event.companyId} ${event.endpoint}`;
    const secret = found.has(key) ? (found.get(key) ?? null) : await findSecret(db, event);
    found.set(key, secret);
    signable.push({ event, secret });
  }
  return signable;
}

const productSecret = hot((db) =>
  db
    .select({ secret: products.notificationSecretToken })
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare(),
);

const companySecret = hot((db) =>
  db
    .select({ secret: companies.notificationSecretToken })
    .from(companies)
    .where(eq(companies.id, sql.placeholder("id")))
    .prepare(),
);

async function findSecret(db: Db, event: EventRow): Promise<Sealed | null> {
  switch (event.recipient) {
    case EventRecipient.PRODUCT: {
      const [row] = await productSecret(db).execute({ id: event.productId });
      return row?.secret ?? null;
    }
    case EventRecipient.COMPANY: {
      const [row] = await companySecret(db).execute({ id: event.companyId });
      return row?.secret ?? null;
    }
    case EventRecipient.PLATFORM: {
      const endpoints = await readSetting(db, "platformEndpoints");
      return endpoints.find(({ url }) => url === event.endpoint)?.secret ?? null;
    }
    default:
      throw new RangeError(`Event ${event.id} is for "${event.recipient}", which is nobody that is known.`);
  }
}
