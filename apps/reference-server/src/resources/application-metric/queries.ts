import type { OperationTypes } from "@syndikit/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { equals } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import type { Caller } from "../../api/scope.js";
import type { Db } from "../../store/port.js";
import { contains } from "../../store/searched-texts.js";
import { isLive, type MetricRow, metrics } from "../../store/tables/metric.js";
import { products } from "../../store/tables/product.js";
import { listsProduct, reachesProduct } from "../product/queries.js";

export interface MetricRecord {
  readonly metric: MetricRow;
  /** The company that sells its product. */
  readonly vendorId: number;
}

const fields = { metric: metrics, vendorId: products.companyId };
const toProduct = and(eq(products.id, metrics.productId), isNull(products.deletedAt), isLive);

/** The metric, if the caller reaches its product. */
export async function findMetric(db: Db, caller: Caller, id: number): Promise<MetricRecord | undefined> {
  const [record] = await db
    .select(fields)
    .from(metrics)
    .innerJoin(products, toProduct)
    .where(and(eq(metrics.id, id), reachesProduct(db, caller)));
  return record;
}

/** A page of the metrics of the products that the caller finds in lists. */
export async function listMetrics(
  db: Db,
  caller: Caller,
  query: OperationTypes["applicationMetricGetAllPaged"]["query"],
): Promise<Listed<MetricRecord>> {
  return selectPage(db, db.select(fields).from(metrics).innerJoin(products, toProduct).$dynamic(), {
    from: sql`${metrics} inner join ${products} on ${toProduct}`,
    where: and(
      listsProduct(db, caller),
      equals(metrics.productId, query.productId),
      contains([metrics.name], query.search),
    ),
    query,
    sortable: { id: metrics.id },
  });
}
