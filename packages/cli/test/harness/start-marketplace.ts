import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";

/** A running marketplace, and a folder for the commands' files. */
export interface TestMarketplace {
  readonly url: string;
  readonly server: ReferenceServer;
  readonly folder: string;
  /** The environment for a command that uses it. */
  readonly env: Readonly<Record<string, string>>;
  as(username: string): Marketplace;
  close(): Promise<void>;
}

/** Starts a marketplace with the demo data. */
export async function startMarketplace(): Promise<TestMarketplace> {
  const folder = await mkdtemp(join(tmpdir(), "syndikit-cli-"));
  const server = await createReferenceServer({ passwordCost: 10, retrySchedule: [300, 60_000] });
  const { url } = await server.listen();
  return {
    url,
    server,
    folder,
    env: { SYNDIKIT_MARKETPLACE: url, SYNDIKIT_STATE: join(folder, "state") },
    as: (username) =>
      createMarketplace({
        baseUrl: url,
        auth: { username, password: `${username}-demo` },
      }),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
