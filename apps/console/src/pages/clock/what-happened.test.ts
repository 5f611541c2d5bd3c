import type { ClockDryRunStep } from "@syndikit/sdk";
import { expect, test } from "vitest";
import { cameTrue, type Happened, moveOf, statesAround } from "./what-happened.js";

const entry = {
  id: 7,
  self: "auditEntry/7",
  date: "2026-01-01T00:00:00.000Z",
  actorName: "admin",
  operation: "clockAdvance",
  outcome: "SUCCESS",
  status: 200,
  address: "192.0.2.1",
  requestId: "req_1",
} as const;

test("a move is read from its entry in the audit, and an entry without the two times is none", () => {
  const before = { now: "2026-01-01T00:00:00.000Z" };
  const after = { now: "2026-02-01T00:00:00.000Z", jobs: 4 };
  expect(moveOf({ ...entry, before, after })).toEqual({
    id: 7,
    who: "admin",
    from: before.now,
    to: after.now,
    jobs: 4,
  });
  expect(moveOf(entry)).toBeUndefined();
});

const happened: Happened = {
  subscription: "subscription/1",
  history: [
    { date: "2026-01-01T00:00:00.000Z", to: "DEPLOYED", cause: "report" },
    { date: "2026-01-15T00:00:01.000Z", from: "DEPLOYED", to: "UNDEPLOY_SENT", cause: "expiry" },
  ],
  orders: [],
  invoices: [],
  events: [],
};

test("the states around a move are the last before it and the last within it", () => {
  const { before, after } = statesAround(happened.history, {
    from: "2026-01-10T00:00:00.000Z",
    to: "2026-01-15T00:00:01.000Z",
  });
  expect([before?.to, after?.to]).toEqual(["DEPLOYED", "UNDEPLOY_SENT"]);
  const earlier = { from: "2025-01-10T00:00:00.000Z", to: "2025-01-15T00:00:01.000Z" };
  expect(statesAround(happened.history, earlier)).toEqual({ before: undefined, after: undefined });
});

const step: ClockDryRunStep = {
  kind: "periodEnd",
  date: "2026-01-15T00:00:00.000Z",
  what: "The subscription ends.",
  subscription: { url: "subscription/1" },
  invoices: [],
  events: 0,
  messages: 0,
};

const invoice: ClockDryRunStep["invoices"][number] = {
  type: "NORMAL",
  status: "PAID",
  entries: [],
  total: { price: "10.0000", currency: "EUR", vatSpunOff: "2.2000", total: "12.2000" },
};

test.each<readonly [string, Partial<ClockDryRunStep>, boolean | undefined]>([
  ["a state that was reached then", { deploymentStatus: "UNDEPLOY_SENT" }, true],
  ["another state", { deploymentStatus: "STOPPED" }, false],
  [
    "a state that was reached at another time",
    { deploymentStatus: "UNDEPLOY_SENT", date: "2026-01-14T00:00:00.000Z" },
    false,
  ],
  [
    "a state of another subscription",
    { deploymentStatus: "UNDEPLOY_SENT", subscription: { url: "subscription/2" } },
    false,
  ],
  ["an event that was not sent", { events: 1 }, false],
  ["something that leaves no trace here", {}, undefined],
])("of what was foreseen, %s is %o: %s", (_, changes, expected) => {
  expect(cameTrue({ ...step, ...changes }, { subscriptions: [happened], isCut: false })).toBe(expected);
});

test.each<readonly [string, Partial<ClockDryRunStep>, boolean | undefined]>([
  ["a state that was reached is", { deploymentStatus: "UNDEPLOY_SENT" }, true],
  [
    "a state that was not reached, of a subscription that is read, is",
    { deploymentStatus: "STOPPED" },
    false,
  ],
  [
    "a state of a subscription that is not read is",
    { deploymentStatus: "UNDEPLOY_SENT", subscription: { url: "subscription/2" } },
    undefined,
  ],
  ["an event that is not among those that are read is", { events: 1 }, undefined],
  ["an invoice that is not among those that are read is", { invoices: [invoice] }, undefined],
])("where not all is read, %s %o: %s", (_, changes, expected) => {
  expect(cameTrue({ ...step, ...changes }, { subscriptions: [happened], isCut: true })).toBe(expected);
});
