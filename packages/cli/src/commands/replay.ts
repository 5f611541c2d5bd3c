import { addMarketplaceOptions, secretOption } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { ReplayOptions } from "../replay/replay.js";

/** `syndikit replay <file or event id>` */
export const addReplay: AddVerb = (program, io) => {
  const command = program
    .command("replay")
    .description("send captured events again, or have the marketplace send one of its own again")
    .argument(
      "<file or event id>",
      "a capture of syndikit listen --save, or the id of an event of the marketplace",
    )
    .option("--to <url>", "where captured events go, as http://127.0.0.1:3000/events")
    .option("--resign", "sign again with the current secret; otherwise the captured signature is sent")
    .option(...secretOption)
    .option("--events <filter>", "only these, as in Subscription.*")
    .option("--patience <seconds>", "how long to wait for the marketplace's delivery", "20");
  addMarketplaceOptions(command);
  addExamples(command, [
    {
      command: "syndikit replay events.jsonl --to http://127.0.0.1:3000/events",
      does: "send a capture as it came",
    },
    {
      command:
        "SYNDIKIT_SECRET=a-secret-of-yours syndikit replay events.jsonl --to http://127.0.0.1:3000/events --resign --events 'Subscription.*'",
      does: "only some, with today's secret",
    },
    { command: "syndikit replay 1", does: "have the marketplace send its event 1 again" },
  ]);
  setAction<ReplayOptions>(command, io, async (context, options, [source = ""]) => {
    const { replay } = await import("../replay/replay.js");
    return replay(context, options, source);
  });
};
