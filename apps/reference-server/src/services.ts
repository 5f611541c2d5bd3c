import type { Documents } from "./documents/documents.js";
import type { Asked } from "./outbound/asked.js";
import type { Gate } from "./outbound/gate.js";
import type { Patterns } from "./parameter-patterns.js";
import type { Log, Random } from "./ports.js";
import type { Audit } from "./security/audit.js";
import type { Devices } from "./security/devices.js";
import type { Guesses } from "./security/guesses.js";
import type { Passwords } from "./security/passwords.js";
import type { Quotas } from "./security/quotas.js";
import type { Seals } from "./security/seals.js";
import type { TokenUses } from "./security/token-uses.js";
import type { ShareTable } from "./shares/table.js";
import type { Store } from "./store/port.js";
import type { ServerClock } from "./time/clock.js";
import type { Faults } from "./time/faults.js";

/** The dependencies of handlers and use cases. All of them are passed in; none is a singleton. */
export interface Services {
  readonly store: Store;
  /** The marketplace's time. Read it once per request, and pass the moment on. */
  readonly clock: ServerClock;
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
  /** The events that somebody asked to send again. The dispatcher sends them. */
  readonly asked: Asked;
  /** The only way to call other hosts. Never inside a transaction. */
  readonly gate: Gate;
  /** Draws documents, off the event loop. */
  readonly documents: Documents;
  /** Everything that several owners use at a time. */
  readonly shares: ShareTable;
  readonly faults: Faults;
  readonly quotas: Quotas;
  /** Whether links to events can be made, and work, that need no account. */
  readonly sharedLinks: boolean;
  /** The name of the marketplace, `environment` of its users. */
  readonly environment: string;
}
