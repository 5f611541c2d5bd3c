import type { LogsOptions } from "../browse/requests.js";
import { addBrowseArguments } from "../frame/browse-arguments.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";

/** `syndikit logs [action] [which]` */
export const addLogs: AddVerb = (program, io) => {
  const command = program
    .command("logs")
    .description("show the last requests to the marketplace: who sent them, and why some were refused")
    .option("--failed", "only requests that were refused or failed")
    .option("--operation <operation>", "only calls of this operation, for example subscriptionPatch")
    .option("--everybody", "requests of all accounts, not only yours; signs in as the administrator")
    .option("--user <name>", "only requests of this account; signs in as the administrator");
  addBrowseArguments(command, "the requestId of an answer");
  addExamples(command, [
    { command: "syndikit logs list --failed", does: "what the marketplace refused" },
    { command: "syndikit logs --user customer", does: "what a customer did" },
    {
      command: "timeout -s INT 5 syndikit logs --tail --everybody || true",
      does: "all new requests, until Ctrl-C",
    },
  ]);
  setAction<LogsOptions>(command, io, async (context, options, [action, which]) => {
    const { browseRequests } = await import("../browse/requests.js");
    return browseRequests(context, options, { action, which });
  });
};
