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
  /** `full`, the default, survives a power cut; `fast` only the end of the process. */
  readonly durability?: Durability;
  /** What an empty database starts with; the demo when absent. */
  readonly seed?: Seed;
  /**
   * Where identifiers begin on an empty database and after a reset; 1 when absent. With new ones in each run, an
   * application that keeps its records takes no new subscription for an old one.
   */
  readonly firstIds?: FirstIds;
  /** Whether the operations under `/sandbox` exist; true when absent. */
  readonly sandbox?: boolean;
  /** Whether the demo may listen on other addresses than loopback; false when absent, for its passwords are public. */
  readonly demoOnNetwork?: boolean;
  /** Refuses the demo, and requires a secret key. */
  readonly production?: boolean;
  /** Encrypts stored secrets, 32 bytes in base64. Generated when absent. */
  readonly secretKey?: string | undefined;
  /** The first administrator's password, for an empty database without the demo; generated when absent. */
  readonly adminPassword?: string | undefined;
  /** The name of the marketplace, `environment` of its users; `staging` when absent. */
  readonly environment?: string;
  /** Sends traces and metrics to a collector, by OTLP over HTTP. Its packages are loaded only then. */
  readonly telemetry?: TelemetryOptions | undefined;
  /** The machine's clock; a test may pass one that stands still. */
  readonly clock?: Clock;
  readonly random?: Random;
  /** Silent when absent. */
  readonly log?: Log;
  /** Calls event endpoints and vendors; over the network when absent. */
  readonly outbound?: Outbound;
  /** Ranges of addresses, as in `10.0.0.0/8`, that may be called although they are not public. */
  readonly allowPrivateTargets?: readonly string[];
  /**
   * Whether an answer has the form of the `apiVersion` that is asked for, and a request is read in it; false when
   * absent: every version gets the one form that it gets without `apiVersion`.
   */
  readonly apiVersions?: boolean;
  /** The origins whose pages may call the API from a browser, as in `https://shop.example`; none when absent. */
  readonly corsOrigins?: readonly string[];
  /** Whether the loopback addresses of this machine may be called; only with the demo, outside production, when absent. */
  readonly allowLoopbackTargets?: boolean;
  /** Milliseconds to wait after each failed delivery; the last one repeats. */
  readonly retrySchedule?: readonly number[] | undefined;
  /**
   * Days of the marketplace's clock on which an endpoint fails, without one success, until it is paused; never when 0.
   * 5 when absent.
   */
  readonly pauseEndpointsAfter?: number | undefined;
  /** Milliseconds until a delivered event is deleted; 90 days when absent, never when 0. */
  readonly eventRetention?: number | undefined;
  /** Sends messages to users by mail too. They are only kept when it is absent. */
  readonly mail?: MailSettings | undefined;
  /** Days of the marketplace's clock until an order that nobody pays expires; 30 when absent. */
  readonly unpaidOrderDays?: number | undefined;
  /** Milliseconds until an undelivered event is deleted; 90 days when absent, never when 0. */
  readonly undeliveredRetention?: number | undefined;
  /** Milliseconds until an entry of the audit is deleted; 365 days when absent, never when 0. */
  readonly auditRetention?: number | undefined;
  /** Bytes that the log of one vendor's events may take; 256 MiB when absent, no limit when 0. */
  readonly eventLogSize?: number | undefined;
  /** How JWTs are checked. They are refused when absent. */
  readonly jwt?: JwtSettings | undefined;
  /** The address that callers use, when it differs from the one that requests arrive with, as behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** Ranges of addresses of proxies, as in `10.0.0.0/8`, whose `X-Forwarded-For` is believed. */
  readonly trustProxy?: readonly string[];
  /** Milliseconds that `close` gives requests and deliveries to end; 8,000 when absent. */
  readonly shutdownTimeout?: number;
  /** 5,000 when absent. */
  readonly requestsPerMinute?: number;
  /** 20 when absent. */
  readonly failedLoginsPerMinute?: number;
  /** log2 of the cost of a password's hash; 15 when absent. */
  readonly passwordCost?: number;
  /** Whether responses are checked against the contract; true when absent. */
  readonly validateResponses?: boolean;
  /** Opens `/metrics` to `Authorization: Bearer <token>`, beside administrators. Only for them when absent. */
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
  /** Handles a request without a network. */
  fetch(request: Request): Promise<Response>;
  /**
   * Starts to listen.
   *
   * @returns the address; with `metricsPort` also the one of the metrics.
   */
  listen(options?: ListenOptions): Promise<{ readonly url: string; readonly metricsUrl?: string }>;
  /** The address that it listens on; absent when it does not. */
  readonly url: string | undefined;
  readonly clock: SandboxClock;
  /** The first administrator's password, if it was generated at this start. */
  readonly generatedAdminPassword: string | undefined;
  /** Waits until every due delivery was attempted; false when that took longer than `timeout` milliseconds. */
  settle(timeout?: number): Promise<boolean>;
  /** Stops listening, finishes the requests and deliveries that have started, and closes the database. */
  close(): Promise<void>;
}
