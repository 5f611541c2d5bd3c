import type { DeploymentStatus } from "@syndikit/contract";
import type { Chance } from "./chance.js";
import type { HostileMarketplace } from "./marketplace.js";
import type { Reports } from "./reports.js";
import { BASIC, PRO, SOLD_OUT } from "./vendor/plans.js";

/**
 * What can happen to a subscription, and the share of subscriptions that it happens to. The rest is ordered and kept.
 */
const FATES = {
  renewed: 0.15,
  upgraded: 0.1,
  "upgraded and renewed": 0.05,
  terminated: 0.1,
  "renewed and terminated": 0.05,
  cancelled: 0.05,
  failed: 0.05,
} as const;

/** What happens to a subscription during its life. */
export type Fate = keyof typeof FATES | "kept";

/** A subscription and its fate. */
export interface Life {
  readonly id: number;
  readonly fate: Fate;
}

/** The state in which each fate ends. */
export const ends: Readonly<Record<Fate, DeploymentStatus>> = {
  kept: "DEPLOYED",
  renewed: "DEPLOYED",
  upgraded: "DEPLOYED",
  "upgraded and renewed": "DEPLOYED",
  terminated: "UNDEPLOYED",
  "renewed and terminated": "UNDEPLOYED",
  cancelled: "UNDEPLOYED",
  failed: "FAILED",
};

/** Everything that takes part in a life. */
export interface Cast {
  readonly marketplace: HostileMarketplace;
  readonly reports: Reports;
  readonly chance: Chance;
  /** Called for each order, before anything else happens to it. */
  born(life: Life): void;
}

/** Draws a random fate. */
export function drawFate(chance: Chance): Fate {
  return chance.pick(FATES) ?? "kept";
}

/** Orders a subscription and takes it through its fate, waiting for the vendor where needed. */
export async function live({ marketplace, reports, chance, born }: Cast, fate: Fate): Promise<void> {
  const { customer, vendor } = marketplace;
  const order = await customer.orders.create({
    type: "NORMAL",
    productVersion: fate === "failed" ? SOLD_OUT : BASIC,
  });
  const id = Number(order.subscription.url.split("/")[1]);
  born({ id, fate });

  if (fate === "cancelled") {
    await pause(chance);
    await customer.subscriptions.terminate(id);
  }
  if (fate === "failed" || fate === "cancelled") return reports.until(id, ends[fate]);

  await reports.until(id, "DEPLOYED");
  if (fate.includes("upgraded")) {
    await pause(chance);
    await vendor.subscriptions.upgrade(id, PRO);
  }
  if (fate.includes("renewed")) {
    await pause(chance);
    await customer.subscriptions.renew(id);
  }
  if (!fate.includes("terminated")) return;
  await pause(chance);
  await customer.subscriptions.terminate(id);
  await reports.until(id, "UNDEPLOYED");
}

function pause(chance: Chance): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, chance.between(0, 500)));
}
