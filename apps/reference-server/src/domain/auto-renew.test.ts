import { describe, expect, it } from "vitest";
import { decideAutoRenew } from "./auto-renew.js";
import { planOf, subscriptionOf } from "./fixtures.js";

describe("AUTORENEW", () => {
  it.each(["WAITING_PAYMENT", "PENDING", "DEPLOYED"] as const)("is switched in %s", (status) => {
    expect(decideAutoRenew(subscriptionOf({ status }), false)).toEqual({
      kind: "switched",
      patch: { autoRenew: false },
    });
  });

  it.each(["UNDEPLOY_SENT", "UNDEPLOYED", "FAILED"] as const)("is refused in %s", (status) => {
    expect(decideAutoRenew(subscriptionOf({ status }), false)).toMatchObject({
      code: "actionNotAllowedInState",
      fields: { action: "AUTORENEW", state: status },
    });
  });

  it.each([{ autoRenewable: false }, { lifespan: 4 }])(
    "is not switched on where the plan ends: %j",
    (ends) => {
      const subscription = subscriptionOf({ plan: planOf(ends), autoRenew: false });
      expect(decideAutoRenew(subscription, true)).toMatchObject({ code: "fieldInvalid" });
    },
  );

  it("changes nothing when it stands so already, whatever the state", () => {
    const subscription = subscriptionOf({ status: "UNDEPLOYED", autoRenew: true });
    expect(decideAutoRenew(subscription, true)).toEqual({ kind: "unchanged" });
  });
});
