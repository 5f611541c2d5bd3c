import {
  Currency,
  DeploymentStatus,
  EventEntity,
  InvoiceStatus,
  LineType,
  OrderStatus,
  OrderType,
  UpgradeKind,
} from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import type { Catalogue } from "../catalogue.js";
import type { Chapter } from "../story.js";
import type { World } from "../world.js";
import { awaitDeployed, storeCard } from "./order.js";

/** The vendor moves a subscription to a more expensive plan, and the customer pays the difference. */
export async function upgrade(
  world: World,
  { catalogue, subscription }: { catalogue: Catalogue; subscription: Subscription },
  chapter: Chapter,
): Promise<void> {
  const pro = catalogue.plan("Pro");
  const result = await world.vendor.subscriptions.upgrade(subscription, { url: pro.self });
  chapter.expect(`SYNDICATED_UPGRADE to Pro is ${result.upgrade}`, result.upgrade === UpgradeKind.PAID);
  if (result.invoice) {
    const { total, status } = await world.customer.invoices.get(result.invoice);
    chapter.expect(
      `${result.invoice} of ${total?.price} EUR, for the days left, is ${status}`,
      status === OrderStatus.PAID,
    );
  }
  await chapter.until(
    `the event MODIFIED reached the vendor, which changed the tenant's plan to ${pro.self}`,
    () => world.findTenant(subscription.id),
    (tenant) => tenant?.plan === pro.self,
  );
}

/** A month passes: the metric is measured and billed, and the subscription renews. */
export async function renew(world: World, subscription: Subscription, chapter: Chapter): Promise<void> {
  const before = await world.customer.subscriptions.get(subscription);
  const { now } = await world.admin.sandbox.advanceClock({ advance: "P32D" }, { settle: true });
  chapter.note(`the clock moved to ${now}`);
  const after = await world.customer.subscriptions.get(subscription);
  chapter.expect(`the period moved: ${before.endDate} to ${after.endDate}`, before.endDate !== after.endDate);
  const last = after.orders.at(-1);
  chapter.expect(`the last order is a ${last?.orderType}`, last?.orderType === OrderType.RENEWAL);
  const newest = after.invoices.at(-1);
  if (newest === undefined) throw new Error("The renewal has no invoice.");
  const invoice = await world.customer.invoices.get(newest);
  for (const { description, quantity, unit, price } of invoice.entries) {
    chapter.note(
      `${description}: ${Number(quantity.toFixed(4))} ${unit ?? ""} at ${price.price} ${price.currency ?? Currency.EUR}`,
    );
  }
  chapter.expect(
    `${invoice.self} of ${invoice.total?.price} EUR bills the polled metric, and is ${invoice.status}`,
    invoice.status === InvoiceStatus.PAID && invoice.entries.some(({ type }) => type === LineType.METRIC),
  );
}

/** The vendor's application crashes; events wait, and none is lost. */
export async function surviveCrash(world: World, catalogue: Catalogue, chapter: Chapter): Promise<void> {
  await world.crashVendor();
  chapter.note("the vendor's application was killed");
  const order = await world.customer.orders.create({
    type: OrderType.NORMAL,
    productVersion: { url: catalogue.plan("Basic").self },
  });
  const event = await chapter.until(
    "the event cannot be delivered, and will be sent again",
    async () =>
      (
        await world.vendor.events.list({ entityName: EventEntity.Subscription, notified: false }).first(50)
      ).find(({ entityUrl }) => entityUrl?.url === order.subscription.url),
    (found) => found?.lastError !== undefined,
  );
  chapter.note(`the log says why: ${event?.lastError}`);
  await world.startVendor();
  chapter.note("the vendor's application is back");
  await world.admin.sandbox.advanceClock({ advance: "PT1M" }, { settle: true });
  await awaitDeployed(world, order.subscription.url, chapter);
}

/** A renewal payment is declined. After three days of grace, the tenant is removed. */
export async function declineRenewal(
  world: World,
  subscription: Subscription,
  chapter: Chapter,
): Promise<void> {
  const declined = await storeCard(world, "4000000000009995");
  await world.customer2.paymentMethods.update(declined, { defaultMethod: true });
  const { endDate } = await world.customer2.subscriptions.get(subscription);
  if (endDate === undefined) throw new Error("The subscription has no end.");
  const dayAfter = new Date(Date.parse(endDate) + 86_400_000).toISOString();
  await world.admin.sandbox.advanceClock({ now: dayAfter }, { settle: true });
  const unpaid = await world.customer2.subscriptions.get(subscription);
  chapter.expect(
    `the day after ${endDate} the charge was declined: paid ${unpaid.paid}, still ${unpaid.deploymentStatus}`,
    !unpaid.paid && unpaid.deploymentStatus === DeploymentStatus.DEPLOYED,
  );
  await world.admin.sandbox.advanceClock({ advance: "P3D" }, { settle: true });
  await awaitUndeployed(world, subscription, chapter);
}

/** A customer terminates a subscription, and the tenant is removed. */
export async function terminate(world: World, subscription: Subscription, chapter: Chapter): Promise<void> {
  await world.customer.subscriptions.terminate(subscription);
  await awaitUndeployed(world, subscription, chapter);
}

async function awaitUndeployed(world: World, { id, self }: Subscription, chapter: Chapter): Promise<void> {
  await chapter.until(
    `the vendor blocked the tenant and reported: ${self} is UNDEPLOYED`,
    () => world.vendor.subscriptions.get(id),
    ({ deploymentStatus }) => deploymentStatus === DeploymentStatus.UNDEPLOYED,
  );
  const tenant = await world.findTenant(id);
  chapter.expect(`${tenant?.id} is blocked`, tenant?.active === false);
}
