import { type ApplicationMetricDTO, toReference } from "@syndikit/contract";
import { compact } from "../compact.js";
import { seesAllOf } from "../product/reach.js";
import type { Caller } from "../scope.js";
import type { MetricRecord } from "./find.js";

/** A metric as the caller sees it. */
export function presentMetric(caller: Caller, { metric, vendorId }: MetricRecord): ApplicationMetricDTO {
  return compact({
    id: metric.id,
    self: toReference("applicationMetric", metric.id),
    name: metric.name,
    product: { url: toReference("product", metric.productId) },
    billingItem: { url: toReference("billingItem", metric.billingItemId) },
    type: metric.type,
    counter: metric.counter,
    metricFunction: metric.metricFunction,
    endpoint: seesAllOf(caller, vendorId) ? metric.endpoint : null,
    frequency: metric.frequency,
  });
}
