import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Check } from "./report/check.js";

/** A clock that can wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits this many milliseconds. It ends early, without an error, when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The settings that a receiver needs, as environment variables. Every example of SyndiKit reads these names. */
export interface VendorEnvironment {
  readonly MARKETPLACE_URL: string;
  readonly MARKETPLACE_TOKEN: string;
  /** For a receiver that signs in with a name and a password instead of a token. */
  readonly MARKETPLACE_USER: string;
  readonly MARKETPLACE_PASSWORD: string;
  readonly EVENT_SECRET: string;
  readonly HOST: string;
  readonly PORT: string;
  /** The path of a file that does not exist yet. */
  readonly DATABASE: string;
}

/** Options of a run. Times are in milliseconds. */
export interface ConformanceOptions {
  /** The receiver's address for events. */
  readonly url: string;
  /** The notification secret that events are signed with; a random one when absent. */
  readonly secret?: string | undefined;
  /** The token with which the receiver calls the marketplace; issued by the marketplace when absent. */
  readonly token?: string | undefined;
  /** A shell command that starts the receiver. With it, the process can be killed and its log read. */
  readonly start?: string | undefined;
  /** The address where the receiver lists its tenants: `[{ "subscription": 12, "id": "a" }]`. */
  readonly tenants?: string | undefined;
  /** How often the receiver polls its subscriptions without an event. With it, a lost event is checked. */
  readonly sweep?: number | undefined;
  /** Identifiers, areas, or parts of names of the checks to run; all when absent or empty. */
  readonly only?: readonly string[];
  /** How long a check may take to reach the expected state; 30,000 when absent. */
  readonly patience?: number;
  /** How long a receiver must be idle before a check has passed; 2,000 when absent. */
  readonly quiet?: number;
  /** How long the receiver may take to start; 120,000 when absent. */
  readonly wait?: number;
  /** Where the marketplace listens for the receiver; a free port of 127.0.0.1 when absent. */
  readonly listen?: { readonly host: string; readonly port: number };
  /** The address at which the receiver reaches the marketplace, when it is not that of `listen`. */
  readonly publicUrl?: string | undefined;
  /** The environment of the process that `start` starts; that of this process when absent. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The machine's clock when absent. */
  readonly clock?: Clock;
  /**
   * Sends the requests to the receiver, for example through a proxy. When absent, `node:http` sends them, and on this
   * machine a self-signed certificate is accepted.
   */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Stops the run. The report then holds what is known so far. */
  readonly signal?: AbortSignal;
  /** Called with the settings for a receiver that is started by hand. The checks begin when it answers. */
  readonly onReady?: (environment: VendorEnvironment) => void;
  /** Called with the reason why the receiver is not ready yet. */
  readonly onWait?: (reason: string) => void;
  /** Called for each check when it ends. */
  readonly onCheck?: (check: Check, progress: { readonly done: number; readonly of: number }) => void;
}

type Defaulted = "secret" | "only" | "patience" | "quiet" | "wait" | "listen" | "env" | "clock" | "signal";

export type Settings = ConformanceOptions &
  Required<Pick<ConformanceOptions, Defaulted>> & { secret: string };

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => undefined),
};

/** Adds the defaults. */
export function withDefaults(options: ConformanceOptions): Settings {
  return {
    ...options,
    secret: options.secret ?? randomBytes(24).toString("base64url"),
    only: options.only ?? [],
    patience: options.patience ?? 30_000,
    quiet: options.quiet ?? 2_000,
    wait: options.wait ?? 120_000,
    listen: options.listen ?? { host: "127.0.0.1", port: 0 },
    env: options.env ?? process.env,
    clock: options.clock ?? systemClock,
    signal: options.signal ?? new AbortController().signal,
  };
}
