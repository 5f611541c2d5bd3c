import { processIo } from "./frame/process-io.js";
import { run } from "./frame/run.js";

// The only file that touches the process. `exitCode`, not `exit()`: what was written must get out.
process.exitCode = await run(process.argv.slice(2), processIo());
