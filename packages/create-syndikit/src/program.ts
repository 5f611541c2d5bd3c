import { Command, InvalidArgumentError, Option } from "commander";
import { type Ability, abilities, frameworks, isKeyOf, keysOf, stores } from "./choices.js";
import type { Given } from "./plan.js";

export interface CommandLine {
  readonly given: Given;
  /** Takes every answer that would be proposed. */
  readonly yes: boolean;
  readonly json: boolean;
}

const EXAMPLES = `
Examples:
  npm create syndikit@latest
  npm create syndikit@latest my-app -- --framework express --store postgres
  npm create syndikit@latest my-app -- --handle provisioning,metrics --install --git
  npm create syndikit@latest my-app -- --yes --json

Without a terminal nobody is asked: give a name, and what is not given is hono, sqlite, all, and neither an
installation nor a repository. --yes also says yes to these two, but begins no repository inside another.

Exit codes: 0 written; 1 written, but the installation or git failed; 2 a wrong name, flag or folder, nothing
written; 130 cancelled, nothing written.
`;

/** Builds the parser. What was read goes to `read`; commander's own errors are thrown. */
export function createProgram(version: string, read: (line: CommandLine) => void): Command {
  const program = new Command("create-syndikit")
    .description("Writes a vendor's side of the marketplace that works, with its tests.")
    .argument("[name]", "its name, or the path of its folder; a scope is fine, as in @acme/my-app")
    .addOption(new Option("--framework <name>", "what it is written for").choices(keysOf(frameworks)))
    .addOption(new Option("--store <name>", "where its state is kept").choices(keysOf(stores)))
    .addOption(
      new Option(
        "--handle <list>",
        `what it handles, with commas: ${keysOf(abilities).join(",")}; or all, or none`,
      ).argParser(readAbilities),
    )
    .option("--install", "install its packages")
    .option("--no-install", "leave that to you")
    .option("--git", "begin a git repository")
    .option("--no-git", "leave that to you")
    .option("-y, --yes", "take every answer that would be proposed", false)
    .option("--json", "say what was done in one line of JSON, and ask nothing", false)
    .version(version)
    .addHelpText("after", EXAMPLES)
    .exitOverride()
    .allowExcessArguments(false);
  program.action((name: string | undefined) => {
    const { yes, json, ...flags } = program.opts<Omit<Given, "name"> & { yes: boolean; json: boolean }>();
    read({ given: { ...flags, ...(name === undefined ? {} : { name }) }, yes, json });
  });
  return program;
}

/** Reads `metrics,provisioning`, `all` or `none`, in the order of the table. */
function readAbilities(text: string): readonly Ability[] {
  if (text === "all") return keysOf(abilities);
  if (text === "none") return [];
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !isKeyOf(abilities, name));
  if (unknown.length > 0) {
    throw new InvalidArgumentError(
      `${unknown.join(", ") || '""'} is none of ${keysOf(abilities).join(", ")}, all, none.`,
    );
  }
  return keysOf(abilities).filter((ability) => names.includes(ability));
}
