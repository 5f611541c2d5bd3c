import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { findFreePort } from "../free-port.js";
import { type RunningProgram, startProgram } from "./process.js";

/** The demo accounts, each with its own client. */
export interface Accounts {
  readonly admin: Marketplace;
  readonly vendor: Marketplace;
  /** Has a stored test card. */
  readonly customer: Marketplace;
  /** Has no stored payment data. */
  readonly customer2: Marketplace;
}

/** A tenant as the vendor's application shows it. */
export interface Tenant {
  readonly id: string;
  readonly subscriptionId: number;
  readonly plan: string;
  /** Quantities of extra resources, for example `{ "billingItem/1": 3 }`. */
  readonly billingItems: Readonly<Record<string, number>>;
  readonly active: boolean;
}

/** A marketplace and a vendor, each in its own process on a free port. */
export interface World extends Accounts {
  readonly marketplaceUrl: string;
  readonly vendorUrl: string;
  readonly eventSecret: string;
  /** Finds a subscription's tenant in the vendor's application. */
  findTenant(subscriptionId: number): Promise<Tenant | undefined>;
  /** Kills the vendor's application, as a crash would. */
  crashVendor(): Promise<void>;
  startVendor(): Promise<void>;
  /** Stops both, and removes their files. */
  end(): Promise<void>;
}

const require = createRequire(import.meta.url);
const fileOf = (workspace: string, file: string): string =>
  join(dirname(require.resolve(`${workspace}/package.json`)), file);

/** A fixed key will do, because the demo has nothing to keep secret. */
const DEMO_KEY = Buffer.alloc(32, "demo").toString("base64");

/** In milliseconds. */
const CLOCK_LIMIT = 120_000;

/**
 * Starts a fresh marketplace with demo data, and a vendor beside it.
 *
 * @param database - of the marketplace. Without it, a temporary file that is removed at the end.
 */
export async function createWorld(database?: string): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "syndikit-demo-"));
  const marketplace = await startProgram({
    entry: fileOf("@syndikit/reference-server", "src/main.ts"),
    args: [
      "--port",
      "0",
      "--database",
      database ?? `file:${join(folder, "marketplace.sqlite")}`,
      "--seed",
      "demo",
      "--json",
    ],
    // With a file, the server creates its own key. With another database, every run has to use the same one.
    env: { SYNDIKIT_SECRET_KEY: process.env["SYNDIKIT_SECRET_KEY"] ?? DEMO_KEY },
  });
  const eventSecret = "demo-secret-of-acme-notes";
  // The vendor returns at the same address after a crash, so its port is chosen once.
  const port = await findFreePort();
  const startVendor = (): Promise<RunningProgram> =>
    startProgram({
      entry: fileOf("@syndikit/example-acme-notes", "src/main.ts"),
      env: {
        MARKETPLACE_URL: marketplace.url,
        MARKETPLACE_USER: "vendor",
        MARKETPLACE_PASSWORD: "vendor-demo",
        EVENT_SECRET: eventSecret,
        HOST: "127.0.0.1",
        PORT: String(port),
        DATABASE: join(folder, "acme-notes.sqlite"),
      },
    });
  let vendorApplication = await startVendor();

  const signIn = (username: string): Marketplace =>
    createMarketplace({
      baseUrl: marketplace.url,
      auth: { username, password: `${username}-demo` },
      // Moving the clock by a month takes many polls and charges, which is slow on a busy machine.
      timeout: CLOCK_LIMIT,
      deadline: CLOCK_LIMIT,
    });

  return {
    admin: signIn("admin"),
    vendor: signIn("vendor"),
    customer: signIn("customer"),
    customer2: signIn("customer2"),
    marketplaceUrl: marketplace.url,
    vendorUrl: vendorApplication.url,
    eventSecret,
    async findTenant(subscriptionId) {
      const response = await fetch(`${vendorApplication.url}/tenants`);
      const tenants = (await response.json()) as readonly Tenant[]; // Our own application wrote this.
      return tenants.find((tenant) => tenant.subscriptionId === subscriptionId);
    },
    crashVendor: () => vendorApplication.kill(),
    async startVendor() {
      vendorApplication = await startVendor();
    },
    async end() {
      await vendorApplication.stop();
      await marketplace.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
