import type { OperationId } from "@syndikit/contract";
import type { Rng } from "./rng.js";
import type { Source } from "./sample.js";
import type { Account } from "./world.js";

/** Makes a body about objects of the demo. */
type Recipe = (source: Source, account: Account | "nobody") => unknown;

/** An order that the account may place. */
function orderFor(rng: Rng, account: Account | "nobody"): object {
  if (account === "vendor" || account === "vendor2") return { type: "SANDBOX" };
  const type = rng.pick(["NORMAL", "NORMAL", "NORMAL", "TRIAL"]);
  return { type };
}

function invoiceLines({ rng }: Source): unknown {
  return Array.from({ length: rng.whole(1, 4) }, () => ({
    description: "Import",
    price: { price: `${rng.whole(-50, 500)}.${rng.whole(1_000, 9_999)}`, currency: rng.pick(["EUR", "USD"]) },
    quantity: rng.pick([1, 2, 0.5, 0.333, 7]),
  }));
}

/** Bodies that pass the domain's rules, which the specification alone does not contain. */
export const recipes: Partial<Record<OperationId, readonly Recipe[]>> = {
  orderCreate: [
    ({ rng }, account) => ({
      ...orderFor(rng, account),
      productVersion: { url: `productVersion/${rng.whole(1, 3)}` },
      billingItems: { "billingItem/1": rng.whole(1, 12) },
      configurationParameters: {
        "configurationParameter/1": "my-team",
        "configurationParameter/2": rng.pick(["eu", "us"]),
      },
    }),
    ({ rng }, account) => ({
      ...orderFor(rng, account),
      productVersion: { url: `productVersion/${rng.whole(4, 6)}` },
    }),
  ],
  subscriptionPatch: [
    ({ rng }) => ({
      deploymentStatus: rng.pick(["DEPLOYED", "DEPLOYED", "DEPLOYED", "FAILED", "UNDEPLOYED"]),
    }),
    (_, account) =>
      account === "customer" ? { action: "SET_NAME", name: "Ours" } : { deploymentStatus: "DEPLOYED" },
    ({ rng }) => ({
      action: "SYNDICATED_UPGRADE",
      productVersion: { url: `productVersion/${rng.whole(1, 6)}` },
      ...(rng.chance(0.2) ? { billingItems: { "billingItem/1": rng.whole(1, 30) } } : {}),
    }),
    ({ rng }) => ({
      action: rng.pick(["RENEW", "renew"]),
      ...(rng.chance(0.3) ? { hours: rng.whole(1, 50) } : {}),
    }),
    ({ rng }) => (rng.chance(0.2) ? { action: "KILL" } : { action: "AUTORENEW", autoRenew: rng.chance(0.7) }),
  ],
  paymentMethodCreate: [
    ({ rng }) => ({
      label: "Card",
      defaultMethod: rng.chance(0.7),
      payload: {
        paymentMethodId: rng.pick([
          "pm_card_visa",
          "pm_card_visa",
          "pm_card_chargeDeclined",
          "pm_card_insufficientFunds",
        ]),
      },
    }),
  ],
  applicationMetricCreate: [
    ({ rng }, account) => ({
      name: `metric ${rng.whole(1, 1_000_000)}`,
      product: { url: `product/${account === "vendor2" ? 2 : 1}` },
      billingItem: { url: "billingItem/4" },
      endpoint: rng.pick(["/metric", "https://nobody.example/metric"]),
      // A more frequent one would make an advance of the clock do nothing but polls.
      frequency: rng.pick(["EVERY_24_HOUR", "EVERY_WEEK"]),
      ...rng.pick([
        { counter: true, metricFunction: rng.pick(["INCREASE", "VALUE"]) },
        { counter: false, metricFunction: rng.pick(["AVERAGE", "PEAK"]) },
      ]),
    }),
  ],
  invoicePay: [() => ({})],
  subscriptionBill: [invoiceLines],
  subscriptionSetOneshotCosts: [invoiceLines],
  subscriptionSetRecurringCosts: [invoiceLines],
  // A body made from the schema alone could request a thousand years of renewals.
  clockAdvance: [({ rng }) => ({ advance: rng.pick(["PT1H", "P1D", "P3D", "P14D", "P1M"]) })],
  sandboxReset: [() => ({ seed: "demo" })],
  faultsReplace: [() => []],
};

/** A step in the life of a subscription, taken by an account that may take it. */
export interface Step {
  readonly account: Account;
  readonly id: OperationId;
  readonly body: unknown;
}

/** The next step of an account. Without these, few subscriptions would get beyond their order. */
export function nextStep(source: Source): Step {
  const { rng } = source;
  const customer = rng.pick(["customer", "customer2"] as const);
  const vendor = rng.pick(["vendor", "vendor", "vendor2"] as const);
  const by = (account: Account, id: OperationId): Step => {
    const made = rng.pick(recipes[id] ?? [() => undefined]);
    return { account, id, body: made(source, account) };
  };
  const patch = (account: Account, body: unknown): Step => ({ account, id: "subscriptionPatch", body });
  switch (rng.whole(0, 15)) {
    case 0:
    case 1:
    case 2:
      return by(customer, "orderCreate");
    case 3:
    case 4:
    case 5:
      return patch(vendor, { deploymentStatus: "DEPLOYED" });
    case 6:
      return by(vendor, "subscriptionBill");
    case 7:
      return by(vendor, rng.pick(["subscriptionSetOneshotCosts", "subscriptionSetRecurringCosts"]));
    case 8:
    case 9:
      return by(customer, "invoicePay");
    case 10:
      return by(customer, "paymentMethodCreate");
    case 11:
      return by(vendor, "orderCreate");
    case 12:
      if (rng.chance(0.2)) return by("vendor", "applicationMetricCreate");
      return patch(vendor, {
        action: "SYNDICATED_UPGRADE",
        productVersion: { url: `productVersion/${rng.whole(1, 3)}` },
      });
    case 13:
      return patch(customer, { action: rng.pick(["RENEW", "RENEW", "KILL"]) });
    case 14:
      return patch(vendor, { deploymentStatus: rng.pick(["UNDEPLOYED", "UNDEPLOYED", "FAILED"]) });
    default:
      return rng.chance(0.3) ? by("admin", "clockAdvance") : by(customer, "orderCreate");
  }
}

/** Operations that would break the world for later requests, or take long: used rarely, or with limited bodies. */
export const rare: ReadonlySet<OperationId> = new Set<OperationId>([
  "sandboxReset",
  "snapshotRestore",
  "faultsReplace",
  "clockAdvance",
  "companyDeepDeletion",
  "userCompanyDelete",
]);
