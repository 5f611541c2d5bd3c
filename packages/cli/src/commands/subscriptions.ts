import type { SubscriptionsOptions } from "../browse/subscriptions.js";
import { addBrowseArguments } from "../frame/browse-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";

/** `syndikit subscriptions [action] [which]` */
export const addSubscriptions: AddVerb = (program, io) => {
  const command = program
    .command("subscriptions")
    .description(
      "show the subscriptions of your products: a list, one with its dates, or changes as they happen",
    )
    .option("--state <state>", "only subscriptions in this deploymentStatus, for example PENDING");
  addBrowseArguments(command, "the id of a subscription");
  addExamples(command, [
    { command: "syndikit subscriptions list --state PENDING", does: "subscriptions that wait for a tenant" },
    { command: "syndikit subscriptions show 1", does: "one subscription, with its dates and endpoints" },
  ]);
  setAction<SubscriptionsOptions>(command, io, async (context, options, [action, which]) => {
    const { browseSubscriptions } = await import("../browse/subscriptions.js");
    return browseSubscriptions(context, options, { action, which });
  });
};
