import type { Clock } from "../../frame/clock.js";
import type { Gateway } from "./gateway.js";
import type { Lane } from "./lane.js";
import type { Market } from "./market.js";
import type { TenantsWindow } from "./tenants-window.js";

/** Where scenarios are played, all on the same marketplace and with the same receiver. */
export interface Stage {
  readonly clock: Clock;
  readonly market: Market;
  readonly gateway: Gateway;
  /** Where events go. */
  readonly url: string;
  readonly secret: string;
  readonly stranger: Stranger;
  readonly tenants: TenantsWindow | undefined;
  readonly process: EndableProcess | undefined;
  /** For scenarios that hold a call: a receiver that does one thing at a time would wait for two of them for ever. */
  readonly lane: Lane;
  /** Every signature that was sent: none may be in a log. */
  readonly signatures: Set<string>;
  /** Milliseconds. */
  readonly patience: number;
  /** How long nothing more may happen before a scenario is over, in milliseconds. */
  readonly quiet: number;
  /** How often the receiver looks by itself, in milliseconds. */
  readonly sweep: number | undefined;
  readonly signal: AbortSignal;
}

/** The receiver's process, as scenarios need it. Each resolves when it answers again. */
export interface EndableProcess {
  restart(): Promise<void>;
  crash(): Promise<void>;
  /** When it was started last. */
  readonly startedAt: number;
  /** Why it ended, each time that nobody asked it to. */
  readonly endings: readonly string[];
}

/** An address that no good receiver calls. */
export interface Stranger {
  readonly url: string;
  /** The paths that were asked for. */
  readonly visits: readonly string[];
  close(): Promise<void>;
}
