import type { Outbound } from "./outbound/outbound.js";
import type { Patterns } from "./patterns/patterns.js";
import type { Log, Random } from "./ports.js";
import type { Faults } from "./sandbox/faults.js";
import type { Passwords } from "./secrets/passwords.js";
import type { Seals } from "./secrets/seals.js";
import type { Store } from "./store/port.js";
import type { SandboxClock } from "./time/clock.js";

/** What handlers and services of the domain work with. Everything comes in here; nothing is a singleton. */
export interface Services {
  readonly store: Store;
  /** The marketplace's time. Ask it once a request, and pass the moment on. */
  readonly clock: SandboxClock;
  readonly random: Random;
  readonly log: Log;
  /** Seals what must be shown or used again: signing secrets, credentials. */
  readonly seals: Seals;
  readonly passwords: Passwords;
  /** Runs the patterns of configuration parameters where they cannot hold up anybody. Never inside a transaction. */
  readonly patterns: Patterns;
  /** The only way out to the network. Never inside a transaction. */
  readonly outbound: Outbound;
  readonly faults: Faults;
  /** The name of the marketplace, `environment` of its users. */
  readonly environment: string;
}
