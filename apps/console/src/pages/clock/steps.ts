/** The steps by which one click can move the clock. */
export const STEPS = [
  { advance: "PT1H", words: "1 hour" },
  { advance: "P1D", words: "1 day" },
  { advance: "P7D", words: "1 week" },
  { advance: "P1M", words: "1 month" },
] as const;

const HOUR = 3_600_000;

/** The end of each step that starts now, in milliseconds. */
export function stepsFrom(now: number): readonly { readonly words: string; readonly until: number }[] {
  const month = new Date(now);
  month.setUTCMonth(month.getUTCMonth() + 1);
  const ends = [now + HOUR, now + 24 * HOUR, now + 7 * 24 * HOUR, month.getTime()];
  return STEPS.map(({ words }, index) => ({ words, until: ends[index] ?? now }));
}
