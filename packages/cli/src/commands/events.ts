import type { EventsOptions } from "../browse/events.js";
import { addBrowseArguments } from "../frame/browse-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";

/** `syndikit events [action] [which]` */
export const addEvents: AddVerb = (program, io) => {
  const command = program
    .command("events")
    .description("show the marketplace's events: a list, one with its attempts, or new ones as they happen")
    .option("--subscription <id>", "only events of this subscription")
    .option("--undelivered", "only events that your application has not accepted yet");
  addBrowseArguments(command, "the id of an event");
  addExamples(command, [
    { command: "syndikit events list --undelivered", does: "what your application has not accepted" },
    { command: "syndikit events show 1", does: "one event, its attempts, and why they failed" },
    { command: "timeout -s INT 5 syndikit events tail || true", does: "new events, until Ctrl-C" },
  ]);
  setAction<EventsOptions>(command, io, async (context, options, [action, which]) => {
    const { browseEvents } = await import("../browse/events.js");
    return browseEvents(context, options, { action, which });
  });
};
