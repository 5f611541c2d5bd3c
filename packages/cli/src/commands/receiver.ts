import type { AddVerb } from "../frame/verb.js";
import { addExamples, setAction } from "../frame/verb.js";
import type { ReceiverOptions } from "../receiver/run-desk.js";

/** `syndikit receiver <action> [which]` */
export const addReceiver: AddVerb = (program, io) => {
  const command = program
    .command("receiver")
    .description("look after a receiver of the kit: what waits, fails and was given up")
    .argument("<action>", "status, list, show, redrive, dismiss, pause or resume")
    .argument("[which]", "a subscription by its id, an item by its key, or all; redrive and dismiss want one")
    .option("--store <address>", "its store: a SQLite file, or postgres://... [RECEIVER_STORE]")
    .option("--url <address>", "a running one, by the address of its operator's page [RECEIVER_URL]")
    .option(
      "--authorization <value>",
      "the header Authorization for that page, or - to read it from standard input [RECEIVER_AUTHORIZATION]",
    )
    .option("--schema <name>", "the schema of the store in PostgreSQL")
    .option("--marketplace <name>", "the marketplace, where several share the store")
    .option(
      "--state <state>",
      "list only these: waiting, running, retrying, sleeping, paused, dead, idle, done",
    )
    .option("--error <text>", "list, redrive or dismiss only those whose last error holds this");
  addExamples(command, [
    { command: "syndikit receiver status --store receiver.db", does: "how many items are in each state" },
    {
      command: "syndikit receiver list --state dead --store receiver.db",
      does: "what was given up, and why",
    },
    { command: "syndikit receiver redrive all --store receiver.db", does: "try everything again" },
    {
      command: "syndikit receiver status --url http://127.0.0.1:3000/operator",
      does: "ask a receiver that runs, with RECEIVER_AUTHORIZATION where its page wants it",
    },
  ]);
  setAction<ReceiverOptions>(command, io, async (context, options, [action, which]) => {
    const { runDesk } = await import("../receiver/run-desk.js");
    return runDesk(context, options, { action, which });
  });
};
