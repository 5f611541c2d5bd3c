import type { Audit } from "./http/audit.js";
import type { Devices } from "./http/devices.js";
import type { Guesses } from "./http/guesses.js";
import type { Outbound } from "./outbound/outbound.js";
import type { Patterns } from "./patterns/patterns.js";
import type { Log, Random } from "./ports.js";
import type { TokenUses } from "./resources/token/uses.js";
import type { Faults } from "./sandbox/faults.js";
import type { Passwords } from "./secrets/passwords.js";
import type { Seals } from "./secrets/seals.js";
import type { Store } from "./store/port.js";
import type { SandboxClock } from "./time/clock.js";

/** The dependencies of handlers and use cases. All of them are passed in; none is a singleton. */
export interface Services {
  readonly store: Store;
  /** The marketplace's time. Read it once per request, and pass the moment on. */
  readonly clock: SandboxClock;
  readonly random: Random;
  readonly log: Log;
  /** Encrypts secrets that must be shown or used again: signing secrets, credentials. */
  readonly seals: Seals;
  readonly passwords: Passwords;
  /** Checks callers' passwords, and limits wrong ones. */
  readonly guesses: Guesses;
  /** The devices that users have signed in from. */
  readonly devices: Devices;
  readonly tokenUses: TokenUses;
  readonly audit: Audit;
  /** Runs the patterns of configuration parameters. Never inside a transaction. */
  readonly patterns: Patterns;
  /** The only way to call other hosts. Never inside a transaction. */
  readonly outbound: Outbound;
  readonly faults: Faults;
  /** The name of the marketplace, `environment` of its users. */
  readonly environment: string;
}
