import { startApp } from "../src/app.ts";
import type { Vendor } from "../src/vendor.ts";

/** This application, for tests. */
interface OpenApp {
  readonly receive: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Starts this application on a free port of this machine, and sends it the requests for any other address. */
export async function openApp(vendor: Vendor): Promise<OpenApp> {
  const { url, close } = await startApp(vendor, { host: "127.0.0.1", port: 0 });
  return {
    receive: (request) => fetch(new Request(url + new URL(request.url).pathname, request)),
    close,
  };
}
