import { addLookArguments } from "../frame/look-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { EventsOptions } from "../look/events.js";

/** `syndikit events [action] [which]` */
export const addEvents: AddVerb = (program, io) => {
  const command = program
    .command("events")
    .description("show the marketplace's events: a list, one with its attempts, or new ones as they happen")
    .option("--subscription <id>", "only events of this subscription")
    .option("--undelivered", "only events that your application has not accepted yet");
  addLookArguments(command, "the id of an event");
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
