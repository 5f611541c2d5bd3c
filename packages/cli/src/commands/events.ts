import { Argument } from "commander";
import { addMarketplaceOptions } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { EventsOptions } from "../look/events.js";

/** `syndikit events <action> [which]` */
export const addEvents: AddVerb = (program, io) => {
  const command = program
    .command("events")
    .description(
      "see the events of the marketplace: all of them, one with its bytes, or new ones as they come",
    )
    .addArgument(new Argument("<action>").choices(["list", "show", "tail"]))
    .argument("[which]", "an event by its id; show wants one")
    .option("--subscription <id>", "list or tail only those of this subscription")
    .option("--undelivered", "list only those that were not accepted yet")
    .option("--limit <number>", "how many to list, the newest first", "20");
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit events list --undelivered", does: "what your application has not accepted" },
    { command: "syndikit events show 1", does: "one event, its attempts, and why they failed" },
    { command: "timeout -s INT 5 syndikit events tail || true", does: "new events, until Ctrl-C" },
  ]);
  setAction<EventsOptions>(command, io, async (context, options, [action, which]) => {
    const { lookAtEvents } = await import("../look/events.js");
    return lookAtEvents(context, options, { action, which });
  });
};
