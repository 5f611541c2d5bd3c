import { Argument } from "commander";
import { type Shell, scripts, shells } from "../completion/scripts.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples } from "../frame/verb.js";

/** `syndikit completion <shell>`, and the hidden `complete` that its scripts call. */
export const addCompletion: AddVerb = (program, io) => {
  const command = program
    .command("completion")
    .description("print the script that completes command lines in your shell")
    .addArgument(new Argument("<shell>", "for which shell").choices(shells))
    .addHelpText(
      "after",
      `
To have it always:
  bash        syndikit completion bash > ~/.local/share/bash-completion/completions/syndikit
  zsh         syndikit completion zsh > "\${fpath[1]}/_syndikit"
  fish        syndikit completion fish > ~/.config/fish/completions/syndikit.fish
  powershell  syndikit completion powershell >> $PROFILE`,
    );
  addExamples(command, [
    { command: 'eval "$(syndikit completion bash)"', does: "complete in this shell from now on" },
  ]);
  command.action((shell: Shell) => io.stdout.write(scripts[shell]));
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .option("--line <line>")
    .action(async (words: readonly string[], options: { readonly line?: string }) => {
      const { complete } = await import("../completion/complete.js");
      io.stdout.write(await complete(program, { ...options, words }));
    });
};
