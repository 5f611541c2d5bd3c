import { Argument } from "commander";
import { addMarketplaceOptions } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { SubscriptionsOptions } from "../look/subscriptions.js";

/** `syndikit subscriptions <action> [which]` */
export const addSubscriptions: AddVerb = (program, io) => {
  const command = program
    .command("subscriptions")
    .description("see the subscriptions of your products: all of them, or one with its events")
    .addArgument(new Argument("<action>").choices(["list", "show"]))
    .argument("[which]", "a subscription by its id; show wants one")
    .option("--state <state>", "list only those in this deploymentStatus, as PENDING")
    .option("--limit <number>", "how many to list, the newest first", "20");
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit subscriptions list --state PENDING", does: "what waits for a tenant" },
    { command: "syndikit subscriptions show 1", does: "one, with its dates and its events" },
  ]);
  setAction<SubscriptionsOptions>(command, io, async (context, options, [action, which]) => {
    const { lookAtSubscriptions } = await import("../look/subscriptions.js");
    return lookAtSubscriptions(context, options, { action, which });
  });
};
