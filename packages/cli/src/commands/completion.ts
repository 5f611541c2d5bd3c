import { Argument } from "commander";
import type { TypedLine } from "../completion/complete.js";
import { type Shell, scripts, shells } from "../completion/scripts.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples } from "../frame/verb.js";

/** `syndikit completion <shell>`, and the hidden `complete` that its scripts call. */
export const addCompletion: AddVerb = (program, io) => {
  const command = program
    .command("completion")
    .description("print the completion script for your shell")
    .addArgument(new Argument("<shell>", "your shell").choices(shells))
    .addHelpText(
      "after",
      `
To enable it permanently:
  bash        syndikit completion bash > ~/.local/share/bash-completion/completions/syndikit
  zsh         syndikit completion zsh > "\${fpath[1]}/_syndikit"
              and in ~/.zshrc, if it is not there: autoload -Uz compinit && compinit
  fish        syndikit completion fish > ~/.config/fish/completions/syndikit.fish
  powershell  syndikit completion powershell >> $PROFILE`,
    );
  addExamples(command, [{ command: 'eval "$(syndikit completion bash)"', does: "enable it in this shell" }]);
  command.action((shell: Shell) => io.stdout.write(scripts[shell]));
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .option("--line <line>")
    .option("--bash <line>")
    .option("--breaks <characters>")
    .action(async (words: readonly string[], options: Omit<TypedLine, "words">) => {
      const { complete } = await import("../completion/complete.js");
      io.stdout.write(await complete(program, { ...options, words }));
    });
};
