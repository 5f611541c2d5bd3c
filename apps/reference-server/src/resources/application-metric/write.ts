import {
  type ApplicationMetricInput,
  BillingItemValueType,
  Frequency,
  MetricFunction,
  MetricType,
} from "@syndikit/contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import { readReference } from "../../api/input.js";
import { raise } from "../../errors.js";
import { urlProblem } from "../../outbound/target-policy.js";
import type { Db } from "../../store/port.js";
import { isLive, type MetricRow, metrics } from "../../store/tables/metric.js";
import { billingItems, valueTiers } from "../../store/tables/product.js";

/** The fields of a metric that can change after its creation. */
type MetricFields = Omit<MetricRow, "id" | "productId" | "endedAt">;

/** A new metric with only the required fields set. The default function fits the requested kind. */
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

const GAUGE: readonly string[] = [MetricFunction.AVERAGE, MetricFunction.PEAK];
const COUNTER: readonly string[] = [MetricFunction.INCREASE, MetricFunction.VALUE];

/**
 * A metric after a change. Absent fields keep their value.
 *
 * @throws {MarketplaceError} when the function does not fit the kind, or an external metric has no endpoint that can be
 * called.
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
 * A path must stay on the vendor's host, so it begins with exactly one slash: with two, or with a backslash, it would
 * name another host.
 */
function assertEndpoint(endpoint: string): void {
  if (/^\/(?![/\\])/.test(endpoint)) return;
  const reason = urlProblem(endpoint);
  if (reason !== undefined) {
    raise("targetInvalid", { field: "endpoint", reason: `${reason}, and no path that begins with a slash` });
  }
}

/**
 * Refuses a name that is taken. A new metric has no `id` yet.
 *
 * @throws {MarketplaceError} `valueTaken` when another metric of the product has the name.
 */
export async function assertNameFree(
  db: Db,
  productId: number,
  { id, name }: { readonly id: number | null; readonly name: string },
): Promise<void> {
  const others = id === null ? undefined : ne(metrics.id, id);
  const same = and(eq(metrics.productId, productId), eq(metrics.name, name), isLive, others);
  if ((await db.$count(metrics, same)) > 0) raise("valueTaken", { field: "name", value: name });
}

interface BillingItemField {
  readonly url: string;
  /** The vendor of the metric's product. */
  readonly vendorId: number;
  readonly baseUrl: string;
}

/**
 * Reads the extra resource that a metric is billed through.
 *
 * @throws {MarketplaceError} when it is not the vendor's, or cannot be billed by measurement.
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
