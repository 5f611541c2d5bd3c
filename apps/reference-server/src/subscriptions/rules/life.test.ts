import { canTransition, DeploymentStatus, SubscriptionType, TestPaymentMethod } from "@syndikit/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMonths } from "../../billing/period.js";
import type { PaymentMethodId } from "../../billing/settlement.js";
import type { Subscription, SubscriptionPatch } from "../../billing/subscription.js";
import {
  BEGAN,
  billed,
  changed,
  endPeriod,
  eur,
  productVersionOf,
  subscriptionOf,
} from "../../test-support/subscriptions.js";
import { decideTermination } from "./ending.js";
import { decidePayment } from "./payment.js";
import { decideRenew } from "./renew.js";

const visa = TestPaymentMethod.pm_card_visa;
const none = {
  trading: true,
  bound: false,
  measured: new Map(),
  recurringAhead: [],
  heardInTrial: new Map(),
  presentProductVersions: new Map(),
};

/** When the marketplace next acts on a subscription; `null` when it never does. */
function dueAt({ status, pending, period }: Subscription): number | null {
  return status === DeploymentStatus.DEPLOYED ? (pending?.until ?? period.end) : null;
}

/** Runs every end of a period or grace that is due, each at its own time, and returns the resulting subscription. */
function advance(start: Subscription, until: number, paymentMethod: PaymentMethodId | null) {
  const bills: { at: number; total: number }[] = [];
  let subscription = start;
  for (let steps = 0; steps < 1000; steps += 1) {
    const at = dueAt(subscription);
    if (at === null || at > until) return { subscription, bills };
    const decision = endPeriod({ ...none, subscription, now: at, paymentMethod });
    if (decision.kind === "notDue") throw new Error("The period was to end, but is not due.");
    const bill = decision.kind === "givenUp" ? undefined : decision.charge?.bill;
    if (bill !== undefined) bills.push({ at, total: bill.total });
    subscription = changed(subscription, decision.patch, bill?.charges);
  }
  throw new Error("The periods never end.");
}

describe("a life", () => {
  test("of 60 months is billed 60 times, each at the anchor day", () => {
    const { subscription, bills } = advance(subscriptionOf(), addMonths(BEGAN, 60, 31), visa);
    expect(bills).toEqual(
      Array.from({ length: 60 }, (_, index) => ({
        at: addMonths(BEGAN, index + 1, 31),
        total: eur("10.00"),
      })),
    );
    expect(subscription.status).toBe("DEPLOYED");
  });

  test("is the same in one advance and in many", () => {
    const times = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 10 });
    const methods = fc.option(fc.constantFrom(...Object.values(TestPaymentMethod)));
    fc.assert(
      fc.property(
        times,
        methods,
        fc.constantFrom(...Object.values(SubscriptionType)),
        (days, method, type) => {
          const start = subscriptionOf({ type });
          const stops = [...days, 500].sort((a, b) => a - b).map((day) => BEGAN + day * 86_400_000);
          const whole = advance(start, stops.at(-1) ?? BEGAN, method);
          let subscription = start;
          const bills = stops.flatMap((stop) => {
            const part = advance(subscription, stop, method);
            subscription = part.subscription;
            return part.bills;
          });
          expect(subscription).toEqual(whole.subscription);
          expect(bills).toEqual(whole.bills);
        },
      ),
    );
  });

  test("moves only by the lifecycle, and never shrinks what is paid, whatever happens", () => {
    const step = fc.record({
      days: fc.integer({ min: 0, max: 40 }),
      action: fc.constantFrom("wait", "renew", "pay", "kill"),
      method: fc.option(fc.constantFrom(...Object.values(TestPaymentMethod))),
    });
    const types = fc.constantFrom(...Object.values(SubscriptionType));
    fc.assert(
      fc.property(types, fc.boolean(), fc.array(step, { maxLength: 20 }), (type, autoRenew, steps) => {
        let subscription = subscriptionOf({ type, autoRenew, productVersion: productVersionOf() });
        let now = BEGAN;
        for (const { days, action, method } of steps) {
          now += days * 86_400_000;
          subscription = advance(subscription, now, method).subscription;
          const before = subscription;
          subscription = changed(before, patchOf(action, before, now, method));
          if (before.status !== subscription.status) {
            expect(canTransition(before.status, subscription.status)).toBe(true);
          }
          if (before.type !== SubscriptionType.TRIAL) {
            expect(subscription.period.end).toBeGreaterThanOrEqual(before.period.end);
          }
          if (subscription.status === DeploymentStatus.DEPLOYED) {
            expect(subscription.pending?.until ?? subscription.period.end).toBeGreaterThan(now);
          }
        }
      }),
    );
  });
});

function patchOf(
  action: string,
  subscription: Subscription,
  now: number,
  paymentMethod: PaymentMethodId | null,
): SubscriptionPatch {
  const facts = { ...none, subscription, now, paymentMethod };
  const invoice = {
    id: 1,
    status: "UNPAID",
    orderType: "RENEWAL",
    total: eur("10.00"),
    selfBilled: false,
    cashed: false,
  } as const;
  const decisions = {
    wait: () => ({ kind: "unchanged" }) as const,
    renew: () => decideRenew({ ...facts, hours: null }),
    pay: () => decidePayment({ ...none, subscription, invoice, otherInvoices: [] }, paymentMethod),
    kill: () => {
      const decision = decideTermination(facts, false);
      return decision.kind === "terminated" ? billed(decision) : decision;
    },
  };
  const decision = Object.entries(decisions).find(([name]) => name === action)?.[1]();
  return decision !== undefined && "patch" in decision ? decision.patch : {};
}
