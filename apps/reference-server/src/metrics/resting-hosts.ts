/** Hosts that did not answer in time, and are left alone for a while. */
export interface RestingHosts {
  isResting(url: string): boolean;
  /** What became of a request: whether it ended in time. */
  note(url: string, inTime: boolean): void;
}

/** How long a host is left alone after the first silence, and how long at most, in milliseconds. */
const FIRST_REST = 60_000;
const LONGEST_REST = 15 * 60_000;

/**
 * Keeps one silent vendor from holding up the clock, and with it everybody's renewals: each question to it would
 * cost the whole time limit.
 *
 * @param elapsed milliseconds that never jump; the marketplace's clock crosses a month in a moment.
 */
export function createRestingHosts(elapsed: () => number): RestingHosts {
  const resting = new Map<string, { readonly until: number; readonly rest: number }>();
  return {
    isResting: (url) => (resting.get(new URL(url).host)?.until ?? 0) > elapsed(),
    note(url, inTime) {
      const { host } = new URL(url);
      if (inTime) {
        resting.delete(host);
        return;
      }
      const rest = Math.min(LONGEST_REST, (resting.get(host)?.rest ?? FIRST_REST / 2) * 2);
      resting.set(host, { until: elapsed() + rest, rest });
    },
  };
}
