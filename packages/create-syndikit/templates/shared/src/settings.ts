import { type Clock, type Hooks, ReceiverError, type Store } from "@syndikit/receiver";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { SettingsError } from "./settings-error.ts";
import type { Tenants } from "./tenants.ts"; //= provisioning

/** The settings of this application, from its environment. `.env.example` describes each. */
interface Settings {
  /** The marketplace, as in `https://market.example`. */
  readonly marketplaceUrl: string;
  /** The permanent token of your vendor account. */
  readonly marketplaceToken: string;
  /** The notification secret token of your product. */
  readonly eventSecret: string;
  /** The key that the marketplace sends with each poll of a metric. */ //= metrics
  readonly metricKey: string; //= metrics
  /** Whether `/tenants` lists the tenants. */ //= provisioning
  readonly showTenants: boolean; //= provisioning
  /** How often each subscription is checked without an event. */ //= provisioning
  readonly sweep: { readonly every: `${number}s` }; //= provisioning
}

/** Ends this process, which cannot start. A wrong setting is one line; any other error has its stack. */
export function endProcess(error: unknown): never {
  const isAboutSettings = error instanceof SettingsError || ReceiverError.is(error);
  console.error(isAboutSettings ? error.message : error);
  process.exit(1);
}

/**
 * Reads the settings.
 *
 * @throws {SettingsError} when some are missing, or cannot be used.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const missing: string[] = [];
  const read = (name: string): string => {
    const value = environment[name] ?? "";
    if (value === "") missing.push(name);
    return value;
  };
  const sweepSeconds = Number(environment.SWEEP_SECONDS || 600); //= provisioning
  const settings: Settings = {
    marketplaceUrl: read("MARKETPLACE_URL"),
    marketplaceToken: read("MARKETPLACE_TOKEN"),
    eventSecret: read("EVENT_SECRET"),
    metricKey: read("METRIC_KEY"), //= metrics
    showTenants: environment.SHOW_TENANTS === "true", //= provisioning
    sweep: { every: `${sweepSeconds}s` }, //= provisioning
  };
  if (missing.length > 0) {
    throw new SettingsError(`Not set: ${missing.join(", ")}. Copy .env.example to .env, and fill it in.`);
  }
  if (!(sweepSeconds > 0)) throw new SettingsError("SWEEP_SECONDS must be a number."); //= provisioning
  return settings;
}

/**
 * Creates the client of the marketplace.
 *
 * @throws {SettingsError} when the address or the token cannot be used.
 */
export function openMarketplace(baseUrl: string, token: string): Marketplace {
  try {
    return createMarketplace({ baseUrl, auth: { token } });
  } catch (error) {
    throw new SettingsError(`MARKETPLACE_URL or MARKETPLACE_TOKEN: ${(error as Error).message}`);
  }
}

/** What the vendor's side is built from. Tests pass other parts than production. */
export interface VendorOptions {
  /** Calls the marketplace. */
  readonly client: Marketplace;
  /** Keeps what must survive a restart. */
  readonly store: Store;
  /** The secret that signs the events. */
  readonly eventSecret: string;
  /** The key that comes with each poll of a metric. */ //= metrics
  readonly metricKey: string; //= metrics
  /** Your application's tenants. */ //= provisioning
  readonly tenants: Tenants; //= provisioning
  /** Whether `/tenants` lists them. Default: no. */ //= provisioning
  readonly showTenants?: boolean; //= provisioning
  /** How often each subscription is checked without an event. Default: every ten minutes. */ //= provisioning
  readonly sweep?: { readonly every: `${number}s` }; //= provisioning
  /** Receives errors and warnings. Default: the console. */
  readonly hooks?: Hooks;
  /** The clock. Default: the machine's. */
  readonly clock?: Clock;
}
