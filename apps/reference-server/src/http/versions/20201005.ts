import { GaugeMetricFunction } from "@syndikit/contract";
import type { VersionChange } from "./change.js";

/** Counters also have a function; before, they had none to choose. */
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
