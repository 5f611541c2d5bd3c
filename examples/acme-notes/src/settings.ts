/** What the application is told by its environment. */
export interface Settings {
  /** The marketplace, as in `https://market.example`. */
  readonly marketplaceUrl: string;
  readonly userName: string;
  readonly password: string;
  /** The product's notification secret token. */
  readonly eventSecret: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** The file that tenants and the state of the provisioning are kept in. */
  readonly database: string;
}

/** Reads the settings, and says which one is missing. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`${name} is not set. See examples/acme-notes/README.md.`);
    return value;
  };
  return {
    marketplaceUrl: read("MARKETPLACE_URL"),
    userName: read("MARKETPLACE_USER"),
    password: read("MARKETPLACE_PASSWORD"),
    eventSecret: read("EVENT_SECRET"),
    host: environment["HOST"] ?? "127.0.0.1",
    port: Number(environment["PORT"] ?? 3000),
    database: environment["DATABASE"] ?? "./acme-notes.sqlite",
  };
}
