import {
  createInProcessOutbound,
  createReferenceServer,
  manualClock,
  type ReferenceServer,
} from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { onTestFinished } from "vitest";

/** The demo without a vendor, so that orders stay PENDING. */
export interface RealMarketplace {
  readonly server: ReferenceServer;
  readonly customer: Marketplace;
  readonly vendor: Marketplace;
  /** The query of every request for a list, without the filters. */
  readonly readings: string[];
}

const POSITION = ["pageNumber", "pageSize", "sortField", "sortDirection", "idAfter"];

/**
 * Opens the demo. It ends with the test.
 *
 * @param knowsIdAfter - false for a marketplace that answers 400 to the parameter, as an older one does.
 */
export async function openMarketplace(knowsIdAfter = true): Promise<RealMarketplace> {
  const clock = manualClock(Date.UTC(2026, 0, 15, 12));
  const server = await createReferenceServer({
    clock,
    outbound: createInProcessOutbound({ routes: new Map(), elapsed: clock.elapsed }),
    passwordCost: 4,
    requestsPerMinute: 10_000_000,
  });
  onTestFinished(() => server.close());
  const readings: string[] = [];
  const signIn = (username: string): Marketplace =>
    createMarketplace({
      baseUrl: "https://market.test",
      auth: { username, password: `${username}-demo` },
      fetch: (address, init) => {
        const url = new URL(address);
        const position = POSITION.filter((name) => url.searchParams.has(name));
        if (position.length > 0)
          readings.push(position.map((name) => `${name}=${url.searchParams.get(name)}`).join(" "));
        if (!knowsIdAfter && url.searchParams.has("idAfter")) url.searchParams.set("idAfter", "unknown");
        return server.fetch(new Request(url, init));
      },
    });
  return { server, readings, customer: signIn("customer"), vendor: signIn("vendor") };
}
