import { readOptions } from "./options.js";
import { runServer } from "./server/run.js";

await runServer(readOptions(process.argv.slice(2)));
