import { type OrderCreate, SubscriptionType, TrialMode } from "@syndikit/contract";
import type { Marketplace, OrderDTO, ProductVersionDTO } from "@syndikit/sdk";
import type { Scene, SubscriptionUrl } from "./story.js";

/** Whether a plan is an ordinary one: billed by the marketplace, in periods. */
export function isOrdinary(plan: ProductVersionDTO): boolean {
  return plan.published && !plan.selfBilling && plan.lifespan === undefined && plan.price !== undefined;
}

/** Orders the cheapest ordinary plan, unless the overrides name another. */
export async function placeOrder(scene: Scene, customer: Marketplace): Promise<OrderDTO> {
  const plan = await scene.findPlan("an ordinary plan", isOrdinary);
  return order(scene, customer, { type: SubscriptionType.NORMAL, productVersion: { url: plan.self } });
}

export async function placeTrial(scene: Scene, customer: Marketplace): Promise<OrderDTO> {
  const plan = await scene.findPlan(
    "a plan with a trial",
    (candidate) => isOrdinary(candidate) && candidate.trial !== TrialMode.NOT_ALLOWED,
  );
  return order(scene, customer, { type: SubscriptionType.TRIAL, productVersion: { url: plan.self } });
}

async function order(scene: Scene, customer: Marketplace, base: OrderCreate): Promise<OrderDTO> {
  const body = scene.overrides.fill("order", base);
  const placed = await customer.orders.create(body, scene.call);
  const { url } = placed.subscription;
  await scene.watch(url);
  const { deploymentStatus, paid } = await customer.subscriptions.get(url, {}, scene.call);
  scene.say(`${body.type} order of ${body.productVersion.url}: ${url} is ${deploymentStatus}, paid ${paid}`);
  await nameIt(scene, url);
  return placed;
}

async function nameIt({ overrides, vendor, call, say }: Scene, url: SubscriptionUrl): Promise<void> {
  if (!overrides.has("subscription")) return;
  const { name } = overrides.fill("subscription", { action: "SET_NAME" });
  await vendor.subscriptions.setName(url, name, call);
  say(`the vendor names it ${name}`);
}
