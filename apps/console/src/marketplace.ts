import type { Role } from "@syndikit/contract";

/** Data that the server puts into the page. None of it is secret. */
export interface Marketplace {
  readonly environment: string;
  /** The marketplace's time when the page was served. */
  readonly now: string;
  /** The demo's accounts with their public passwords; empty outside the demo. */
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
  // The server wrote this text.
  return JSON.parse(text) as Marketplace;
}
