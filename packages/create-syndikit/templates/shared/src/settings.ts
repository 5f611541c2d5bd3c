import type { Clock, Hooks, Store } from "@syndikit/receiver";
import type { Marketplace } from "@syndikit/sdk";
import type { Tenants } from "./tenants.ts"; //= provisioning

/** What this application is told by its environment. `.env.example` describes each. */
export interface Settings {
  /** The marketplace, as in `https://market.example`. */
  readonly marketplaceUrl: string;
  /** The permanent token of your vendor account. */
  readonly marketplaceToken: string;
  /** The notification secret token of your product. */
  readonly eventSecret: string;
  /** What the marketplace sends with each poll of a metric. */ //= metrics
  readonly metricKey: string; //= metrics
  /** Whether `/tenants` lists the tenants. */ //= provisioning
  readonly showTenants: boolean; //= provisioning
  /** How often each subscription is looked at without an event. */ //= provisioning
  readonly sweep: { readonly every: `${number}s` }; //= provisioning
}

/**
 * Reads the settings.
 *
 * @throws {Error} when one is missing.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`${name} is not set. Copy .env.example to .env, and fill it in.`);
    return value;
  };
  return {
    marketplaceUrl: read("MARKETPLACE_URL"),
    marketplaceToken: read("MARKETPLACE_TOKEN"),
    eventSecret: read("EVENT_SECRET"),
    metricKey: read("METRIC_KEY"), //= metrics
    showTenants: environment.SHOW_TENANTS === "true", //= provisioning
    sweep: { every: `${Number(environment.SWEEP_SECONDS ?? 600)}s` }, //= provisioning
  };
}

/** What the vendor's side is made from. Tests hand in others than production. */
export interface VendorOptions {
  /** Calls the marketplace. */
  readonly client: Marketplace;
  /** Keeps what must survive a restart. */
  readonly store: Store;
  /** Signs the events. */
  readonly eventSecret: string;
  /** Comes with each poll of a metric. */ //= metrics
  readonly metricKey: string; //= metrics
  /** Your application's tenants. */ //= provisioning
  readonly tenants: Tenants; //= provisioning
  /** Whether `/tenants` lists them. Default: no. */ //= provisioning
  readonly showTenants?: boolean; //= provisioning
  /** How often each subscription is looked at without an event. Default: ten minutes. */ //= provisioning
  readonly sweep?: { readonly every: `${number}s` }; //= provisioning
  /** Is told what fails. Default: the console. */
  readonly hooks?: Hooks;
  /** Where time comes from. Default: the machine. */
  readonly clock?: Clock;
}
