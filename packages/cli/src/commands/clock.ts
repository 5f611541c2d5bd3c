import { Argument } from "commander";
import { addMarketplaceOptions, type MarketplaceOptions } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";

/** `syndikit clock [action] [to]` */
export const addClock: AddVerb = (program, io) => {
  const command = program
    .command("clock")
    .description("show the sandbox's clock, or move it forward; everything that falls due happens")
    .addArgument(new Argument("[action]", "what to do").choices(["show", "advance"]).default("show"))
    .argument(
      "[to]",
      "for advance: a duration such as P1M or PT1H, or a date such as 2027-01-31 or 2027-01-31T12:00:00Z",
    );
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit clock show", does: "the marketplace's time" },
    { command: "syndikit clock advance P1M", does: "let a month pass: renewals, expiries, retries" },
  ]);
  setAction<MarketplaceOptions>(command, io, async (context, options, [action, to]) => {
    const { moveClock } = await import("../marketplace/move-clock.js");
    return moveClock(context, options, { action, to });
  });
};
