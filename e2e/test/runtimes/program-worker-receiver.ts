import { reportReceiver } from "./receiver-report.js";

// For runtimes that serve a module.
const worker = { fetch: async (): Promise<Response> => Response.json(await reportReceiver()) };

// biome-ignore lint/style/noDefaultExport: a worker is the default export of its module
export { worker as default };
