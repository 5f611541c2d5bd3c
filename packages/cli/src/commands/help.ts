import type { Command } from "commander";
import { CliError, ExitCode, exitCodeTexts } from "../frame/cli-error.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";
import { nearest } from "../text/nearest.js";

/** Help topics that are not commands. */
const topics: Readonly<Record<string, () => string>> = {
  "exit-codes": () =>
    Object.entries(exitCodeTexts)
      .map(([code, text]) => `${code.padStart(3)}  ${text}`)
      .join("\n"),
  environment: () =>
    [
      "A flag overrides the environment. The default is a reference server on this machine, with its demo accounts.",
      "",
      "SYNDIKIT_MARKETPLACE       the marketplace's address",
      "SYNDIKIT_TOKEN             the vendor's token; or SYNDIKIT_USER and SYNDIKIT_PASSWORD",
      "SYNDIKIT_CUSTOMER_TOKEN    the customer of the stories; or SYNDIKIT_CUSTOMER_USER and _PASSWORD",
      "SYNDIKIT_ADMIN_TOKEN       the administrator, who moves the clock; or SYNDIKIT_ADMIN_USER and _PASSWORD",
      "SYNDIKIT_SECRET            the secret that events are signed with",
      "SYNDIKIT_STATE             the folder for the state and the history of listen",
      "VISUAL or EDITOR           the editor in which listen lets you change an event",
      "RECEIVER_STORE             the store of a receiver of the kit; or RECEIVER_URL and RECEIVER_AUTHORIZATION",
      "HTTPS_PROXY, HTTP_PROXY    the proxy for https and for http, as in http://name:password@host:port",
      "NO_PROXY                   what is reached without it: hosts with all below them, host:port, networks, or *",
      "NODE_EXTRA_CA_CERTS        a file with the certificates of your own authority, or of a proxy that reads https",
      "NO_COLOR                   no colours",
      "",
      "The names of the proxies' variables may be in small letters, which come first. An empty variable is none.",
      "This machine is reached without a proxy, unless NO_PROXY has the entry <-loopback>.",
    ].join("\n"),
  json: () =>
    "With --json every line of standard output is one JSON object with a type. An error is an object of type error, with exitCode and message. Other remarks are left out.",
};

/** `syndikit help [topic]` */
export const addHelp: AddVerb = (program, io) => {
  const command = program
    .command("help")
    .description("explain a command, or one of: exit-codes, environment, json")
    .argument("[topic]", "a command, exit-codes, environment or json; without it, an overview");
  addExamples(command, [
    { command: "syndikit help certify", does: "the options and examples of a command" },
    { command: "syndikit help exit-codes", does: "what a script can rely on" },
  ]);
  setAction(command, io, async ({ output }, _, [topic]) => {
    const text = topic === undefined ? program.helpInformation() : explain(program, topic);
    output.record({ type: "help", topic, text });
    output.line(text);
    return ExitCode.OK;
  });
};

function explain(program: Command, topic: string): string {
  // Every object has members such as `constructor`.
  const text = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  if (text !== undefined) return text();
  const verb = program.commands.find((one) => one.name() === topic);
  if (verb !== undefined) return helpOf(verb);
  const names = [...program.commands.map((one) => one.name()), ...Object.keys(topics)];
  throw new CliError(
    ExitCode.USAGE,
    `There is no topic ${topic}.${nearest(topic, names)} See syndikit help.`,
  );
}

/** The help of a command with its examples. Commander only writes it. */
function helpOf(verb: Command): string {
  let text = "";
  verb.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  verb.outputHelp();
  return text.trimEnd();
}
