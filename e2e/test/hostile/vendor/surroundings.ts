import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { openTenants, type Tenants } from "./tenants.js";

export interface Surroundings {
  readonly client: Marketplace;
  readonly tenants: Tenants;
  readonly eventSecret: string;
  /** The address of the kit's store: a file, or a PostgreSQL URL. */
  readonly storeAddress: string;
}

/** Reads the environment of a vendor's process. */
export async function readSurroundings(): Promise<Surroundings> {
  const { MARKETPLACE_URL: baseUrl = "", MARKETPLACE_TOKEN: token = "", EVENT_SECRET = "" } = process.env;
  const { STORE = "", TENANTS = "" } = process.env;
  return {
    client: createMarketplace({ baseUrl, auth: { token } }),
    tenants: await openTenants(TENANTS),
    eventSecret: EVENT_SECRET,
    storeAddress: STORE,
  };
}

/** A cloud call takes time, so that a kill can happen in the middle of it. */
export function takeTime(subscriptionId: number): Promise<void> {
  return sleep(5 + (subscriptionId % 30));
}

/** Listens, and prints the address for the parent process. */
export function listen(listener: RequestListener): void {
  const server = createServer(listener).listen(0, "127.0.0.1", () => {
    console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
  });
}
