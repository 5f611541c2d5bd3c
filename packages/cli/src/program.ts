import { readFileSync } from "node:fs";
import { Command } from "commander";
import { addAttempts } from "./commands/attempts.js";
import { addCertify } from "./commands/certify.js";
import { addCertifyMarketplace } from "./commands/certify-marketplace.js";
import { addClock } from "./commands/clock.js";
import { addCompletion } from "./commands/completion.js";
import { addDoctor } from "./commands/doctor.js";
import { addEvents } from "./commands/events.js";
import { addHelp } from "./commands/help.js";
import { addListen } from "./commands/listen.js";
import { addLogs } from "./commands/logs.js";
import { addOpen } from "./commands/open.js";
import { addReceiver } from "./commands/receiver.js";
import { addReplay } from "./commands/replay.js";
import { addSign } from "./commands/sign.js";
import { addSubscriptions } from "./commands/subscriptions.js";
import { addTrigger } from "./commands/trigger.js";
import { addVerify } from "./commands/verify.js";
import { exitCodeTexts } from "./frame/cli-error.js";
import { columnsOf, type Io } from "./frame/io.js";
import type { AddVerb } from "./frame/verb.js";

/** The verbs in the order of the help. Each has its own file. */
const verbs: readonly AddVerb[] = [
  addListen,
  addTrigger,
  addReplay,
  addEvents,
  addAttempts,
  addSubscriptions,
  addLogs,
  addClock,
  addOpen,
  addSign,
  addVerify,
  addDoctor,
  addCertify,
  addCertifyMarketplace,
  addReceiver,
  addCompletion,
  addHelp,
];

/** The verbs that send nothing themselves: `open` leaves it to the browser. */
const offline: ReadonlySet<string> = new Set(["complete", "open", "sign", "verify", "completion", "help"]);

const networkHelp = `
Network: HTTPS_PROXY, HTTP_PROXY and NO_PROXY are honoured, and NODE_EXTRA_CA_CERTS names
certificates of your own. See: syndikit help environment`;

const epilogue = `
Exit codes:
${Object.entries(exitCodeTexts)
  .map(([code, text]) => `  ${code.padEnd(4)} ${text}`)
  .join("\n")}

Without options it talks to a reference server on this machine, as the accounts of its demo.
Start one with: npx @syndikit/reference-server`;

/** Creates the command line. Heavy modules are loaded only when a verb runs. */
export function createProgram(io: Io): Command {
  const program = new Command("syndikit")
    .description("The marketplace on the command line.")
    .version(readVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .addHelpText("after", epilogue)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => columnsOf(io.stdout),
      getErrHelpWidth: () => columnsOf(io.stderr),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      // `run` prints errors: in one line, or as JSON with `--json`.
      outputError: () => undefined,
    });
  for (const addVerb of verbs) addVerb(program, io);
  for (const command of program.commands) {
    if (!offline.has(command.name())) command.addHelpText("after", networkHelp);
  }
  return program;
}

function readVersion(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  return manifest.version;
}
