import type { Role } from "@syndikit/contract";

/** What the server says of itself in the page: nothing of it is a secret. */
export interface Marketplace {
  /** The name of the environment. */
  readonly environment: string;
  /** What the marketplace's clock showed when the page was served. */
  readonly now: string;
  /** The accounts of the demo, with the passwords that everybody knows; empty elsewhere. */
  readonly accounts: readonly DemoAccount[];
}

export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly role: Role;
}

export const apiAddress = `${location.origin}/api`;

export const marketplace = readMarketplace();

function readMarketplace(): Marketplace {
  const text = document.querySelector<HTMLMetaElement>('meta[name="marketplace"]')?.content;
  if (text === undefined) return { environment: "", now: new Date().toISOString(), accounts: [] };
  // The server writes it.
  return JSON.parse(text) as Marketplace;
}
