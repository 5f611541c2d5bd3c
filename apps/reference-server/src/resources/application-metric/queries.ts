import {
  type ApplicationMetricInput,
  BillingItemValueType,
  Frequency,
  MetricFunction,
  MetricType,
  type OperationTypes,
} from "@syndikit/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { raise } from "../../errors.js";
import { urlProblem } from "../../outbound/target-policy.js";
import type { Db } from "../../store/port.js";
import { type MetricRow, metrics } from "../../store/tables/metric.js";
import { billingItems, products, valueTiers } from "../../store/tables/product.js";
import { readReference } from "../input.js";
import { selectPage } from "../page.js";
import { type Listed, listsProduct, reachesProduct } from "../product/queries.js";
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
  return selectPage(db, db.select(fields).from(metrics).innerJoin(products, toProduct).$dynamic(), {
    from: sql`${metrics} inner join ${products} on ${toProduct}`,
    where: where,
    query: query,
    sortable: { id: metrics.id },
  });
}

/** What of a metric can be changed after its creation. */
type MetricFields = Omit<MetricRow, "id" | "productId">;

const GAUGE: readonly string[] = [MetricFunction.AVERAGE, MetricFunction.PEAK];
const COUNTER: readonly string[] = [MetricFunction.INCREASE, MetricFunction.VALUE];

/** A metric of which only the needed fields are known. The function fits the kind that the request asks for. */
export function newMetric(name: string, billingItemId: number, counter: boolean): MetricFields {
  return {
    name,
    billingItemId,
    counter,
    type: MetricType.EXTERNAL,
    metricFunction: counter ? MetricFunction.INCREASE : MetricFunction.AVERAGE,
    endpoint: null,
    frequency: Frequency.EVERY_1_HOUR,
  };
}

/**
 * A metric after a change: fields that are absent keep their value.
 *
 * @throws MarketplaceError when the function is of the other kind, or an external metric has no endpoint that
 * could be called.
 */
export function changeMetric(
  before: MetricFields,
  input: ApplicationMetricInput,
  billingItemId: number,
): MetricFields {
  const after: MetricFields = {
    name: input.name ?? before.name,
    billingItemId,
    counter: input.counter ?? before.counter,
    type: input.type ?? before.type,
    metricFunction: input.metricFunction ?? before.metricFunction,
    endpoint: input.endpoint ?? before.endpoint,
    frequency: input.frequency ?? before.frequency,
  };
  const functions = after.counter ? COUNTER : GAUGE;
  if (!functions.includes(after.metricFunction)) {
    raise("fieldValue", { field: "metricFunction", allowed: functions.join(", ") });
  }
  if (after.type === MetricType.EXTERNAL && after.endpoint === null) {
    raise("fieldRequired", { field: "endpoint" });
  }
  if (input.endpoint !== undefined) assertEndpoint(input.endpoint);
  return after;
}

/**
 * A path stays on the vendor's host, so it begins with one slash: with two, or a backslash, it would name a host
 * of its own.
 */
function assertEndpoint(endpoint: string): void {
  if (/^\/(?![/\\])/.test(endpoint)) return;
  const reason = urlProblem(endpoint);
  if (reason !== undefined) {
    raise("targetInvalid", { field: "endpoint", reason: `${reason}, and no path that begins with a slash` });
  }
}

/** The extra resource that a request bills a metric through. */
interface BillingItemField {
  readonly url: string;
  /** The vendor of the product. */
  readonly vendorId: number;
  readonly baseUrl: string;
}

/**
 * Reads the extra resource that bills a metric.
 *
 * @throws MarketplaceError when it is not the vendor's, or cannot be billed by what was measured.
 */
export async function readBillingItem(db: Db, { url, vendorId, baseUrl }: BillingItemField): Promise<number> {
  const field = "billingItem";
  const id = readReference(url, { resource: "billingItem", field, baseUrl });
  const [item] = await db
    .select({ valueType: billingItems.valueType })
    .from(billingItems)
    .where(
      and(eq(billingItems.id, id), eq(billingItems.companyId, vendorId), isNull(billingItems.deletedAt)),
    );
  if (item === undefined) return raise("referenceUnknown", { field, value: url });
  const priced = (await db.$count(valueTiers, eq(valueTiers.billingItemId, id))) > 0;
  if (item.valueType !== BillingItemValueType.PAY_AS_YOU_GO || !priced) raise("metricItemNotPayAsYouGo", {});
  return id;
}
