import { and, eq, isNull } from "drizzle-orm";
import { companyTarget, vendorTargets } from "../../delivery/emit.js";
import { insertEvent, type Target } from "../../delivery/insert-event.js";
import { urlProblem } from "../../delivery/target-policy.js";
import { raise } from "../../marketplace-error.js";
import type { Moment } from "../../ports.js";
import { companies } from "../../store/schema/company.js";
import { type EventRow, events } from "../../store/schema/event.js";
import { products } from "../../store/schema/product.js";
import { single } from "../../store/single.js";
import type { Db, Tx } from "../../store/store.js";
import type { Call } from "../call.js";
import { readReference } from "../reference.js";

/**
 * Puts a test event into the queue, for each endpoint that it is for. Answers with the first.
 *
 * @throws MarketplaceError 422 when there is no endpoint, or it is none that events can go to.
 */
export async function emitTestEvent(tx: Tx, call: Call<"eventCreate">, now: Moment): Promise<EventRow> {
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
