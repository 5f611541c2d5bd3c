import type { OperationTypes } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { type MetricRow, metrics } from "../../store/schema/metric.js";
import { products } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";
import { pageOf } from "../page.js";
import type { Listed } from "../product/find.js";
import { listsProduct, reachesProduct } from "../product/reach.js";
import type { Caller } from "../scope.js";

/** A metric, and who sells its product. */
export interface MetricRecord {
  readonly metric: MetricRow;
  /** The vendor company. */
  readonly vendorId: number;
}

const fields = { metric: metrics, vendorId: products.companyId };
const toProduct = and(eq(products.id, metrics.productId), isNull(products.deletedAt));

/** The metric, if the caller reaches its product. */
export async function findMetric(db: Db, caller: Caller, id: number): Promise<MetricRecord | undefined> {
  const [record] = await db
    .select(fields)
    .from(metrics)
    .innerJoin(products, toProduct)
    .where(and(eq(metrics.id, id), reachesProduct(db, caller)));
  return record;
}

/** A page of the metrics of the products that the caller finds. */
export async function listMetrics(
  db: Db,
  caller: Caller,
  query: OperationTypes["applicationMetricGetAllPaged"]["query"],
): Promise<Listed<MetricRecord>> {
  const { productId } = query;
  const where = and(
    listsProduct(db, caller),
    productId === undefined ? undefined : eq(metrics.productId, productId),
  );
  const page = pageOf(query, { id: metrics.id });
  const rows = await db
    .select(fields)
    .from(metrics)
    .innerJoin(products, toProduct)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const matching = db
    .select({ id: metrics.id })
    .from(metrics)
    .innerJoin(products, toProduct)
    .where(where)
    .as("matching");
  return { rows, page: page.of(await db.$count(matching)) };
}
