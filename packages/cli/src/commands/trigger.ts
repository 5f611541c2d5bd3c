import { addMarketplaceOptions, secretOption } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { TriggerOptions } from "../trigger/trigger-options.js";

/** `syndikit trigger <event or story>` */
export const addTrigger: AddVerb = (program, io) => {
  const command = program
    .command("trigger")
    .description("send an event, or play a story: real calls that cause real events")
    .argument("[event or story]", "for example Subscription.CREATED, or order; --list shows all")
    .option("--list", "list the events and the stories, with the keys that can be overridden")
    .option(
      "--override <key=value...>",
      "set a field, for example id=12 or order.productVersion=productVersion/2",
    )
    .option("--to <url>", "send the event directly to this address, not through the marketplace")
    .option(...secretOption)
    .option("--product <product>", "the product's reference, id, SKU or name; needed if you have several")
    .option(
      "--subscription <subscription>",
      "use this subscription in the story, instead of ordering a new one",
    )
    .option("--stand-in", "play the vendor: report DEPLOYED and UNDEPLOYED, if no application does")
    .option("--patience <seconds>", "how long to wait for the vendor", "30");
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit trigger --list", does: "what can be triggered" },
    {
      command:
        "SYNDIKIT_SECRET=a-secret-of-yours syndikit trigger Subscription.CREATED --to http://127.0.0.1:3000/events --override id=12",
      does: "a signed event, directly to an application",
    },
    {
      command: "syndikit trigger Subscription.MODIFIED",
      does: "the marketplace's test event: signed, with test data, and without any effect",
    },
    {
      command: "syndikit trigger order --override order.productVersion=productVersion/2",
      does: "a customer orders a plan",
    },
    {
      command: "syndikit trigger renewal --stand-in",
      does: "order, deploy, and let the period pass on the sandbox's clock",
    },
  ]);
  setAction<TriggerOptions>(command, io, async (context, options, [name]) => {
    const { trigger } = await import("../trigger/trigger.js");
    return trigger(context, options, name);
  });
};
