import type { CertifyCommandOptions } from "../certify/certify-command.js";
import { addExamples } from "../frame/examples.js";
import type { AddVerb } from "../frame/verb.js";
import { setAction } from "../frame/verb.js";
import { secretOption } from "../secret/secret-option.js";

/** `syndikit certify [url]` */
export const addCertify: AddVerb = (program, io) => {
  const command = program
    .command("certify")
    .description("play the conformance list with a receiver in any language, and say what to mend")
    .argument("[url]", "the receiver's address for events, as in http://127.0.0.1:3000/events")
    .option("--start <command>", "start the receiver with this line of the shell; lets certify end it, too")
    .option("--tenants <url>", 'where the receiver lists its tenants: [{"subscription": 12, "id": "a"}]')
    .option("--sweep <seconds>", "how often the receiver looks by itself; lets certify check that it does")
    .option(...secretOption)
    .option(
      "--token <token>",
      "the token that the receiver has, made up when absent; - reads it from standard input [SYNDIKIT_TOKEN]",
    )
    .option("--only <checks...>", "only these: identifiers, areas, or parts of names")
    .option("--list", "print the checks, and run none")
    .option("--patience <seconds>", "how long a check may take to become well", "30")
    .option("--wait <seconds>", "how long the receiver may take to be there", "120")
    .option("--listen <address>", "where the marketplace listens for the receiver", "127.0.0.1:0")
    .option("--public-url <url>", "how the receiver reaches the marketplace, if it runs elsewhere")
    .option("--junit <file>", "write the report as JUnit XML")
    .option("--html <file>", "write the report as one page");
  addExamples(command, [
    { command: "syndikit certify --list", does: "what is checked" },
    {
      command:
        'syndikit certify http://127.0.0.1:3000/events --start "node receiver.mjs" --tenants http://127.0.0.1:3000/tenants',
      does: "start a receiver, and check everything that can be",
    },
  ]);
  setAction<CertifyCommandOptions>(command, io, async (context, options, [url]) => {
    const { certifyCommand } = await import("../certify/certify-command.js");
    return certifyCommand(context, options, url);
  });
};
