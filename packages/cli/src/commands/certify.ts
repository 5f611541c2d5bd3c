import type { CertifyOptions } from "../certify/certify.js";
import { forceOption, secretOption } from "../frame/options.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples, setAction } from "../frame/verb.js";

/** `syndikit certify [url]` */
export const addCertify: AddVerb = (program, io) => {
  const command = program
    .command("certify")
    .description("check a receiver in any language against every scenario, and say what to fix")
    .argument("[url]", "the receiver's address for events, for example http://127.0.0.1:3000/events")
    .option(
      "--start <command>",
      "the shell command that starts the receiver, so that certify can kill and restart it",
    )
    .option("--tenants <url>", 'where the receiver lists its tenants: [{"subscription": 12, "id": "a"}]')
    .option(
      "--sweep <seconds>",
      "how often the receiver polls its subscriptions, so that certify can check lost events",
    )
    .option(...secretOption)
    .option(
      "--token <token>",
      "the receiver's token, or - to read it from standard input; without it, a new one [SYNDIKIT_TOKEN]",
    )
    .option("--only <checks...>", "only these checks: identifiers, areas, or parts of names")
    .option("--list", "print the checks without running them")
    .option("--patience <seconds>", "how long a check may take to reach the expected state", "30")
    .option("--wait <seconds>", "how long the receiver may take to start", "120")
    .option("--listen <address>", "where the marketplace listens for the receiver", "127.0.0.1:0")
    .option("--public-url <url>", "the marketplace's address for a receiver on another machine")
    .option("--junit <file>", "write the report as JUnit XML")
    .option("--html <file>", "write the report as an HTML page")
    .option(...forceOption);
  addExamples(command, [
    { command: "syndikit certify --list", does: "what is checked" },
    {
      command:
        'syndikit certify http://127.0.0.1:3000/events --start "node receiver.mjs" --tenants http://127.0.0.1:3000/tenants',
      does: "start a receiver, and check as much as possible",
    },
  ]);
  setAction<CertifyOptions>(command, io, async (context, options, [url]) => {
    const { certify } = await import("../certify/certify.js");
    return certify(context, options, url);
  });
};
