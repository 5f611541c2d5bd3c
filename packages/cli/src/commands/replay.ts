import { addMarketplaceOptions, secretOption } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { ReplayOptions } from "../replay/replay.js";

/** `syndikit replay <file or event id>` */
export const addReplay: AddVerb = (program, io) => {
  const command = program
    .command("replay")
    .description("send saved events again, or let the marketplace send one of its events again")
    .argument(
      "<file or event id>",
      "a file of syndikit listen --save, or the id of an event of the marketplace",
    )
    .option("--to <url>", "where saved events are sent, for example http://127.0.0.1:3000/events")
    .option("--resign", "sign again with the current secret; otherwise the saved signature is sent")
    .option(...secretOption)
    .option("--events <filter>", "only these, as in Subscription.*")
    .option("--patience <seconds>", "how long to wait for the marketplace's delivery", "20");
  addMarketplaceOptions(command);
  addExamples(command, [
    {
      command: "syndikit replay events.jsonl --to http://127.0.0.1:3000/events",
      does: "send saved events unchanged",
    },
    {
      command:
        "SYNDIKIT_SECRET=a-secret-of-yours syndikit replay events.jsonl --to http://127.0.0.1:3000/events --resign --events 'Subscription.*'",
      does: "only some, with today's secret",
    },
    { command: "syndikit replay 1", does: "let the marketplace send event 1 again" },
  ]);
  setAction<ReplayOptions>(command, io, async (context, options, [source = ""]) => {
    const { replay } = await import("../replay/replay.js");
    return replay(context, options, source);
  });
};
