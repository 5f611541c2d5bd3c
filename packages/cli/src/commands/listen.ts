import { Option } from "commander";
import { addMarketplaceOptions, secretOption } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import { extraAddresses, type ListenOptions } from "../listen/listen-options.js";

/** `syndikit listen --forward-to <url>` */
export const addListen: AddVerb = (program, io) => {
  const command = program
    .command("listen")
    .description(
      "take a product's events from the marketplace, show each, and send them on to your application",
    )
    .option("--forward-to <url>", "your application's address for events, as http://127.0.0.1:3000/events")
    .option("--product <product>", "reference, id, SKU or name; when you have several")
    .option("--events <filter>", "only these, as in Subscription.*,Invoice.CREATED; others are acknowledged")
    .addOption(
      new Option("--also <what...>", "lead these addresses of the product through here as well").choices(
        extraAddresses,
      ),
    )
    .option(...secretOption)
    .option(
      "--set-secret",
      "set the secret at the product; without one, make one. The former is gone: it cannot be read",
    )
    .option("--print-secret", "print the secret for your application; without one, as --set-secret")
    .option("--save <file>", "append each event to a capture file, for syndikit replay")
    .option("--inspect", "serve the inspector, a page on this machine, also when this is no terminal")
    .option("--no-history", "keep nothing of what comes for the next listener")
    .option("--clear", "remove what listeners have kept on this machine, and end")
    .option("--port <number>", "where to listen on this machine; 0: a free port", "0")
    .option("--public-url <url>", "the address of a tunnel to this listener, for a marketplace elsewhere")
    .option("--restore", "put back what a listener that was killed has left, and end");
  addMarketplaceOptions(command);
  addExamples(command, [
    {
      command: "syndikit listen --forward-to http://127.0.0.1:3000/events",
      does: "send events on to an application on this machine, until Ctrl-C",
    },
    {
      command: "syndikit listen --forward-to http://127.0.0.1:3000/events --print-secret --save events.jsonl",
      does: "with a new secret, and a capture",
    },
    {
      command:
        "syndikit listen --forward-to http://127.0.0.1:3000/events --events 'Subscription.*' --also metrics",
      does: "only subscriptions, and metric polls as well",
    },
    {
      command: "syndikit listen --clear",
      does: "remove what is kept of former deliveries, as before an uninstall",
    },
    { command: "syndikit listen --restore", does: "put back what a killed listener has left" },
  ]);
  setAction<ListenOptions>(command, io, async (context, options) => {
    const { listen } = await import("../listen/listen.js");
    return listen(context, options);
  });
};
