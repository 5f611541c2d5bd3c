/** What a receiver is told by its environment. Every example of the kit reads these names. */
export interface VendorEnvironment {
  readonly MARKETPLACE_URL: string;
  readonly MARKETPLACE_TOKEN: string;
  /** For a receiver that signs in with a name and a password instead of a token. */
  readonly MARKETPLACE_USER: string;
  readonly MARKETPLACE_PASSWORD: string;
  readonly EVENT_SECRET: string;
  readonly HOST: string;
  readonly PORT: string;
  /** A file that is not there yet. */
  readonly DATABASE: string;
}

/** What the receiver at an address has to know. */
export function environmentFor(
  receiver: URL,
  told: {
    readonly marketplace: string;
    readonly token: string;
    readonly secret: string;
    readonly database: string;
  },
): VendorEnvironment {
  return {
    MARKETPLACE_URL: told.marketplace,
    MARKETPLACE_TOKEN: told.token,
    MARKETPLACE_USER: "vendor",
    MARKETPLACE_PASSWORD: "vendor-demo",
    EVENT_SECRET: told.secret,
    HOST: receiver.hostname.replace(/^\[|\]$/g, ""),
    PORT: receiver.port || (receiver.protocol === "https:" ? "443" : "80"),
    DATABASE: told.database,
  };
}
