import { Command, InvalidArgumentError, Option } from "commander";
import { type Ability, abilities, frameworks, isKeyOf, keysOf, stores } from "./choices.js";
import type { Given } from "./plan.js";

export interface CommandLine {
  readonly given: Given;
  /** Accepts every proposed answer. */
  readonly yes: boolean;
  readonly json: boolean;
}

const EXAMPLES = `
Examples:
  npm create syndikit@latest
  npm create syndikit@latest my-app -- --framework express --store postgres
  npm create syndikit@latest my-app -- --handle provisioning,metrics --install --git
  npm create syndikit@latest my-app -- --yes --json

Without a terminal, on one with TERM=dumb, and where CI is set (but to false or 0) it asks nothing. Then a name is
required, and the defaults are hono, sqlite and all, without an installation or a git repository. --yes adds these two,
but creates no repository inside another one.

Exit codes: 0 the project is written; 1 it is written, but the installation or git failed; 2 wrong name, flag or
folder, nothing is written; 130 cancelled, nothing is written.
`;

/** Builds the parser. It passes what it read to `read`, and throws commander's own errors. */
export function createProgram(version: string, read: (line: CommandLine) => void): Command {
  const program = new Command("create-syndikit")
    .description(
      "Creates a project for the vendor's side of the marketplace, which works at once, with tests.",
    )
    .argument(
      "[name]",
      "the name of the project, or the path of its folder; may have a scope, for example @acme/my-app",
    )
    .option("--name <name>", "the name in its package.json; that of the folder when absent")
    .addOption(new Option("--framework <name>", "the framework of the project").choices(keysOf(frameworks)))
    .addOption(new Option("--store <name>", "where the state is stored").choices(keysOf(stores)))
    .addOption(
      new Option(
        "--handle <list>",
        `what it handles, separated by commas: ${keysOf(abilities).join(",")}; or all, or none`,
      ).argParser(readAbilities),
    )
    .option("--from <folder>", "install SyndiKit from a folder of .tgz files, and not from a registry")
    .option("--install", "install the packages")
    .option("--no-install", "do not install them")
    .option("--git", "create a git repository")
    .option("--no-git", "do not create one")
    .option("-y, --yes", "accept all defaults", false)
    .option("--json", "print the result as one line of JSON, and ask nothing", false)
    .version(version)
    .addHelpText("after", EXAMPLES)
    .exitOverride()
    .allowExcessArguments(false);
  refuseBoth(program, "install");
  refuseBoth(program, "git");
  program.action((name: string | undefined) => {
    const { yes, json, name: packageName, ...flags } = program.opts<Flags>();
    const given = {
      ...flags,
      ...(name === undefined ? {} : { name }),
      ...(packageName === undefined ? {} : { packageName }),
    };
    read({ given, yes, json });
  });
  return program;
}

/** The flags. There, the name is that of the package. */
interface Flags extends Omit<Given, "packageName"> {
  readonly yes: boolean;
  readonly json: boolean;
}

/** Of a flag and its opposite, the parser would keep the last. */
function refuseBoth(program: Command, flag: string): void {
  const seen = new Set<string>();
  for (const name of [flag, `no-${flag}`]) {
    program.on(`option:${name}`, () => {
      seen.add(name);
      if (seen.size === 1) return;
      program.error(`error: option '--${flag}' cannot be used with option '--no-${flag}'`, {
        code: "commander.conflictingOption",
      });
    });
  }
}

/** Reads `metrics,provisioning`, `all` or `none`, in the order of the table. */
function readAbilities(text: string): readonly Ability[] {
  if (text === "all") return keysOf(abilities);
  if (text === "none") return [];
  const names = text.split(",").map((name) => name.trim());
  const whole = names.find((name) => name === "all" || name === "none");
  if (whole !== undefined) throw new InvalidArgumentError(`${whole} cannot be combined with others.`);
  const unknown = names.filter((name) => !isKeyOf(abilities, name));
  if (unknown.length > 0) {
    throw new InvalidArgumentError(
      `${unknown.join(", ") || '""'} is not one of ${keysOf(abilities).join(", ")}, all, none.`,
    );
  }
  return keysOf(abilities).filter((ability) => names.includes(ability));
}
