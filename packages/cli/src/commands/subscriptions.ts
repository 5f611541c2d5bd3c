import { addLookArguments } from "../frame/look-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { SubscriptionsOptions } from "../look/subscriptions.js";

/** `syndikit subscriptions [action] [which]` */
export const addSubscriptions: AddVerb = (program, io) => {
  const command = program
    .command("subscriptions")
    .description(
      "see the subscriptions of your products: all of them, one with its dates, or what becomes of them",
    )
    .option("--state <state>", "only those in this deploymentStatus, as PENDING");
  addLookArguments(command, "a subscription by its id");
  addExamples(command, [
    { command: "syndikit subscriptions list --state PENDING", does: "what waits for a tenant" },
    { command: "syndikit subscriptions show 1", does: "one, with its dates and endpoints" },
  ]);
  setAction<SubscriptionsOptions>(command, io, async (context, options, [action, which]) => {
    const { lookAtSubscriptions } = await import("../look/subscriptions.js");
    return lookAtSubscriptions(context, options, { action, which });
  });
};
