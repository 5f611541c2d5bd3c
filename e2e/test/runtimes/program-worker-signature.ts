import { reportSignatures } from "./signature-report.js";

// For runtimes that serve a module.
const worker = { fetch: (): Response => Response.json(reportSignatures()) };

// biome-ignore lint/style/noDefaultExport: a worker is the default export of its module
export { worker as default };
