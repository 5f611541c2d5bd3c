import type { Letter } from "../letter.js";

/** What every message about a subscription mentions. */
export interface About {
  readonly subscription: string;
  /** `null` when it is the same as the name of the subscription. */
  readonly product: string | null;
}

/** How the customer reaches the application, and gets started. */
export interface Access extends About {
  readonly endpoints: readonly { readonly url: string; readonly about: string | null }[];
  readonly instructions: string | null;
}

/** The messages of the marketplace in one language. */
export interface Texts {
  deployed(access: Access): Letter;
  /** The vendor gave an address after it had reported DEPLOYED without one. */
  addressGiven(access: Omit<Access, "instructions">): Letter;
  failed(about: About): Letter;
  paymentDeclined(about: About & { readonly reason: string }): Letter;
  /** @param about - with the day on which the grace ends. */
  /** `ends`: the subscription ends unless it is paid. Otherwise only what was asked for is taken back. */
  graceBegins(about: About & { readonly until: string; readonly ends: boolean }): Letter;
  aboutToExpire(about: About & { readonly until: string }): Letter;
  /** The tenant still exists, but nobody may use it. */
  stopped(about: About & { readonly reason: string | null }): Letter;
  startedAgain(about: About): Letter;
  ended(about: About & { readonly reason: string | null }): Letter;
  endpointPaused(about: {
    readonly endpoint: string;
    readonly reason: string;
    readonly events: number;
  }): Letter;
}
