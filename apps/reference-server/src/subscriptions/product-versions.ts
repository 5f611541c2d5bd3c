import { TrialMode } from "@syndikit/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { ActiveParameter, BillingItem, ProductVersion, Tier } from "../billing/product-version.js";
import { enumValueOf } from "../enum-value.js";
import { inList, listed } from "../store/dialect.js";
import { isReadable } from "../store/documents/column.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import {
  billingItems,
  configurationParameters,
  type ProductVersionRow,
  productVersionParameters,
  productVersions,
  valueTiers,
} from "../store/tables/product.js";

/** A plan as it is sold now; `undefined` when it does not exist or was deleted. */
export async function readProductVersion(db: Db, id: number): Promise<ProductVersion | undefined> {
  return (await readProductVersions(db, [id])).get(id);
}

const productVersionsOf = prepared((db) =>
  db
    .select()
    .from(productVersions)
    .where(and(inList(productVersions.id, "ids"), isNull(productVersions.deletedAt)))
    .prepare(),
);

/** Plans as they are sold now, by their id. Deleted plans are left out. */
export async function readProductVersions(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductVersion>> {
  const [rows, resources, parameters] = await Promise.all([
    productVersionsOf(db).execute({ ids: listed(ids) }),
    readResources(db, ids),
    readParameters(db, ids),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      productVersionOf(row, {
        billingItems: resources.get(row.id) ?? [],
        parameters: parameters.get(row.id) ?? [],
      }),
    ]),
  );
}

function productVersionOf(
  row: ProductVersionRow,
  parts: Pick<ProductVersion, "billingItems" | "parameters">,
): ProductVersion {
  return {
    id: row.id,
    productId: row.productId,
    name: row.name,
    published: row.published,
    price: row.price,
    setupFee: row.setupFee,
    billingPeriod: row.billingPeriod,
    lifespan: row.lifespan,
    trial: enumValueOf(TrialMode, row.trial),
    // Only used if trials are allowed, and then it is set.
    trialLength: row.trialLength ?? 1,
    autoRenewable: row.autoRenewable,
    selfBilling: row.selfBilling,
    ...parts,
  };
}

const resourcesOf = prepared((db) =>
  db
    .select({
      productVersionId: valueTiers.productVersionId,
      start: valueTiers.start,
      end: valueTiers.end,
      price: valueTiers.price,
      setup: valueTiers.setup,
      step: valueTiers.step,
      id: billingItems.id,
      name: billingItems.name,
      unit: billingItems.unit,
      scheme: billingItems.type,
      payment: billingItems.valueType,
      presence: billingItems.presence,
    })
    .from(valueTiers)
    .innerJoin(billingItems, eq(billingItems.id, valueTiers.billingItemId))
    .where(and(inList(valueTiers.productVersionId, "productVersionIds"), isNull(billingItems.deletedAt)))
    .orderBy(asc(billingItems.weight), asc(billingItems.id), asc(valueTiers.start))
    .prepare(),
);

/** The extra resources of each plan with their tiers, by ascending weight. */
async function readResources(
  db: Db,
  productVersionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly BillingItem[]>> {
  const rows = await resourcesOf(db).execute({ productVersionIds: listed(productVersionIds) });
  const byProductVersion = new Map<number, Map<number, BillingItem & { readonly tiers: Tier[] }>>();
  for (const { productVersionId, start, end, price, setup, step, ...item } of rows) {
    const ofProductVersion = byProductVersion.get(productVersionId) ?? new Map();
    byProductVersion.set(productVersionId, ofProductVersion);
    const known = ofProductVersion.get(item.id) ?? { tiers: [], ...item };
    ofProductVersion.set(item.id, known);
    known.tiers.push({ start, end, price, setup, step });
  }
  return new Map(
    [...byProductVersion].map(([productVersionId, resources]) => [productVersionId, [...resources.values()]]),
  );
}

const parametersOf = prepared((db) => {
  const { id, required, acceptedValues, weight, deletedAt } = configurationParameters;
  return db
    .select({ productVersionId: productVersionParameters.productVersionId, id, required, acceptedValues })
    .from(productVersionParameters)
    .innerJoin(configurationParameters, eq(id, productVersionParameters.parameterId))
    .where(and(inList(productVersionParameters.productVersionId, "productVersionIds"), isNull(deletedAt)))
    .orderBy(asc(weight), asc(id))
    .prepare();
});

/** The values themselves. What cannot be read stays so: only an order with this parameter is refused. */
function keysOf(acceptedValues: Readonly<Record<string, string>> | null): readonly string[] | null {
  if (acceptedValues === null) return null;
  if (isReadable(acceptedValues)) return Object.keys(acceptedValues);
  // Whatever is done with it throws, whichever type it has.
  return acceptedValues as unknown as readonly string[];
}

/** The parameters that are active on each plan, by ascending weight. */
async function readParameters(
  db: Db,
  productVersionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ActiveParameter[]>> {
  const rows = await parametersOf(db).execute({ productVersionIds: listed(productVersionIds) });
  const byProductVersion = new Map<number, ActiveParameter[]>();
  for (const row of rows) {
    const accepted = keysOf(row.acceptedValues);
    const ofProductVersion = byProductVersion.get(row.productVersionId) ?? [];
    ofProductVersion.push({ id: row.id, required: row.required, acceptedValues: accepted });
    byProductVersion.set(row.productVersionId, ofProductVersion);
  }
  return byProductVersion;
}
