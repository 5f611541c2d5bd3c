import { TestPaymentMethod, type testCards } from "@syndikit/contract";
import { ApiError, type Marketplace, type OrderDTO } from "@syndikit/sdk";
import { CliError, ExitCode } from "../frame/cli-error.js";
import { placeOrder, placeTrial } from "./place-order.js";
import type { Scene, Story } from "./story.js";

/** Stories in which a subscription begins. */
export const orderingStories: readonly Story[] = [
  {
    name: "order",
    does: "a customer with a stored card orders: Subscription.CREATED, paid",
    inputs: ["order", "subscription"],
    takesSubscription: false,
    async play(scene) {
      await placeOrder(scene, scene.customer);
    },
  },
  {
    name: "order-unpaid",
    does: "a customer without payment data orders: Subscription.CREATED, waiting for payment",
    inputs: ["order", "subscription"],
    takesSubscription: false,
    async play(scene) {
      await placeOrder(scene, scene.customerWithoutCard());
    },
  },
  {
    name: "payment",
    does: "that order is paid: Subscription.MODIFIED, and the vendor provisions",
    inputs: ["order", "subscription", "payment"],
    takesSubscription: false,
    async play(scene) {
      const customer = scene.customerWithoutCard();
      const order = await placeOrder(scene, customer);
      await pay(scene, customer, order, TestPaymentMethod.pm_card_visa);
      const { deploymentStatus } = await customer.subscriptions.get(order.subscription, {}, scene.call);
      scene.say(`paid: ${order.subscription.url} is ${deploymentStatus}`);
    },
  },
  {
    name: "declined-payment",
    does: "that order's card is declined: no event, and the vendor must not provision",
    inputs: ["order", "subscription", "payment"],
    takesSubscription: false,
    async play(scene) {
      const customer = scene.customerWithoutCard();
      const order = await placeOrder(scene, customer);
      try {
        await pay(scene, customer, order, "pm_card_chargeDeclined");
      } catch (error) {
        if (!ApiError.is(error, 422)) throw error;
        scene.say(`declined: ${error.message}`);
        return;
      }
      throw new CliError(
        ExitCode.FINDING,
        "The card was charged: use a card that is declined, for example pm_card_chargeDeclined.",
      );
    },
  },
  {
    name: "trial",
    does: "a customer tries a plan: Subscription.CREATED, to be provisioned at once",
    inputs: ["order", "subscription"],
    takesSubscription: false,
    async play(scene) {
      await placeTrial(scene, scene.customer);
    },
  },
];

async function pay(
  { overrides, call }: Scene,
  customer: Marketplace,
  order: OrderDTO,
  paymentMethodId: keyof typeof testCards,
): Promise<void> {
  const [invoice] = order.invoices ?? [];
  if (invoice === undefined) throw new CliError(ExitCode.FINDING, `${order.self} has no invoice to pay.`);
  const body = overrides.fill("payment", { label: "syndikit trigger", payload: { paymentMethodId } });
  // Not cancelled by Ctrl-C, because a payment method can be deleted only when its id is known.
  const method = await customer.paymentMethods.create(body);
  try {
    await customer.invoices.pay(invoice, { paymentMethod: { url: method.self } }, call);
  } finally {
    // The next story needs this customer without payment data again.
    await customer.paymentMethods.delete(method);
  }
}
