import {
  DeploymentStatus,
  EndpointCategory,
  InvoiceStatus,
  OrderType,
  SubscriptionType,
} from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import type { Catalogue } from "../catalogue.js";
import type { Chapter } from "../story.js";
import type { World } from "../world.js";

/**
 * A customer with a stored card places an order. It is charged at once, and the tenant is provisioned and deployed.
 */
export async function orderWithStoredCard(
  world: World,
  catalogue: Catalogue,
  chapter: Chapter,
): Promise<Subscription> {
  const order = await world.customer.orders.create({
    type: OrderType.NORMAL,
    productVersion: { url: catalogue.plan("Basic").self },
    configurationParameters: {},
    billingItems: { [catalogue.seats]: 2 },
  });
  chapter.note(`POST /order 201: ${order.self} for ${order.subscription.url}`);
  const [invoice] = order.invoices ?? [];
  if (invoice === undefined) throw new Error("The order has no invoice.");
  const { status, total } = await world.customer.invoices.get(invoice);
  chapter.expect(
    `${invoice.url} of ${total?.price} EUR is ${status}: the stored card was charged`,
    status === InvoiceStatus.PAID,
  );
  const deployed = await awaitDeployed(world, order.subscription.url, chapter);
  await readMail(world, deployed, chapter);
  return deployed;
}

/** The customer receives an e-mail with the address of the tenant. */
async function readMail(
  { customer }: World,
  { syndicatedEndpoints }: Subscription,
  chapter: Chapter,
): Promise<void> {
  const [mail] = await customer.messages.list({ sortField: "id", sortDirection: "DESC" }).first(1);
  const address =
    syndicatedEndpoints.find(({ category }) => category === EndpointCategory.APP)?.endpoint ?? "nowhere";
  chapter.expect(
    `the customer has a mail, with ${address}: “${mail?.subject}”`,
    mail?.text.includes(address) === true,
  );
}

/** A customer without payment data places an order, has a card declined, and pays with another one. */
export async function orderAndPay(
  world: World,
  catalogue: Catalogue,
  chapter: Chapter,
): Promise<Subscription> {
  const { customer2 } = world;
  const order = await customer2.orders.create({
    type: OrderType.NORMAL,
    productVersion: { url: catalogue.plan("Basic").self },
  });
  const waiting = await customer2.subscriptions.get(order.subscription);
  chapter.expect(
    `${waiting.self} is ${waiting.deploymentStatus}, paid ${waiting.paid}`,
    waiting.deploymentStatus === DeploymentStatus.WAITING_PAYMENT && !waiting.paid,
  );
  const [invoice] = order.invoices ?? [];
  if (invoice === undefined) throw new Error("The order has no invoice.");

  const declined = await storeCard(world, "4000000000000002");
  const refusal = await customer2.invoices.pay(invoice, { paymentMethod: declined }).catch((error) => error);
  chapter.expect(`the card 4000 0000 0000 0002 is declined: ${refusal.message}`, refusal.status === 422);
  const visa = await storeCard(world, "4242424242424242");
  await customer2.invoices.pay(invoice, { paymentMethod: visa });
  chapter.note("the card 4242 4242 4242 4242 is charged");
  return awaitDeployed(world, order.subscription.url, chapter);
}

/** A trial is provisioned without a payment, and becomes a paid subscription. */
export async function tryAndConvert(world: World, catalogue: Catalogue, chapter: Chapter): Promise<void> {
  const order = await world.customer.orders.create({
    type: OrderType.TRIAL,
    productVersion: { url: catalogue.plan("Basic").self },
  });
  const trial = await awaitDeployed(world, order.subscription.url, chapter);
  chapter.expect(
    `${trial.self} is a ${trial.type} until ${trial.endDate}`,
    trial.type === SubscriptionType.TRIAL,
  );
  await world.customer.subscriptions.renew(trial);
  const paid = await world.customer.subscriptions.get(trial);
  chapter.expect(
    `renewed by the customer it is ${paid.type}, ends ${paid.endDate}, and has ${paid.invoices.length} invoice`,
    paid.type === SubscriptionType.NORMAL && paid.invoices.length === 1,
  );
}

/** Stores a test card for the second customer, and returns a reference to it. */
export async function storeCard(
  { customer2 }: World,
  number: string,
): Promise<{ url: `paymentMethod/${number}` }> {
  const { paymentMethodId } = await customer2.sandbox.testCard({
    number,
    expMonth: 12,
    expYear: 2040,
    cvc: "123",
  });
  const method = await customer2.paymentMethods.create({
    label: `Card ${number.slice(-4)}`,
    payload: { paymentMethodId },
  });
  return { url: `paymentMethod/${method.id}` };
}

/** Waits until the vendor has provisioned the tenant and reported it. */
export async function awaitDeployed(
  world: World,
  subscription: `subscription/${number}`,
  chapter: Chapter,
): Promise<Subscription> {
  const deployed = await chapter.until(
    `the vendor verified the event, made a tenant, and reported: ${subscription} is DEPLOYED`,
    () =>
      world.customer.subscriptions
        .get(subscription)
        .catch(() => world.customer2.subscriptions.get(subscription)),
    ({ deploymentStatus }) => deploymentStatus === DeploymentStatus.DEPLOYED,
  );
  const tenant = await world.findTenant(deployed.id);
  const app = deployed.syndicatedEndpoints.find(({ category }) => category === EndpointCategory.APP);
  chapter.expect(`${tenant?.id} is at ${app?.endpoint}`, tenant?.active === true && app !== undefined);
  return deployed;
}
