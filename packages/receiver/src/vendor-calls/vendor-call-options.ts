import type { Clock } from "../clock.js";
import type { Duration } from "../duration.js";
import type { Hooks } from "../hooks.js";

/** What the endpoints for the marketplace's questions have in common. None of these calls is signed. */
export interface VendorCallOptions {
  /** A header that the marketplace is configured to send, and its value. Without it, anybody may ask. */
  readonly sharedHeader?: { readonly name: string; readonly value: string };
  /** How long an answer may take before it is 503. Default `"10s"`. */
  readonly timeout?: Duration;
  /** Where it reports to. Default: warnings and errors on the console. */
  readonly hooks?: Hooks;
  /** Where time comes from. Default: the machine. */
  readonly clock?: Clock;
}
