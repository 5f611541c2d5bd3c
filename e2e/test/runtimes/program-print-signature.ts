import { reportSignatures, type Vectors } from "./signature-report.js";

// Put in by the bundler: not every runtime has files.
declare const VECTORS: Vectors;

// For runtimes that run a script.
console.log(JSON.stringify(reportSignatures(VECTORS)));
