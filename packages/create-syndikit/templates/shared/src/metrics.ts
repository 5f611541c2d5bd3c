import { createMetrics, type Metrics } from "@syndikit/receiver";
import type { VendorOptions } from "./settings.ts";

/** The metrics that the marketplace polls and bills. The last part of the path is the metric: `/metric/notes`. */
export function createUsage(options: VendorOptions): Metrics {
  // FILL IN: each metric of your product, by its name there. A gauge goes up and down, a counter only up.
  return createMetrics({
    ...options,
    // The marketplace sends this header with each poll, so that nobody else can read what your customers use.
    sharedHeader: { name: "X-Metric-Key", value: options.metricKey },
  }).gauge("notes", ({ subscriptionId }) => countNotes(subscriptionId));
}

/**
 * FILL IN: read it from your database, not from memory: a lost counter is billed wrongly. Without a value the answer
 * is 404, and after an error 500. In both cases nothing is billed, and the marketplace asks again.
 */
function countNotes(subscriptionId: number): number | undefined {
  return subscriptionId > 0 ? 3 : undefined;
}
