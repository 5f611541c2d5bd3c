import { DeploymentStatus } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import { pastTheEnd } from "./past-the-end.js";
import { placeOrder } from "./place-order.js";
import type { Scene, Story } from "./story.js";

/** How subscriptions end. */
export const endingStories: readonly Story[] = [
  {
    name: "termination",
    does: "the customer terminates: Subscription.MODIFIED, then Subscription.DELETED once the vendor has removed it",
    inputs: ["order", "subscription"],
    takesSubscription: true,
    async play(scene) {
      const subscription = await begin(scene);
      await scene.customer.subscriptions.terminate(subscription);
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
      await scene.customer.subscriptions.setAutoRenew(subscription, false);
      await pastTheEnd(scene, subscription);
      await scene.awaitVendor(subscription.self, DeploymentStatus.UNDEPLOYED);
    },
  },
];

function begin(scene: Scene): Promise<Subscription> {
  return scene.deployed(async () => (await placeOrder(scene, scene.customer)).subscription.url);
}
