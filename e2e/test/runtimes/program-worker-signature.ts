import { reportSignatures, type Vectors } from "./signature-report.js";

// The bundler inserts it, because not every runtime has files.
declare const VECTORS: Vectors;

// For runtimes that serve a module.
const worker = { fetch: (): Response => Response.json(reportSignatures(VECTORS)) };

// biome-ignore lint/style/noDefaultExport: a worker is the default export of its module
export { worker as default };
