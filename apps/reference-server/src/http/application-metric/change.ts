import { type ApplicationMetricInput, Frequency, MetricFunction, MetricType } from "@syndikit/contract";
import { urlProblem } from "../../delivery/target-policy.js";
import { raise } from "../../marketplace-error.js";
import type { MetricRow } from "../../store/schema/metric.js";

/** What of a metric can be changed after its creation. */
export type MetricFields = Omit<MetricRow, "id" | "productId">;

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
