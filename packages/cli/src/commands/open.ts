import { addMarketplaceOptions } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import type { OpenOptions } from "../marketplace/open-console.js";

/** `syndikit open [what]` */
export const addOpen: AddVerb = (program, io) => {
  const command = program
    .command("open")
    .description("open a page of the marketplace's console in the browser")
    .argument("[what]", "for example subscription/12 or event/3; without it, the first page")
    .option("--print", "only print the address");
  addMarketplaceOptions(command);
  addExamples(command, [
    { command: "syndikit open subscription/1 --print", does: "the page of a subscription" },
  ]);
  setAction<OpenOptions>(command, io, async (context, options, [what]) => {
    const { openConsole } = await import("../marketplace/open-console.js");
    return openConsole(context, options, what);
  });
};
