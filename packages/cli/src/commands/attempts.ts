import { addMarketplaceOptions } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { AttemptsOptions } from "../look/attempts.js";

/** `syndikit attempts <event>` */
export const addAttempts: AddVerb = (program, io) => {
  const command = program
    .command("attempts")
    .description("see how an event was sent, and what was answered, at each attempt")
    .argument("<event>", "an event by its id")
    .option("--body", "show the bytes that were sent, and the answer");
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit attempts 1", does: "every attempt, with its answer and time" },
    { command: "syndikit attempts 1 --body", does: "with the exact bytes" },
  ]);
  setAction<AttemptsOptions>(command, io, async (context, options, [event = ""]) => {
    const { lookAtAttempts } = await import("../look/attempts.js");
    return lookAtAttempts(context, options, event);
  });
};
