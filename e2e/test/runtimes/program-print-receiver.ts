import { reportReceiver } from "./receiver-report.js";

// For runtimes that run a script.
console.log(JSON.stringify(await reportReceiver()));
