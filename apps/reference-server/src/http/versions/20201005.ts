import { GaugeMetricFunction } from "@syndikit/contract";
import type { VersionChange } from "./change.js";

/** The function of a metric is for counters too, which had none to choose before. */
export const change = {
  answers: {
    ApplicationMetricDTO: {
      gaugeMetricFunction: ({ metricFunction }) =>
        Object.values(GaugeMetricFunction).find((gauge) => gauge === metricFunction),
    },
  },
  requests: {
    ApplicationMetricInput: { metricFunction: ({ gaugeMetricFunction }) => gaugeMetricFunction },
    ApplicationMetricCreate: { metricFunction: ({ gaugeMetricFunction }) => gaugeMetricFunction },
  },
} as const satisfies VersionChange;
