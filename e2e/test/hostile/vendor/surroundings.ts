import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { openTenants, type Tenants } from "./tenants.js";

/** What a vendor's process is given. */
export interface Surroundings {
  readonly client: Marketplace;
  readonly tenants: Tenants;
  readonly eventSecret: string;
  /** Where the kit keeps its state: a file, or a PostgreSQL. */
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

/** The cloud takes its time, so that a kill may come in the middle. */
export function takeTime(subscriptionId: number): Promise<void> {
  return sleep(5 + (subscriptionId % 30));
}

/** Listens, and tells the parent process where. */
export function listen(listener: RequestListener): void {
  const server = createServer(listener).listen(0, "127.0.0.1", () => {
    console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
  });
}
