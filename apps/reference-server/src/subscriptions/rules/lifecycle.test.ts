import {
  canTransition,
  DeploymentStatus,
  errors,
  lifecycle,
  type State,
  SubscriptionType,
} from "@syndikit/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Command, decideTransition } from "./lifecycle.js";

const states = Object.values(DeploymentStatus);
const types = Object.values(SubscriptionType);
const state = fc.constantFrom<State>(...states);
const type = fc.constantFrom(...types);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ trigger: fc.constant("payment" as const), allInvoicesPaid: fc.boolean() }),
  fc.record({ trigger: fc.constant("report" as const), to: state, type, paid: fc.boolean() }),
  fc.record({ trigger: fc.constant("expiry" as const), expired: fc.boolean() }),
  fc.record({ trigger: fc.constant("kill" as const) }),
  fc.record({ trigger: fc.constantFrom("stop" as const, "start" as const, "quantities" as const) }),
  fc.record({ trigger: fc.constant("renewal" as const) }),
  fc.record({ trigger: fc.constant("upgrade" as const), upgradable: fc.boolean() }),
  fc.record({ trigger: fc.constant("trialToPaid" as const), type, lifespan: fc.boolean() }),
);

/** Commands that satisfy every guard of their trigger. */
const satisfied = (to: State): Record<string, Command[]> => ({
  order: [
    { trigger: "order", type: SubscriptionType.NORMAL, settled: false },
    { trigger: "order", type: SubscriptionType.NORMAL, settled: true },
    { trigger: "order", type: SubscriptionType.TRIAL, settled: true },
  ],
  payment: [{ trigger: "payment", allInvoicesPaid: true }],
  report: [{ trigger: "report", to, type: SubscriptionType.NORMAL, paid: true }],
  expiry: [{ trigger: "expiry", expired: true }],
  kill: [{ trigger: "kill" }],
  stop: [{ trigger: "stop" }],
  start: [{ trigger: "start" }],
  renewal: [{ trigger: "renewal" }],
  quantities: [{ trigger: "quantities" }],
  upgrade: [{ trigger: "upgrade", upgradable: true }],
  trialToPaid: [{ trigger: "trialToPaid", type: SubscriptionType.TRIAL, lifespan: false }],
});

describe("decideTransition", () => {
  test.each(lifecycle.transitions.map((row) => [row.name, row] as const))("takes %s", (_, row) => {
    const reached = (satisfied(row.to)[row.trigger] ?? []).map((each) => decideTransition(row.from, each));
    expect(reached).toContainEqual({ kind: "moved", transition: row });
  });

  test("reaches no state outside of the table, and refuses with 409 alone", () => {
    fc.assert(
      fc.property(state, fc.array(command, { maxLength: 30 }), (first, commands) => {
        let current = first;
        for (const each of commands) {
          const decision = decideTransition(current, each);
          if (decision.kind === "refusal") expect(errors[decision.code].status).toBe(409);
          if (decision.kind !== "moved") continue;
          expect(canTransition(current, decision.transition.to)).toBe(true);
          current = decision.transition.to;
        }
      }),
    );
  });

  test.each(states)("changes nothing when the vendor reports %s of a subscription that is in it", (at) => {
    const report: Command = { trigger: "report", to: at, type: SubscriptionType.NORMAL, paid: true };
    expect(decideTransition(at, report)).toEqual({ kind: "unchanged" });
  });

  test.each([DeploymentStatus.UNDEPLOY_SENT, DeploymentStatus.UNDEPLOYED])(
    "changes nothing when a subscription in %s is terminated",
    (at) => {
      expect(decideTransition(at, { trigger: "kill" })).toEqual({ kind: "unchanged" });
    },
  );

  test("does not deploy what is not paid, but for a trial", () => {
    const report = { trigger: "report", to: DeploymentStatus.DEPLOYED, paid: false } as const;
    expect(decideTransition("PENDING", { ...report, type: SubscriptionType.NORMAL })).toMatchObject({
      code: "transitionNotAllowed",
      fields: { from: "PENDING", to: "DEPLOYED" },
    });
    expect(decideTransition("PENDING", { ...report, type: SubscriptionType.TRIAL })).toMatchObject({
      transition: { name: "deploy" },
    });
  });

  test("names the action and the state when an action is refused", () => {
    expect(decideTransition("PENDING", { trigger: "renewal" })).toMatchObject({
      code: "actionNotAllowedInState",
      fields: { action: "RENEW", state: "PENDING" },
    });
  });

  test.each(states)("creates nothing out of %s", (at) => {
    const order: Command = { trigger: "order", type: SubscriptionType.NORMAL, settled: true };
    expect(decideTransition(at, order).kind).toBe("refusal");
  });
});
