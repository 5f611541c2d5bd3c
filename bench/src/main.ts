import { readOptions, type Suite } from "./options.js";
import { runReceiver } from "./receiver/run.js";
import { runSdk } from "./sdk/run.js";
import { runServer } from "./server/run.js";

const SUITES: Readonly<Record<string, Suite>> = { server: runServer, receiver: runReceiver, sdk: runSdk };

const { suite, ...options } = readOptions(process.argv.slice(2), Object.keys(SUITES));
await SUITES[suite]?.(options);
