import { OrderType, TestPaymentMethod } from "@syndikit/contract";
import { type Answer, ask, entriesOf, fieldOf, make, type Role, type Target } from "./target.js";

/** A product of the vendor, and one of its plans that a customer may order as it is. */
export async function offerOf(target: Target): Promise<{ readonly product: string; readonly plan: string }> {
  const plans = entriesOf((await ask(target, "/productVersion", { as: "customer" })).body);
  const products = entriesOf((await ask(target, "/product", { as: "vendor" })).body).map((each) =>
    String(fieldOf(each, "self")),
  );
  for (const each of plans) {
    const product = String(fieldOf(fieldOf(each, "product"), "url"));
    const plan = String(fieldOf(each, "self"));
    if (products.includes(product) && (await estimate(target, "customer", plan)).status === 200)
      return { product, plan };
  }
  throw new Error("The vendor has no plan on sale: the attack needs one.");
}

export function estimate(target: Target, as: Role, plan: string): Promise<Answer> {
  const body = { type: OrderType.NORMAL, productVersion: { url: plan } };
  return ask(target, "/order/estimate", { method: "POST", as, body });
}

/** Orders a plan for the customer, who pays by card. */
export async function orderAt(target: Target, plan: string): Promise<unknown> {
  await make(target, "customer", "paymentMethod", {
    label: "attack",
    defaultMethod: true,
    payload: { paymentMethodId: TestPaymentMethod.pm_card_visa },
  });
  return make(target, "customer", "order", { type: OrderType.NORMAL, productVersion: { url: plan } });
}
