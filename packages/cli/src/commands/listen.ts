import { Option } from "commander";
import { addMarketplaceOptions, forceOption, secretOption } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import { extraAddresses, type ListenOptions } from "../listen/listen-options.js";

/** `syndikit listen --forward-to <url>` */
export const addListen: AddVerb = (program, io) => {
  const command = program
    .command("listen")
    .description("receive a product's events, show each one, and forward it to your application")
    .option(
      "--forward-to <url>",
      "your application's address for events, for example http://127.0.0.1:3000/events",
    )
    .option("--product <product>", "the product's reference, id, SKU or name; needed if you have several")
    .option(
      "--events <filter>",
      "only these events, for example Subscription.*,Invoice.CREATED; others are answered with 204",
    )
    .addOption(
      new Option("--also <what...>", "also forward these requests of the marketplace").choices(
        extraAddresses,
      ),
    )
    .option(...secretOption)
    .option(
      "--set-secret",
      "set the product's secret to --secret, or to a new one. The previous secret is lost: it cannot be read",
    )
    .option("--print-secret", "print the secret for your application; without --secret, set a new one")
    .option(
      "--save <file>",
      "append each event to a file, for syndikit replay: a new one, or one that holds saved events",
    )
    .option(...forceOption)
    .option("--no-history", "do not keep deliveries for the next run")
    .option("--clear", "delete all deliveries kept on this machine, and exit")
    .option("--port <number>", "the port to listen on; 0 picks a free one", "0")
    .option("--public-url <url>", "the address of a tunnel to this listener, for a marketplace elsewhere")
    .option("--restore", "restore the addresses after a listener was killed, and exit");
  addMarketplaceOptions(command);
  addExamples(command, [
    {
      command: "syndikit listen --forward-to http://127.0.0.1:3000/events",
      does: "forward events to an application on this machine, until Ctrl-C",
    },
    {
      command: "syndikit listen --forward-to http://127.0.0.1:3000/events --print-secret --save events.jsonl",
      does: "with a new secret, and save the events to a file",
    },
    {
      command:
        "syndikit listen --forward-to http://127.0.0.1:3000/events --events 'Subscription.*' --also metrics",
      does: "only events of subscriptions, and metric requests too",
    },
    {
      command: "syndikit listen --clear",
      does: "delete all kept deliveries, for example before you uninstall",
    },
    { command: "syndikit listen --restore", does: "restore the addresses after a listener was killed" },
  ]);
  setAction<ListenOptions>(command, io, async (context, options) => {
    const { listen } = await import("../listen/listen.js");
    return listen(context, options);
  });
};
