import { setTimeout as sleep } from "node:timers/promises";
import type { Marketplace } from "@syndikit/sdk";

/** The participants of the order. */
interface Parties {
  readonly vendor: Marketplace;
  readonly customer: Marketplace;
}

/** Orders as the demo's customer, and reports what happens until the order is done. */
export async function follow({ vendor, customer }: Parties, tell: (line: string) => void): Promise<void> {
  const [plan] = await vendor.productVersions.list().first(1);
  if (plan === undefined) throw new Error("This account has no plan to order.");
  const order = await customer.orders.create({ type: "NORMAL", productVersion: { url: plan.self } });
  tell(`\nA customer orders ${plan.name}: ${order.subscription.url}`);

  const told = new Set<string>();
  const tellOnce = (line: string): void => {
    if (!told.has(line)) tell(line);
    told.add(line);
  };
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const subscription = await vendor.subscriptions.get(order.subscription);
    const events = await vendor.events
      .list({ entityName: "Subscription", entityId: subscription.id })
      .first(50);
    for (const event of events) {
      if (event.attempts === 0 && event.lastError !== undefined) {
        tellOnce(`  ${event.entityName}.${event.type}: ${event.lastError}`);
      }
      for (const { outcome, reason, request } of await vendor.events.attempts(event)) {
        const name = `${event.entityName}.${event.type}`;
        tellOnce(outcome === "DELIVERED" ? `  ${name}: delivered` : `  ${name} to ${request.url}: ${reason}`);
      }
    }
    tellOnce(`  ${subscription.deploymentStatus}, ${subscription.paid ? "paid" : "not paid"}`);
    const taken = events.some(({ notified }) => notified);
    if (taken && subscription.deploymentStatus === "DEPLOYED") return; //= provisioning
    if (taken) return; //= !provisioning
    await sleep(200);
  }
  tell("  This takes longer than usual. The lines above show what your application answered.");
}
