import { addLookArguments } from "../frame/look-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { EventsOptions } from "../look/events.js";

/** `syndikit events [action] [which]` */
export const addEvents: AddVerb = (program, io) => {
  const command = program
    .command("events")
    .description("see the marketplace's events: all of them, one with its attempts, or new ones as they come")
    .option("--subscription <id>", "only those of this subscription")
    .option("--undelivered", "only those that were not accepted yet");
  addLookArguments(command, "an event by its id");
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
