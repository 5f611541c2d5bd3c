import { aDuration, aString, aText, type Expectation, optionsWith, required } from "../check-options.js";
import { aClock, type Clock } from "../clock.js";
import type { Duration } from "../duration.js";
import { type Hooks, hooksExpected } from "../hooks.js";

/** The options that metrics, external values and order validation share. The marketplace does not sign these calls. */
export interface VendorCallOptions {
  /** A header and its value that the marketplace is configured to send. Without it, anybody can call the endpoint. */
  readonly sharedHeader?: { readonly name: string; readonly value: string };
  /** How long your code may take before the answer is 503. Default `"10s"`. */
  readonly timeout?: Duration;
  /** Functions for logs and alerts. Default: warnings and errors on the console. */
  readonly hooks?: Hooks;
  /** The clock. Default: the machine's. */
  readonly clock?: Clock;
}

/** What each option must be. */
export const vendorCallMembers = {
  sharedHeader: optionsWith({
    name: required(aText),
    value: required(aString),
  } satisfies Record<keyof NonNullable<VendorCallOptions["sharedHeader"]>, Expectation>),
  timeout: aDuration,
  hooks: hooksExpected,
  clock: aClock,
} satisfies Record<keyof VendorCallOptions, Expectation>;
