import type { DeploymentStatus } from "@syndikit/contract";

/** What the marketplace was told about subscriptions, and took. */
export interface Reports {
  add(subscriptionId: number, status: string): void;
  /** Resolves when this was reported, also when it was before. */
  until(subscriptionId: number, status: DeploymentStatus): Promise<void>;
}

/** Makes an empty list of reports. */
export function createReports(): Reports {
  const seen = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  return {
    add(subscriptionId, status) {
      const report = `${subscriptionId} ${status}`;
      seen.add(report);
      for (const resolve of waiting.get(report) ?? []) resolve();
      waiting.delete(report);
    },
    until(subscriptionId, status) {
      const report = `${subscriptionId} ${status}`;
      if (seen.has(report)) return Promise.resolve();
      return new Promise((resolve) => {
        waiting.set(report, [...(waiting.get(report) ?? []), resolve]);
      });
    },
  };
}
