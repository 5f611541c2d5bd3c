/** An invoice line that bills measured use. */
export interface BilledUse {
  /** ISO 8601, when the invoice was issued. */
  readonly date: string;
  readonly quantity: number;
  readonly amount: number;
}

export interface BilledDay {
  /** The start of the day in the reader's time zone, in seconds since 1970. */
  readonly time: number;
  readonly quantity: number;
  readonly amount: number;
}

/**
 * Adds up what was billed each day, oldest first. Renewals of one day are only moments apart, and as separate points
 * they could not be told apart.
 */
export function byDay(uses: readonly BilledUse[]): BilledDay[] {
  const days = new Map<number, BilledDay>();
  for (const { date, quantity, amount } of uses) {
    const time = new Date(date).setHours(0, 0, 0, 0) / 1_000;
    const day = days.get(time);
    days.set(time, {
      time,
      quantity: (day?.quantity ?? 0) + quantity,
      amount: (day?.amount ?? 0) + amount,
    });
  }
  return [...days.values()].toSorted((one, other) => one.time - other.time);
}
