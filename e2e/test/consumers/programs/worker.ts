import type { Vectors } from "../../runtimes/signature-report.js";
import { createMarketplaceApp } from "./marketplace-app.js";
import { reportAll } from "./report.js";

// The bundler inserts it, because a worker has no files.
declare const VECTORS: Vectors;

// The marketplace is inside the worker, which may not call the loopback address.
const app = createMarketplaceApp();
const options = {
  baseUrl: "https://market.example",
  fetch: (url: string, init: RequestInit): Promise<Response> => app.fetch(new Request(url, init)),
};
const worker = { fetch: async (): Promise<Response> => Response.json(await reportAll(options, VECTORS)) };

// biome-ignore lint/style/noDefaultExport: a worker is the default export of its module
export { worker as default };
