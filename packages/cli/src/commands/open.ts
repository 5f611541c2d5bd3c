import { addMarketplaceOptions } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { OpenOptions } from "../look/open.js";

/** `syndikit open [what]` */
export const addOpen: AddVerb = (program, io) => {
  const command = program
    .command("open")
    .description("open the marketplace's console in the browser, at one of its pages")
    .argument("[what]", "as subscription/12 or event/3; its first page when absent")
    .option("--print", "print the address, and open nothing");
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit open subscription/1 --print", does: "where a subscription is shown" },
  ]);
  setAction<OpenOptions>(command, io, async (context, options, [what]) => {
    const { openConsole } = await import("../look/open.js");
    return openConsole(context, options, what);
  });
};
