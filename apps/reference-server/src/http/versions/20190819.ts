import type { VersionChange } from "./change.js";

/** `frequence` of a metric is called `frequency`. */
export const change = {
  answers: { ApplicationMetricDTO: { frequence: ({ frequency }) => frequency } },
  requests: {
    ApplicationMetricInput: { frequency: ({ frequence }) => frequence },
    ApplicationMetricCreate: { frequency: ({ frequence }) => frequence },
  },
} as const satisfies VersionChange;
