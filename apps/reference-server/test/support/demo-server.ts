import { headerNames } from "@syndikit/contract";
import { onTestFinished } from "vitest";
import { createInProcessOutbound, type Receive } from "../../src/outbound/in-process.js";
import { systemClock } from "../../src/ports.js";
import { type OpenReferenceServer, openReferenceServer } from "../../src/server/create.js";
import type { ReferenceServerOptions } from "../../src/server/options.js";
import { openTestStore } from "../../src/test-support/open-test-store.js";
import type { Answer } from "./marketplace.js";

/** The demo in this process, with its dispatcher and scheduler, and with vendors by origin. */
export interface DemoServer {
  readonly server: OpenReferenceServer;
  readonly vendors: Map<string, Receive>;
  /** Sends a request as a demo account; anonymous without one. */
  call(account: string | undefined, method: string, path: string, body?: unknown): Promise<Answer>;
}

/** Opens the demo. It is closed when the test ends. */
export async function openDemo(options: ReferenceServerOptions = {}): Promise<DemoServer> {
  const vendors = new Map<string, Receive>();
  const outbound = createInProcessOutbound({ routes: vendors, elapsed: systemClock.elapsed });
  const server = await openReferenceServer(
    { outbound, ...options },
    options.database === undefined ? openTestStore() : undefined,
  );
  onTestFinished(() => server.close());
  return {
    server,
    vendors,
    async call(account, method, path, body) {
      const headers = new Headers({ "Content-Type": "application/json" });
      if (account !== undefined) {
        const pair = Buffer.from(`${account}:${account}-demo`).toString("base64");
        headers.set(headerNames.authorization, `Basic ${pair}`);
      }
      const init = { method, headers, body: JSON.stringify(body) };
      const response = await server.fetch(new Request(`http://market.test/api/${path}`, init));
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === "" ? undefined : JSON.parse(text),
      };
    },
  };
}
