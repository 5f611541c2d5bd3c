import { DeploymentStatus, SubscriptionType } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import { withOpenApi } from "@syndikit/sdk/openapi";
import { CliError, ExitCode } from "../frame/cli-error.js";
import { toIso } from "../text/format.js";
import { orderingStories } from "./ordering.js";
import { isOrdinary, placeOrder, placeTrial } from "./place-order.js";
import type { Scene, Story } from "./story.js";

const orderFirst = (scene: Scene): Promise<Subscription> =>
  scene.deployed(async () => (await placeOrder(scene, scene.customer)).subscription.url);

/** Stories in which a deployed subscription changes. */
const changeStories: readonly Story[] = [
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
        throw new CliError(ExitCode.USAGE, `${trial.self} is not a trial.`);
      await scene.customer.subscriptions.renew(trial, undefined, scene.call);
      const { type, endDate } = await scene.customer.subscriptions.get(trial, {}, scene.call);
      scene.say(`renewed by the customer: ${trial.self} is ${type} until ${endDate}`);
    },
  },
  {
    name: "upgrade",
    does: "the vendor moves it to a more expensive plan: Subscription.MODIFIED, productVersion changes",
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
      const { endDate, orders } = await scene.customer.subscriptions.get(subscription, {}, scene.call);
      scene.say(`${subscription.self} ends ${endDate}, its last order is a ${orders.at(-1)?.orderType}`);
    },
  },
];

async function upgrade(
  scene: Scene,
  subscription: Subscription,
  fits: (period: number, current: number) => boolean,
): Promise<void> {
  const current = await scene.vendor.productVersions.get(subscription.productVersion, {}, scene.call);
  const perMonth = (plan: typeof current): number => Number(plan.price) / plan.billingPeriod;
  const target = scene.overrides.has("upgrade")
    ? undefined
    : await scene.findPlan(
        `a plan that is more expensive than ${current.self}`,
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
  // The client's own method takes only the plan. Here every field of the call can be overridden.
  const { data, error, response } = await withOpenApi(scene.vendor).openapi.PATCH("/subscription/{id}", {
    params: { path: { id: subscription.id } },
    body,
    ...scene.call,
  });
  if (error !== undefined) {
    const said = [response.status, ...error.errorHolders.map((holder) => holder.error)].join(" ");
    throw new CliError(ExitCode.REFUSED, `The marketplace refused to upgrade ${subscription.self}: ${said}`);
  }
  scene.say(`${subscription.self} moves to ${body.productVersion.url}: ${data?.upgrade ?? "done"}`);
}

const endingStories: readonly Story[] = [
  {
    name: "termination",
    does: "the customer terminates: Subscription.MODIFIED, then Subscription.DELETED once the vendor has removed it",
    inputs: ["order", "subscription"],
    takesSubscription: true,
    async play(scene) {
      const subscription = await begin(scene);
      await scene.customer.subscriptions.terminate(subscription, undefined, scene.call);
      scene.say(`the customer terminates ${subscription.self}`);
      await scene.awaitVendor(subscription.self, DeploymentStatus.UNDEPLOYED);
    },
  },
  {
    name: "expiry",
    does: "auto-renewal is off and the period ends: Subscription.MODIFIED, then Subscription.DELETED",
    inputs: ["order", "subscription", "clock"],
    takesSubscription: true,
    async play(scene) {
      const subscription = await begin(scene);
      await scene.customer.subscriptions.setAutoRenew(subscription, false, scene.call);
      await pastTheEnd(scene, subscription);
      await scene.awaitVendor(subscription.self, DeploymentStatus.UNDEPLOYED);
    },
  },
];

function begin(scene: Scene): Promise<Subscription> {
  return scene.deployed(async () => (await placeOrder(scene, scene.customer)).subscription.url);
}

/** Moves the sandbox's clock past the end of a subscription's period, unless the overrides say how far. */
async function pastTheEnd(
  { admin, overrides, customer, call, say }: Scene,
  { self, id }: Subscription,
): Promise<void> {
  const { endDate } = await customer.subscriptions.get(id, {}, call);
  if (endDate === undefined) throw new CliError(ExitCode.FINDING, `${self} has no end date.`);
  const base = overrides.has("clock") ? {} : { now: toIso(Date.parse(endDate) + 60_000) };
  const body = overrides.fill("clock", base);
  const { now } = await admin().sandbox.advanceClock(body, { settle: true }, call);
  say(`the marketplace's clock moves to ${now}`);
}

/** Every story, from the beginning of a subscription to its end. */
export const stories: readonly Story[] = [...orderingStories, ...changeStories, ...endingStories];
