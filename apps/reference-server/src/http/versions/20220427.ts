import { type EnteredValues, type SubscriptionConfigurationParameter, toReference } from "@syndikit/contract";
import { entriesById, type Facts, type VersionChange } from "./change.js";

/** A subscription describes the entered parameters, and a list of subscriptions leaves them out. */
export const change = {
  answers: {
    Subscription: {
      configurationParameters: ({ configurationParameters }, { facts, isListed }) =>
        isListed ? undefined : toList(configurationParameters, facts),
    },
  },
  reads: ["configurationParameter"],
} as const satisfies VersionChange;

function toList(
  values: EnteredValues,
  { configurationParameter }: Facts,
): SubscriptionConfigurationParameter[] {
  return entriesById(values, "configurationParameter").map(([id, value]) => ({
    configurationParameter: { url: toReference("configurationParameter", id) },
    ...configurationParameter.get(id),
    value,
  }));
}
