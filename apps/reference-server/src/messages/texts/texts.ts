import type { Letter } from "../letter.js";

/** What every message about a subscription names. */
export interface About {
  readonly subscription: string;
  /** `null` when the subscription is called the same. */
  readonly product: string | null;
}

/** Where a tenant is, and how its customer begins. */
export interface Access extends About {
  readonly endpoints: readonly { readonly url: string; readonly about: string | null }[];
  readonly instructions: string | null;
}

/** The messages of the marketplace, in one language. */
export interface Texts {
  deployed(access: Access): Letter;
  failed(about: About): Letter;
  paymentDeclined(about: About & { readonly reason: string }): Letter;
  /** @param about - with the day that the grace ends on. */
  graceBegins(about: About & { readonly until: string }): Letter;
  aboutToExpire(about: About & { readonly until: string }): Letter;
  /** The tenant is there, and nobody may use it. */
  stopped(about: About & { readonly reason: string | null }): Letter;
  startedAgain(about: About): Letter;
  ended(about: About & { readonly reason: string | null }): Letter;
  endpointPaused(about: {
    readonly endpoint: string;
    readonly reason: string;
    readonly events: number;
  }): Letter;
}
