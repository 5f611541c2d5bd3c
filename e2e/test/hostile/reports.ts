import type { DeploymentStatus } from "@syndikit/contract";

/** The reports about subscriptions that the marketplace has accepted. */
export interface Reports {
  add(subscriptionId: number, status: string): void;
  /** Resolves once this was reported, at once if it already was. */
  until(subscriptionId: number, status: DeploymentStatus): Promise<void>;
  /** The number of different reports. It measures the work done, regardless of time. */
  readonly count: number;
  /** Resolves after that many more reports, or when the signal aborts. */
  more(reports: number, signal: AbortSignal): Promise<void>;
}

export function createReports(): Reports {
  const seen = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  const counting = new EventTarget();
  return {
    get count() {
      return seen.size;
    },
    more(reports, signal) {
      const goal = seen.size + reports;
      return new Promise((resolve) => {
        const look = (): void => {
          if (seen.size < goal && !signal.aborted) return;
          counting.removeEventListener("report", look);
          signal.removeEventListener("abort", look);
          resolve();
        };
        counting.addEventListener("report", look);
        signal.addEventListener("abort", look);
        look();
      });
    },
    add(subscriptionId, status) {
      const report = `${subscriptionId} ${status}`;
      seen.add(report);
      counting.dispatchEvent(new Event("report"));
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
