import { Argument, type Command } from "commander";
import { addMarketplaceOptions } from "./options.js";

/** Adds the arguments and options of a verb that lists things, shows one of them, or follows new ones. */
export function addBrowseArguments(command: Command, one: string): void {
  command
    .addArgument(new Argument("[action]", "what to do").choices(["list", "show", "tail"]).default("list"))
    .argument("[which]", `${one}; needed for show`)
    .option("--limit <number>", "how many to list, newest first", "20")
    .option("--tail", "the same as tail: show new ones as they happen, until Ctrl-C");
  addMarketplaceOptions(command);
}
