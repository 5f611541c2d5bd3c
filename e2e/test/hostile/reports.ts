import type { DeploymentStatus } from "@syndikit/contract";

/** What the marketplace was told about subscriptions, and took. */
export interface Reports {
  add(subscriptionId: number, status: string): void;
  /** Resolves when this was reported, also when it was before. */
  until(subscriptionId: number, status: DeploymentStatus): Promise<void>;
  /** How many different reports there were: the work that was done, however long it took. */
  readonly count: number;
  /** Resolves at so many more reports than now, or at the signal. */
  more(reports: number, signal: AbortSignal): Promise<void>;
}

/** Makes an empty list of reports. */
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
