import { createMetrics, type Metrics } from "@syndikit/receiver";
import type { VendorOptions } from "./settings.ts";

/** What the marketplace polls and bills. The last part of the path names the metric: `/metric/notes`. */
export function createUsage(options: VendorOptions): Metrics {
  // FILL IN: each metric of your product, by its name there. A gauge goes up and down, a counter only up.
  return createMetrics({
    ...options,
    // The marketplace sends it with each poll, so that nobody else reads what your customers use.
    sharedHeader: { name: "X-Metric-Key", value: options.metricKey },
  }).gauge("notes", ({ subscriptionId }) => countNotes(subscriptionId));
}

/**
 * FILL IN: read it from your database, not from memory: what is lost is not billed, or billed twice. Without a value
 * the answer is 404, and with an error 500; in both cases nothing is billed, and the marketplace asks again.
 */
function countNotes(subscriptionId: number): number | undefined {
  return subscriptionId > 0 ? 3 : undefined;
}
