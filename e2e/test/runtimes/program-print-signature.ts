import { reportSignatures } from "./signature-report.js";

// For runtimes that run a script.
console.log(JSON.stringify(reportSignatures()));
