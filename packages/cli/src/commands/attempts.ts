import type { AttemptsOptions } from "../browse/attempts.js";
import { addMarketplaceOptions } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";

/** `syndikit attempts <event>` */
export const addAttempts: AddVerb = (program, io) => {
  const command = program
    .command("attempts")
    .description("show each attempt to deliver an event, with its answer")
    .argument("<event>", "the id of an event")
    .option("--body", "show the bytes that were sent, and the answer");
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit attempts 1", does: "every attempt, with its answer and time" },
    { command: "syndikit attempts 1 --body", does: "with the exact bytes" },
  ]);
  setAction<AttemptsOptions>(command, io, async (context, options, [event = ""]) => {
    const { listAttempts } = await import("../browse/attempts.js");
    return listAttempts(context, options, event);
  });
};
