import { reportSignatures, type Vectors } from "./signature-report.js";

// The bundler inserts it, because not every runtime has files.
declare const VECTORS: Vectors;

// For runtimes that run a script.
console.log(JSON.stringify(reportSignatures(VECTORS)));
