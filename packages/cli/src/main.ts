import { processIo } from "./frame/process-io.js";
import { run } from "./frame/run.js";

// `exitCode` is set instead of calling `exit()`, so that pending output is still written.
process.exitCode = await run(process.argv.slice(2), processIo());
