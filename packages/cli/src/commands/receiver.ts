import { forceOption } from "../frame/options.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples, setAction } from "../frame/verb.js";
import type { ReceiverOptions } from "../receiver/run-desk.js";

/** `syndikit receiver <action> [which]` */
export const addReceiver: AddVerb = (program, io) => {
  const command = program
    .command("receiver")
    .description(
      "operate a receiver of the kit: see what waits, what failed and what was given up, and act on it",
    )
    .argument("<action>", "status, list, show, redrive, dismiss, pause, resume or backup")
    .argument(
      "[which]",
      "the id of a subscription, the key of an item, or all; needed for redrive and dismiss; for backup, the new file",
    )
    .option(
      "--store <address>",
      "the store of the receiver: a SQLite file, postgres://..., or a module that exports your own store [RECEIVER_STORE]",
    )
    .option("--url <address>", "the address of a running receiver's operator page [RECEIVER_URL]")
    .option(
      "--authorization <value>",
      "the header Authorization for that page, or - to read it from standard input [RECEIVER_AUTHORIZATION]",
    )
    .option("--schema <name>", "the schema of the store in PostgreSQL")
    .option("--marketplace <name>", "the name of the marketplace, if several share the store")
    .option(
      "--state <state>",
      "list only items in this state: waiting, running, retrying, sleeping, paused, dead, idle, done",
    )
    .option("--error <text>", "list, redrive or dismiss only items whose last error contains this text")
    .option(...forceOption);
  addExamples(command, [
    { command: "syndikit receiver status --store receiver.db", does: "how many items are in each state" },
    {
      command: "syndikit receiver list --state dead --store receiver.db",
      does: "what was given up, and why",
    },
    { command: "syndikit receiver redrive all --store receiver.db", does: "try everything again" },
    {
      command: "syndikit receiver backup copy.db --store receiver.db",
      does: "copy a SQLite store while the receiver works on it",
    },
    {
      command: "syndikit receiver status --url http://127.0.0.1:3000/operator",
      does: "ask a running receiver; set RECEIVER_AUTHORIZATION if its page needs it",
    },
  ]);
  setAction<ReceiverOptions>(command, io, async (context, options, [action, which]) => {
    const { runDesk } = await import("../receiver/run-desk.js");
    return runDesk(context, options, { action, which });
  });
};
