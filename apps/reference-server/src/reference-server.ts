import type { Seed } from "@syndikit/contract";
import type { Hono } from "hono";
import type { Outbound } from "./delivery/outbound.js";
import type { AppEnvironment } from "./http/app.js";
import type { JwtSettings } from "./http/authenticate/jwt.js";
import type { ListenOptions } from "./listen.js";
import type { Clock, Log, Random } from "./ports.js";
import type { SandboxClock } from "./sandbox/clock.js";
import type { Durability } from "./store/sqlite/connection.js";

/** How a marketplace is set up. Everything has a default that suits a test. */
export interface ReferenceServerOptions {
  /** A file, or `:memory:`, the default. */
  readonly database?: string;
  readonly durability?: Durability;
  /** What an empty database begins with; the demo when absent. */
  readonly seed?: Seed;
  /**
   * Where identifiers begin on an empty database and after a reset; 1 when absent. With new ones in each run, an
   * application that keeps its records takes no new subscription for an old one.
   */
  readonly firstIds?: FirstIds;
  /** Whether the operations under `/sandbox` are there; true when absent. */
  readonly sandbox?: boolean;
  /** Refuses the demo, and asks for a secret key. */
  readonly production?: boolean;
  /** The key of stored secrets, 32 bytes in base64. */
  readonly secretKey?: string | undefined;
  /** The first administrator's password, on an empty database without the demo; made up when absent. */
  readonly adminPassword?: string | undefined;
  /** The name of the marketplace, `environment` of its users; `staging` when absent. */
  readonly environment?: string;
  /** The machine's clock; a test may hand in one that stands still. */
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
  /** The way out, for event endpoints and vendors; over the network when absent. */
  readonly outbound?: Outbound;
  /** Ranges of addresses, as `10.0.0.0/8`, that may be called although they are not public. */
  readonly allowPrivateTargets?: readonly string[];
  /** Whether this machine itself may be called; true while the server is only reached from it. */
  readonly allowLoopbackTargets?: boolean;
  /** Milliseconds to wait after each failed delivery; the last one repeats. */
  readonly retrySchedule?: readonly number[] | undefined;
  /** For how many milliseconds a delivered event is kept in the log; 90 days when absent, for ever when 0. */
  readonly eventRetention?: number | undefined;
  readonly jwt?: JwtSettings | undefined;
  /** The address that the marketplace is known by, when that is not the one that it is called at. */
  readonly publicUrl?: string | undefined;
  /** 5,000 when absent. */
  readonly requestsPerMinute?: number;
  /** 20 when absent. */
  readonly failedLoginsPerMinute?: number;
  /** log2 of the work of a password's hash; 17 when absent. */
  readonly passwordCost?: number;
  /** Whether answers are checked against the contract; true when absent. */
  readonly validateResponses?: boolean;
  /** Whether `/metrics` needs no signing in; true when absent. */
  readonly openMetrics?: boolean;
  /** Adds what stands beside the API: the console, the reference. */
  readonly mount?: (app: Hono<AppEnvironment>) => void;
}

/** The first identifier of some resources, from 1 to 2,147,483,647. */
export interface FirstIds {
  readonly subscriptions?: number;
  readonly orders?: number;
  readonly invoices?: number;
}

/** A marketplace, in this process. */
export interface ReferenceServer {
  /** Answers a request without a network. */
  fetch(request: Request): Promise<Response>;
  /** Starts to listen. */
  listen(options?: ListenOptions): Promise<{ readonly url: string }>;
  /** Where it listens; absent when it does not. */
  readonly url: string | undefined;
  readonly clock: SandboxClock;
  /** The first administrator's password, if it was made up just now. */
  readonly generatedAdminPassword: string | undefined;
  /** Waits until every delivery that is due was tried; false when that took longer than `timeout` milliseconds. */
  settle(timeout?: number): Promise<boolean>;
  /** Stops listening, finishes what was begun, and lets go of everything. */
  close(): Promise<void>;
}
