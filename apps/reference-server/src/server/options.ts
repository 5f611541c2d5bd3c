import type { Seed } from "@syndikit/contract";
import type { Hono } from "hono";
import type { AppEnvironment } from "../http/app.js";
import type { JwtSettings } from "../http/jwt.js";
import type { MailSettings } from "../messages/mailer.js";
import type { Outbound } from "../outbound/outbound.js";
import type { Clock, Log, Random } from "../ports.js";
import type { Durability } from "../store/sqlite/connection.js";
import type { TelemetryOptions } from "../telemetry/telemetry.js";
import type { SandboxClock } from "../time/clock.js";
import type { ListenOptions } from "./listen.js";

/** The settings of a marketplace. Each has a default that suits a test. */
export interface ReferenceServerOptions {
  /** A file, or `:memory:`, the default. */
  readonly database?: string;
  /** `full`, the default, survives a power cut; `fast` only survives the end of the process. */
  readonly durability?: Durability;
  /** The content of an empty database; the demo when absent. */
  readonly seed?: Seed;
  /**
   * The first identifiers on an empty database and after a reset; 1 when absent. With new ones in each run, an
   * application that keeps its records does not mistake a new subscription for an old one.
   */
  readonly firstIds?: FirstIds;
  /** Whether the operations under `/sandbox` exist; true when absent. */
  readonly sandbox?: boolean;
  /**
   * Whether the demo may listen on addresses other than loopback; false when absent, because its passwords are public.
   */
  readonly demoOnNetwork?: boolean;
  /** Whether links to events can be made that need no account; when absent, only if it is not in production. */
  readonly sharedLinks?: boolean | undefined;
  /** Refuses the demo, and requires a secret key. */
  readonly production?: boolean;
  /** Encrypts stored secrets: 32 bytes in base64. Generated when absent. */
  readonly secretKey?: string | undefined;
  /** The first administrator's password, for an empty database without the demo; generated when absent. */
  readonly adminPassword?: string | undefined;
  /** The name of the marketplace, `environment` of its users; `staging` when absent. */
  readonly environment?: string;
  /** Sends traces and metrics to a collector, by OTLP over HTTP. Its packages are only loaded then. */
  readonly telemetry?: TelemetryOptions | undefined;
  /** The machine's clock. A test may pass one that stands still. */
  readonly clock?: Clock;
  readonly random?: Random;
  /** Silent when absent. */
  readonly log?: Log;
  /** Calls event endpoints and vendors. Uses the network when absent. */
  readonly outbound?: Outbound;
  /** Address ranges, such as `10.0.0.0/8`, that may be called although they are not public. */
  readonly allowPrivateTargets?: readonly string[];
  /**
   * Whether requests and responses have the form of the requested `apiVersion`; false when absent: then every version
   * gets the form without `apiVersion`.
   */
  readonly apiVersions?: boolean;
  /** The origins whose pages may call the API from a browser, such as `https://shop.example`; none when absent. */
  readonly corsOrigins?: readonly string[];
  /**
   * Whether loopback addresses of this machine may be called. When absent: only with the demo, and not in production.
   */
  readonly allowLoopbackTargets?: boolean;
  /** Milliseconds to wait after each failed delivery. The last value repeats. */
  readonly retrySchedule?: readonly number[] | undefined;
  /**
   * An endpoint is paused, and tried once a day, after failures on this many days of the marketplace's clock without one success; never when
   * 0. 5 when absent.
   */
  readonly pauseEndpointsAfter?: number | undefined;
  /** Milliseconds until a delivered event is deleted; 90 days when absent, never when 0. */
  readonly eventRetention?: number | undefined;
  /** Also sends messages to users by mail. When absent, messages are only stored. */
  readonly mail?: MailSettings | undefined;
  /** Days of the marketplace's clock until an unpaid order expires; 30 when absent. */
  readonly unpaidOrderDays?: number | undefined;
  /** Milliseconds until an undelivered event is deleted; 90 days when absent, never when 0. */
  readonly undeliveredRetention?: number | undefined;
  /** Milliseconds until an audit entry is deleted; 365 days when absent, never when 0. */
  readonly auditRetention?: number | undefined;
  /** The most bytes for the event log of one vendor; 256 MiB when absent, no limit when 0. */
  readonly eventLogSize?: number | undefined;
  /** How JWTs are checked. They are refused when absent. */
  readonly jwt?: JwtSettings | undefined;
  /** The address that callers use, if it differs from the one in requests, for example behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** Address ranges of proxies, such as `10.0.0.0/8`, whose `X-Forwarded-For` is trusted. */
  readonly trustProxy?: readonly string[];
  /** Milliseconds that `close` gives requests and deliveries to finish; 8,000 when absent. */
  readonly shutdownTimeout?: number;
  /** 5,000 when absent. */
  readonly requestsPerMinute?: number;
  /** 1,000 when absent. */
  readonly productsPerVendor?: number;
  /** 200 when absent. */
  readonly plansPerProduct?: number;
  /** The answers that are kept for the idempotency keys of one caller; 10,000 when absent. */
  readonly answersPerCaller?: number;
  /** 20 when absent. */
  readonly failedLoginsPerMinute?: number;
  /** log2 of the cost of a password hash; 15 when absent. */
  readonly passwordCost?: number;
  /** Whether responses are checked against the contract; true when absent. */
  readonly validateResponses?: boolean;
  /**
   * Allows `/metrics` with `Authorization: Bearer <token>`, in addition to administrators. When absent, only
   * administrators.
   */
  readonly metricsToken?: string | undefined;
  /** Adds routes beside the API. */
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
  /**
   * Handles a request without a network, with the signature of the global `fetch`. Of an address that is a text, dot
   * segments are refused as over a network; a `Request` or a `URL` has them resolved already.
   */
  fetch(request: Request | URL | string, init?: RequestInit): Promise<Response>;
  /**
   * Starts to listen.
   *
   * @returns the address; with `metricsPort` also that of the metrics.
   */
  listen(options?: ListenOptions): Promise<{ readonly url: string; readonly metricsUrl?: string }>;
  /** The address that it listens on; absent when it does not listen. */
  readonly url: string | undefined;
  readonly clock: SandboxClock;
  /** The first administrator's password, if this start generated it. */
  readonly generatedAdminPassword: string | undefined;
  /** Waits until every due delivery was attempted. Returns false when that took longer than `timeout` milliseconds. */
  settle(timeout?: number): Promise<boolean>;
  /** Stops listening, finishes the requests and deliveries in progress, and closes the database. */
  close(): Promise<void>;
}
