/** One changed line of the ledger. */
export interface PlantedFault {
  /** What is wrong then. */
  readonly what: string;
  /** From `apps/reference-server/src`. */
  readonly file: string;
  /** It stands there once. */
  readonly line: string;
  readonly faulty: string;
  /** The lives that find it: those on the ledger alone, or, where it is what asks the ledger, those through HTTP. */
  readonly foundBy: "ledger" | "http";
}

/** Mistakes that somebody could make in the ledger, and that the laws of money must find. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    what: "a counter begins anew with each period",
    file: "billing/ledger.ts",
    line: 'base: goesOn ? "LAST" : base,',
    faulty: "base,",
    foundBy: "http",
  },
  {
    what: "the ranges of a counter begin anew with an upgrade",
    file: "billing/ledger.ts",
    line: "quantity: known?.quantity ?? NONE,",
    faulty: "quantity: NONE,",
    foundBy: "ledger",
  },
  {
    what: "more seats that are paid in advance are not set up",
    file: "billing/ledger.ts",
    line: "this.#chargeSetups(opened, opened);",
    faulty: "",
    foundBy: "ledger",
  },
  {
    what: "more seats that are paid afterwards count from the end of their hour",
    file: "billing/segments.ts",
    line: 'because === "end" ? Math.ceil(ended) : Math.floor(ended)',
    faulty: "Math.ceil(ended)",
    foundBy: "ledger",
  },
  {
    what: "one day too many is left of a period",
    file: "billing/segments.ts",
    line: "{ of: wholeDays(at, period.end), total:",
    faulty: "{ of: wholeDays(at, period.end) + 1, total:",
    foundBy: "ledger",
  },
  {
    what: "credit that an invoice does not need is lost",
    file: "billing/collect.ts",
    line: "    charge(amount);",
    faulty: "",
    foundBy: "ledger",
  },
  {
    what: "a gauge is billed once more after a RENEW",
    file: "billing/rate.ts",
    line: "minus(gauge, rated.amount)",
    faulty: "gauge",
    foundBy: "ledger",
  },
  {
    what: "a recurring line stays off the invoices",
    file: "billing/ledger.ts",
    line: "of this.#ledger.recurring) {",
    faulty: "of this.#ledger.recurring.slice(1)) {",
    foundBy: "ledger",
  },
  {
    what: "an upgrade gives nothing back for the old plan",
    file: "subscriptions/rules/terms.ts",
    line: 'because: "change", returned: true',
    faulty: 'because: "change", returned: false',
    foundBy: "http",
  },
  {
    what: "a RENEW that is paid later grants nothing",
    file: "subscriptions/rules/payment.ts",
    line: 'pending.kind === "renewal" || pending.kind === "renew"',
    faulty: 'pending.kind === "renewal"',
    foundBy: "http",
  },
];
