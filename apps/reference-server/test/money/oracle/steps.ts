// All that customer, vendor, administrator and clock can do to the money of a subscription.
import fc from "fast-check";

const amount = fc.constantFrom("5.00", "0.0049", "12.3456", "500.00", "0.01");

export const who = fc.constantFrom("customer" as const, "vendor" as const, "admin" as const);

/** A step with its fields, and how often it is taken beside the others. */
function one<Kind extends string, Fields extends Record<string, unknown>>(
  weight: number,
  kind: Kind,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) {
  const arbitrary = fc.record(fields).map((values) => ({ ...values, kind }));
  return { arbitrary, weight };
}

export const step = fc.oneof(
  // Some are not of whole hours. `foreseen`: the dry run is asked before.
  one(14, "wait", {
    hours: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 24, max: 24 * 40 })),
    minutes: fc.constantFrom(0, 0, 0, 20),
    foreseen: fc.boolean(),
  }),
  one(3, "count", { more: fc.integer({ min: 1, max: 300 }) }),
  one(2, "level", { to: fc.nat({ max: 20 }) }),
  // The vendor does not answer for its counter, until it counts again.
  one(1, "silence", {}),
  one(4, "seats", {
    of: fc.constantFrom("seats" as const, "afterwards" as const),
    to: fc.nat({ max: 14 }),
  }),
  one(3, "upgrade", { to: fc.constantFrom(1 as const, 1 as const, 2 as const), later: fc.boolean() }),
  one(3, "renew", {}),
  one(1, "stop", {}),
  one(1, "start", {}),
  one(1, "autoRenew", { on: fc.boolean() }),
  one(4, "bill", {
    way: fc.constantFrom(
      "" as const,
      "" as const,
      "/oneshot" as const,
      "/oneshot" as const,
      "/recurring" as const,
      "?cashed=true" as const,
    ),
    amount,
    credit: fc.boolean(),
  }),
  one(1, "credit", { which: fc.nat({ max: 5 }), amount: fc.constantFrom("1.00", "0.01", "10.00") }),
  one(4, "card", {
    card: fc.constantFrom("works" as const, "declines" as const, "declines" as const, "none" as const),
  }),
  one(3, "pay", {}),
  one(1, "price", {
    plan: fc.constantFrom(0 as const, 1 as const, 2 as const),
    to: fc.constantFrom("40.00", "12.00", "1000.00"),
  }),
  one(1, "forget", { metric: fc.constantFrom("counter" as const, "gauge" as const) }),
  one(1, "kill", { by: who }),
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
