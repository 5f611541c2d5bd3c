import { SubscriptionType } from "@syndikit/contract";
import type { Subscription, UpgradeResult } from "@syndikit/sdk";
import { CliError } from "../frame/cli-error.js";
import { ExitCode } from "../frame/exit-code.js";
import { pastTheEnd } from "./past-the-end.js";
import { isOrdinary, placeOrder, placeTrial } from "./place-order.js";
import type { Scene, Story } from "./story.js";

const orderFirst = (scene: Scene): Promise<Subscription> =>
  scene.deployed(async () => (await placeOrder(scene, scene.customer)).subscription.url);

/** What happens to subscriptions that are deployed. */
export const changeStories: readonly Story[] = [
  {
    name: "trial-to-paid",
    does: "a deployed trial becomes a paid subscription: Subscription.MODIFIED, type NORMAL",
    inputs: ["order", "subscription"],
    takesSubscription: true,
    async play(scene) {
      const trial = await scene.deployed(
        async () => (await placeTrial(scene, scene.customer)).subscription.url,
      );
      if (trial.type !== SubscriptionType.TRIAL)
        throw new CliError(ExitCode.USAGE, `${trial.self} is no trial.`);
      await scene.customer.subscriptions.renew(trial);
      const { type, endDate } = await scene.customer.subscriptions.get(trial);
      scene.say(`renewed by the customer: ${trial.self} is ${type} until ${endDate}`);
    },
  },
  {
    name: "upgrade",
    does: "the vendor moves it to a dearer plan: Subscription.MODIFIED, productVersion changes",
    inputs: ["order", "subscription", "upgrade"],
    takesSubscription: true,
    async play(scene) {
      const subscription = await orderFirst(scene);
      await upgrade(scene, subscription, (period, current) => period === current);
    },
  },
  {
    name: "deferred-upgrade",
    does: "an upgrade to another billing period: no event before the end of the period, then Subscription.MODIFIED",
    inputs: ["order", "subscription", "upgrade", "clock"],
    takesSubscription: true,
    async play(scene) {
      const subscription = await orderFirst(scene);
      await upgrade(scene, subscription, (period, current) => period !== current);
      await pastTheEnd(scene, subscription);
    },
  },
  {
    name: "renewal",
    does: "its period ends and renews: Subscription.MODIFIED, endDate moves",
    inputs: ["order", "subscription", "clock"],
    takesSubscription: true,
    async play(scene) {
      const subscription = await orderFirst(scene);
      await pastTheEnd(scene, subscription);
      const { endDate, orders } = await scene.customer.subscriptions.get(subscription);
      scene.say(`${subscription.self} ends ${endDate}, its last order is a ${orders.at(-1)?.orderType}`);
    },
  },
];

async function upgrade(
  scene: Scene,
  subscription: Subscription,
  fits: (period: number, current: number) => boolean,
): Promise<void> {
  const current = await scene.vendor.productVersions.get(subscription.productVersion);
  const perMonth = (plan: typeof current): number => Number(plan.price) / plan.billingPeriod;
  const target = scene.overrides.has("upgrade")
    ? undefined
    : await scene.findPlan(
        `a dearer plan than ${current.self}`,
        (plan) =>
          isOrdinary(plan) &&
          plan.id !== current.id &&
          fits(plan.billingPeriod, current.billingPeriod) &&
          (perMonth(plan) > perMonth(current) || plan.billingPeriod !== current.billingPeriod),
      );
  const body = scene.overrides.fill("upgrade", {
    action: "SYNDICATED_UPGRADE",
    ...(target === undefined ? {} : { productVersion: { url: target.self } }),
  });
  // The client's own method takes the plan only; here every field of the call can be overridden.
  const path = { id: subscription.id };
  const result = await scene.vendor.request<UpgradeResult | undefined>("PATCH", "/subscription/{id}", {
    path,
    body,
  });
  scene.say(`${subscription.self} moves to ${body.productVersion.url}: ${result?.upgrade ?? "done"}`);
}
