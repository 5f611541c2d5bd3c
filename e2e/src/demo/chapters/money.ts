import { OrderType, UpgradeKind } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import type { Catalogue } from "../catalogue.js";
import type { Chapter } from "../story.js";
import type { World } from "../world.js";

/** The customer adds a seat. The days left are charged, and the tenant gets the seat at once. */
export async function addSeat(world: World, subscription: Subscription, chapter: Chapter): Promise<void> {
  const [item] = Object.keys(subscription.billingItems ?? {});
  if (item === undefined) throw new Error("The order had no seats.");
  const before = subscription.billingItems?.[item] ?? 0;
  const result = await world.customer.subscriptions.changeQuantities(subscription, { [item]: before + 1 });
  if (result.invoice === undefined) throw new Error("The seat has no invoice.");
  const { number, total, status } = await world.customer.invoices.get(result.invoice);
  chapter.expect(
    `from ${before} to ${before + 1} seats is ${result.upgrade}: ${number} of ${total.total} EUR is ${status}`,
    result.upgrade === UpgradeKind.PAID && status === UpgradeKind.PAID,
  );
  await chapter.until(
    "the event MODIFIED reached the vendor, and its tenant has the seat",
    () => world.findTenant(subscription.id),
    (tenant) => tenant?.billingItems[item] === before + 1,
  );
}

/** An upgrade to another billing period is scheduled for the end of the current one, and cancelled before that. */
export async function cancelUpgrade(
  world: World,
  { catalogue, subscription }: { catalogue: Catalogue; subscription: Subscription },
  chapter: Chapter,
): Promise<void> {
  const yearly = catalogue.plan("Yearly");
  const { upgrade, order } = await world.vendor.subscriptions.upgrade(subscription, { url: yearly.self });
  chapter.expect(`SYNDICATED_UPGRADE to Yearly is ${upgrade}: ${order}`, upgrade === UpgradeKind.DEFERRED);
  if (order === undefined) throw new Error("The upgrade has no order.");
  await world.vendor.orders.cancel(order);
  const { productVersion } = await world.customer.subscriptions.get(subscription);
  chapter.expect(
    `DELETE /${order} 204: the plan stays ${productVersion.url}`,
    productVersion.url === subscription.productVersion.url,
  );
}

/** The application was down for a day. The administrator refunds money, and the customer gets a credit note. */
export async function credit(world: World, subscription: Subscription, chapter: Chapter): Promise<void> {
  const { invoices } = await world.customer.subscriptions.get(subscription);
  const [first] = invoices;
  if (first === undefined) throw new Error("The subscription has no invoice.");
  const note = await world.admin.invoices.credit(first, { reason: "A day of downtime.", amount: "0.50" });
  chapter.expect(
    `${note.number} credits ${first.url} with ${note.total.total} EUR`,
    note.type === OrderType.CREDIT,
  );
  const { credited, paid } = await world.customer.invoices.get(first);
  chapter.expect(
    `of ${first.url} ${credited} EUR is credited, and it stays paid`,
    credited === "0.5000" && paid,
  );
  const pdf = await world.customer.invoices.pdf(note);
  const begins = await pdf.slice(0, 5).text();
  chapter.expect(`GET /${note.self}/pdf: ${pdf.size} bytes of ${pdf.type}`, begins === "%PDF-");
}
