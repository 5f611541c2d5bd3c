import {
  BillingItemValueType,
  ClockStatus,
  DueKind,
  type EventName,
  events,
  lifecycle,
  type OperationId,
  type Transition,
  UpgradeKind,
  vendorCallLimits,
  vendorCalls,
} from "@syndikit/contract";
import { retryWaits } from "../retry-waits.js";
import { drawGraph } from "./graph.js";
import { drawSequence, type Step } from "./sequence.js";
import { APPLICATION, endpointOf, MARKETPLACE, words } from "./wording.js";

/** What comes onto which invoice. */
export function drawBilling(description: string): string {
  const measured = BillingItemValueType.PAY_AS_YOU_GO;
  const ordered = Object.values(BillingItemValueType).filter((type) => type !== measured);
  // All of them begin with the subscription: told each time, it would make the drawing wider than the page.
  const short = (operation: OperationId): string =>
    endpointOf(operation).replace("/subscription/{id}", "\u2026");
  return drawGraph({
    description,
    nodes: [
      { name: "Customer", lines: ["Customer"], kind: "first" },
      { name: APPLICATION, lines: [APPLICATION], kind: "first" },
      { name: "ordered", lines: ["Ordered quantity", ordered.join(" or ")] },
      { name: "measured", lines: ["Measured use", measured] },
      { name: "period", lines: ["Invoice of the period"], kind: "last" },
      { name: "own", lines: ["Invoice at once"], kind: "last" },
    ],
    edges: [
      { from: "Customer", to: "ordered", lines: ["chooses it in the order"] },
      {
        from: APPLICATION,
        to: "measured",
        lines: [`answers each ${vendorCalls.metric.method}`, "of the metric"],
      },
      { from: "ordered", to: "period", lines: ["priced by its tiers"] },
      { from: "measured", to: "period", lines: ["priced by its tiers"] },
      {
        from: APPLICATION,
        to: "period",
        lines: [short("subscriptionSetOneshotCosts"), short("subscriptionSetRecurringCosts")],
      },
      { from: APPLICATION, to: "own", lines: [short("subscriptionBill")] },
    ],
  });
}

/** An event from the change to its delivery, and the waits between the attempts. */
export function drawRetries(description: string): string {
  const { first, last } = retryWaits();
  const half = Math.ceil(first.length / 2);
  return drawGraph({
    description,
    nodes: [
      { name: "change", lines: ["Something changes"], kind: "first" },
      { name: "attempt", lines: ["Attempt", "the same bytes and eventId each time"] },
      {
        name: "wait",
        lines: [
          "Wait",
          `${first.slice(0, half).join(", ")},`,
          `${first.slice(half).join(", ")}, then each ${last}`,
        ],
      },
      { name: "delivered", lines: ["Delivered"], kind: "last" },
    ],
    edges: [
      { from: "change", to: "attempt", lines: ["an event is stored, and signed"] },
      {
        from: "attempt",
        to: "delivered",
        lines: ["204 or 200", `within ${vendorCallLimits.answer / 1_000} s`],
      },
      { from: "attempt", to: "wait", lines: ["any other answer, or none"] },
      { from: "wait", to: "attempt", lines: ["again"] },
    ],
  });
}

/** What happens between the call that moves the clock and its answer. */
export function drawClock(description: string): string {
  const parties = ["Administrator", MARKETPLACE, APPLICATION] as const;
  const kinds = Object.values(DueKind).map(words);
  const half = Math.ceil(kinds.length / 2);
  const caused = Object.keys(events)
    .filter((name): name is EventName => name in events)
    .filter((name) => events[name].emittedBy.some((each) => each === "clockAdvance"));
  const steps: Step<(typeof parties)[number]>[] = [
    { from: "Administrator", to: MARKETPLACE, text: endpointOf("clockAdvance") },
    { at: MARKETPLACE, text: `the clock is ${ClockStatus.advancing}` },
    { at: MARKETPLACE, text: "what falls due, in order of its date:" },
    { at: MARKETPLACE, text: kinds.slice(0, half).join(", ") },
    { at: MARKETPLACE, text: kinds.slice(half).join(", ") },
    { from: MARKETPLACE, to: APPLICATION, text: `${vendorCalls.metric.method} of your metric endpoint` },
    ...caused.map((text) => ({ from: MARKETPLACE, to: APPLICATION, text }) as const),
    { at: MARKETPLACE, text: `the clock is ${ClockStatus.ready}` },
    { from: MARKETPLACE, to: "Administrator", text: "the new date" },
  ];
  return drawSequence({ description, parties, steps });
}

/** What each result of an upgrade means for the customer. */
const results = {
  PAID: "an invoice for the difference",
  FREE: "nothing to pay",
  DEFERRED: "an order that waits",
} satisfies Record<UpgradeKind, string>;

/** The three results of an upgrade, and when the plan changes. */
export function drawUpgradeResults(description: string): string {
  const action = "SYNDICATED_UPGRADE" satisfies keyof typeof lifecycle.actions;
  const kinds = [UpgradeKind.PAID, UpgradeKind.FREE, UpgradeKind.DEFERRED];
  const told = (kind: UpgradeKind): readonly string[] =>
    kind === UpgradeKind.DEFERRED
      ? ["at the next period", ...eventsOf("renew")]
      : ["at once", ...eventsOf("upgrade")];
  return drawGraph({
    description,
    nodes: [
      { name: APPLICATION, lines: [APPLICATION], kind: "first" },
      { name: "check", lines: ["The marketplace compares the plans"] },
      ...kinds.map((kind) => ({ name: kind, lines: [kind, results[kind]] })),
      { name: "changed", lines: ["The subscription has the new plan"], kind: "last" },
    ],
    edges: [
      { from: APPLICATION, to: "check", lines: [endpointOf("subscriptionPatch"), action] },
      ...kinds.map((kind) => ({ from: "check", to: kind, lines: [] })),
      ...kinds.map((kind) => ({ from: kind, to: "changed", lines: told(kind) })),
    ],
  });
}

const eventsOf = (name: Transition["name"]): readonly string[] =>
  lifecycle.transitions.find((each) => each.name === name)?.events ?? [];
