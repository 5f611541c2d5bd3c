import { addLookArguments } from "../frame/look-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { LogsOptions } from "../look/requests.js";

/** `syndikit logs [action] [which]` */
export const addLogs: AddVerb = (program, io) => {
  const command = program
    .command("logs")
    .description("see the last requests to the marketplace, who sent them, and why some were refused")
    .option("--failed", "only those that were refused or failed")
    .option("--operation <operation>", "only calls of this operation, as subscriptionPatch")
    .option("--everybody", "those of every account, not only yours: signs in as the administrator")
    .option("--user <name>", "only those of this account: signs in as the administrator");
  addLookArguments(command, "a request by the requestId of its answer");
  addExamples(command, [
    { command: "syndikit logs list --failed", does: "what the marketplace refused" },
    { command: "syndikit logs --user customer", does: "what a customer did" },
    {
      command: "timeout -s INT 5 syndikit logs --tail --everybody || true",
      does: "all that is called from now on, until Ctrl-C",
    },
  ]);
  setAction<LogsOptions>(command, io, async (context, options, [action, which]) => {
    const { lookAtRequests } = await import("../look/requests.js");
    return lookAtRequests(context, options, { action, which });
  });
};
