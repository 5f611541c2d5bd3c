import { addLookArguments } from "../frame/look-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { SubscriptionsOptions } from "../look/subscriptions.js";

/** `syndikit subscriptions [action] [which]` */
export const addSubscriptions: AddVerb = (program, io) => {
  const command = program
    .command("subscriptions")
    .description(
      "show the subscriptions of your products: a list, one with its dates, or changes as they happen",
    )
    .option("--state <state>", "only subscriptions in this deploymentStatus, for example PENDING");
  addLookArguments(command, "the id of a subscription");
  addExamples(command, [
    { command: "syndikit subscriptions list --state PENDING", does: "subscriptions that wait for a tenant" },
    { command: "syndikit subscriptions show 1", does: "one subscription, with its dates and endpoints" },
  ]);
  setAction<SubscriptionsOptions>(command, io, async (context, options, [action, which]) => {
    const { lookAtSubscriptions } = await import("../look/subscriptions.js");
    return lookAtSubscriptions(context, options, { action, which });
  });
};
