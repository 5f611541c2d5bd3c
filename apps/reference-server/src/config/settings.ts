import { Seed } from "@syndikit/contract";
import { DEFAULT_PAUSE_AFTER } from "../events/endpoints.js";
import { DEFAULT_AUDIT_RETENTION, DEFAULT_LOG_SIZE, DEFAULT_RETENTION } from "../events/retention.js";
import { DEFAULT_SCHEDULE } from "../events/retries.js";
import { DEFAULT_QUOTAS } from "../security/quotas.js";
import { UNPAID_ORDER_DAYS } from "../subscriptions/unpaid-order.js";
import { LOG_LEVELS } from "../telemetry/log.js";
import type { Settings } from "./read-settings.js";
import {
  corsOrigins,
  databaseOf,
  longEnough,
  metricsToken,
  oneOf,
  onOrOff,
  publicUrl,
  ranges,
  secondsList,
  text,
  wholeNumber,
} from "./values.js";

const SECOND = 1_000;
const DAY = 86_400_000;
const MEGABYTE = 1_048_576;

/** What the server also does without the program. */
export const REQUESTS_PER_MINUTE = 5_000;
/** Milliseconds. */
export const SHUTDOWN_TIMEOUT = 8 * SECOND;

const port = wholeNumber({ min: 0, max: 65_535 });
const retention = wholeNumber({ min: 0, max: 36_500, times: DAY });

/**
 * Every setting of the program, in the order of `--help` and of the README. A new one is added here, and to
 * `ReferenceServerOptions` if the server itself needs it. Then `npm run settings` writes the table of the README.
 */
export const SETTINGS = {
  port: {
    option: "--port <number>",
    variable: "PORT",
    initial: "8081",
    means: "the port to listen on; 0 picks a free one",
    read: port,
  },
  host: {
    option: "--host <address>",
    variable: "HOST",
    initial: "127.0.0.1",
    means: "the address to listen on",
    read: text,
  },
  metricsPort: {
    option: "--metrics-port <number>",
    variable: "SYNDIKIT_METRICS_PORT",
    means: "a port of its own for `/metrics`, without credentials; 0 picks a free one",
    read: port,
  },
  metricsHost: {
    option: "--metrics-host <address>",
    variable: "SYNDIKIT_METRICS_HOST",
    initial: "127.0.0.1",
    means: "the address of that port",
    read: text,
  },
  metricsToken: {
    option: "--metrics-token <token>",
    variable: "SYNDIKIT_METRICS_TOKEN",
    means: "opens `/metrics` to whoever has it; at least 16 characters",
    more: "Send it as `Authorization: Bearer <token>`. Administrators need none.",
    read: metricsToken,
  },
  database: {
    option: "--database <file or address>",
    variable: "DATABASE_URL",
    initial: "file:./data/marketplace.sqlite",
    means: "a file, `:memory:`, or PostgreSQL as in `postgres://user@host/market`",
    more: "Several servers may share one PostgreSQL database.",
    read: databaseOf,
  },
  durability: {
    option: "--durability <full or fast>",
    variable: "SYNDIKIT_DURABILITY",
    initial: "full",
    means: "`full` survives a power cut, `fast` only the end of the process",
    read: oneOf(["full", "fast"]),
  },
  seed: {
    option: "--seed <demo or empty>",
    variable: "SYNDIKIT_SEED",
    initial: Seed.demo,
    initialInProduction: Seed.empty,
    means: "what an empty database starts with, `demo` or `empty`",
    read: oneOf(Object.values(Seed)),
  },
  demoOnNetwork: {
    option: "--demo-on-network",
    variable: "SYNDIKIT_DEMO_ON_NETWORK",
    initial: "off",
    means: "lets the demo listen on another `--host` than loopback",
    more: "The demo's passwords are public: everybody who reaches it is an administrator. The variable takes `on` or `off`.",
    read: onOrOff,
  },
  sandbox: {
    option: "--sandbox <on or off>",
    variable: "SYNDIKIT_SANDBOX",
    initialInWords: "on with the demo",
    means: "clock, faults and snapshots under `/api/sandbox`, `on` or `off`",
    read: onOrOff,
  },
  /** Without a slash at its end. */
  publicUrl: {
    option: "--public-url <address>",
    variable: "SYNDIKIT_PUBLIC_URL",
    means: "the address that callers use, as behind a proxy; required in production",
    more: "It may have a path. Without it only the demo answers with the address that a request was sent to.",
    read: publicUrl,
  },
  sharedLinks: {
    option: "--shared-links <on or off>",
    variable: "SYNDIKIT_SHARED_LINKS",
    initial: "on",
    initialInProduction: "off",
    means: "links to a delivery that need no account, `on` or `off`",
    more: "They are made for an hour to a week, and mask secrets. `off` also ends those that were made.",
    read: onOrOff,
  },
  apiVersions: {
    option: "--api-versions <on or off>",
    variable: "SYNDIKIT_API_VERSIONS",
    initial: "off",
    means: "`on` answers in the shapes of the `apiVersion` that a request asks for",
    more: "`off` has the shapes of the interface document for every version. See [Versions](#versions).",
    read: onOrOff,
  },
  corsOrigins: {
    option: "--cors-origin <origins>",
    variable: "SYNDIKIT_CORS_ORIGIN",
    initial: "",
    isRepeatable: true,
    means: "origins whose pages may call the API from a browser, as in `https://shop.example`",
    more: "Repeated, or separated by commas.",
    read: corsOrigins,
  },
  allowPrivateTargets: {
    option: "--allow-private-targets <ranges>",
    variable: "SYNDIKIT_ALLOW_PRIVATE_TARGETS",
    initial: "",
    isRepeatable: true,
    means: "private addresses that events and polls may go to, as in `10.0.0.0/8,fd00::/8`",
    read: ranges,
  },
  trustProxy: {
    option: "--trust-proxy <ranges>",
    variable: "SYNDIKIT_TRUST_PROXY",
    initial: "",
    isRepeatable: true,
    means: "the addresses of proxies whose `X-Forwarded-For` is trusted, as in `127.0.0.1,10.0.0.0/8`",
    more: "The header says who calls, for the limits of wrong passwords and for the log.",
    read: ranges,
  },
  /** Milliseconds. */
  shutdownTimeout: {
    option: "--shutdown-timeout <seconds>",
    variable: "SYNDIKIT_SHUTDOWN_TIMEOUT",
    initial: String(SHUTDOWN_TIMEOUT / SECOND),
    means: "how many seconds requests and deliveries may take to end when the server stops",
    read: wholeNumber({ min: 1, max: 3_600, times: SECOND }),
  },
  logLevel: {
    option: "--log-level <level>",
    variable: "SYNDIKIT_LOG_LEVEL",
    initial: "info",
    means: "`silent`, `error`, `warn`, `info` or `debug`",
    read: oneOf(LOG_LEVELS),
  },
  json: {
    option: "--json",
    initial: "off",
    initialInWords: "",
    means: "prints one line of JSON when the server is ready",
    read: onOrOff,
  },
  unpaidOrderDays: {
    option: "--unpaid-order-days <days>",
    variable: "SYNDIKIT_UNPAID_ORDER_DAYS",
    initial: String(UNPAID_ORDER_DAYS),
    means: "days of the marketplace's clock until an order that nobody pays expires, with its invoice",
    read: wholeNumber({ min: 1, max: 36_500 }),
  },
  secretKey: {
    variable: "SYNDIKIT_SECRET_KEY",
    means: "encrypts stored secrets: 32 bytes in base64; required in production and with PostgreSQL",
    more: "Generated beside the database when absent.",
    read: text,
  },
  adminPassword: {
    variable: "SYNDIKIT_ADMIN_PASSWORD",
    means: "the password of `admin`, for an empty database without the demo",
    more: "At least 8 characters. Generated and printed once when absent.",
    read: longEnough(8),
  },
  environment: {
    variable: "SYNDIKIT_ENVIRONMENT",
    initial: "staging",
    initialInProduction: "production",
    means: "the name of the marketplace",
    read: text,
  },
  requestsPerMinute: {
    variable: "SYNDIKIT_REQUESTS_PER_MINUTE",
    initial: String(REQUESTS_PER_MINUTE),
    means: "requests that a caller may make in a minute",
    read: wholeNumber({ min: 1, max: 10_000_000 }),
  },
  productsPerVendor: {
    variable: "SYNDIKIT_PRODUCTS_PER_VENDOR",
    initial: String(DEFAULT_QUOTAS.products),
    means: "products that a vendor may have",
    read: wholeNumber({ min: 1, max: 1_000_000 }),
  },
  plansPerProduct: {
    variable: "SYNDIKIT_PLANS_PER_PRODUCT",
    initial: String(DEFAULT_QUOTAS.plans),
    means: "plans that a product may have",
    read: wholeNumber({ min: 1, max: 1_000_000 }),
  },
  answersPerCaller: {
    variable: "SYNDIKIT_ANSWERS_PER_CALLER",
    initial: String(DEFAULT_QUOTAS.answers),
    means: "answers that are kept for the idempotency keys of one caller",
    read: wholeNumber({ min: 1, max: 10_000_000 }),
  },
  /** Milliseconds. */
  retrySchedule: {
    variable: "SYNDIKIT_RETRY_SCHEDULE",
    initial: DEFAULT_SCHEDULE.map((wait) => wait / SECOND).join(","),
    means: "seconds between delivery attempts of an event; the last one repeats",
    read: secondsList,
  },
  pauseEndpointsAfter: {
    variable: "SYNDIKIT_PAUSE_ENDPOINTS_DAYS",
    initial: String(DEFAULT_PAUSE_AFTER),
    means: "days with failures only, after which an endpoint is tried once a day; 0 never pauses",
    more: "They are days of the marketplace's clock. The vendor is notified.",
    read: wholeNumber({ min: 0, max: 365 }),
  },
  /** Milliseconds. */
  auditRetention: {
    variable: "SYNDIKIT_AUDIT_RETENTION_DAYS",
    initial: String(DEFAULT_AUDIT_RETENTION / DAY),
    means: "days until entries of the audit are deleted; 0 keeps them for ever",
    read: retention,
  },
  /** Milliseconds. */
  eventRetention: {
    variable: "SYNDIKIT_EVENT_RETENTION_DAYS",
    initial: String(DEFAULT_RETENTION / DAY),
    means: "days until delivered events are deleted, with their attempts; 0 keeps them for ever",
    more: "While the sandbox's clock is moved nothing is deleted.",
    read: retention,
  },
  /** Milliseconds. */
  undeliveredRetention: {
    variable: "SYNDIKIT_UNDELIVERED_RETENTION_DAYS",
    initial: String(DEFAULT_RETENTION / DAY),
    means: "days until events that were never delivered are deleted; 0 keeps them for ever",
    more: "The log says how many were deleted.",
    read: retention,
  },
  /** Bytes. */
  eventLogSize: {
    variable: "SYNDIKIT_EVENT_LOG_MEGABYTES",
    initial: String(DEFAULT_LOG_SIZE / MEGABYTE),
    means: "megabytes for the events of one vendor; 0 sets no limit",
    more: "Beyond it the oldest are deleted, delivered ones first, and the log says so.",
    read: wholeNumber({ min: 0, max: 1_000_000, times: MEGABYTE }),
  },
  validateResponses: {
    variable: "SYNDIKIT_VALIDATE_RESPONSES",
    initial: "on",
    initialInProduction: "off",
    means: "checks every response against the contract",
    read: onOrOff,
  },
  mailServer: {
    variable: "SMTP_URL",
    means: "a mail server for messages to users, as in `smtps://user:password@mail.example:465`",
    more: "Without it messages are only kept, and read at `/message`.",
    read: text,
  },
  mailSender: {
    variable: "SYNDIKIT_MAIL_FROM",
    means: "the sender of mails, as in `Market <no-reply@market.example>`; needed with `SMTP_URL`",
    read: text,
  },
  jwksUrl: {
    variable: "SYNDIKIT_JWKS_URL",
    means: "the address of the keys that JWTs are checked with",
    read: text,
  },
  jwtSecret: {
    variable: "SYNDIKIT_JWT_SECRET",
    means: "the secret that JWTs are checked with, instead of keys; at least 32 characters",
    read: longEnough(32),
  },
  jwtIssuer: {
    variable: "SYNDIKIT_JWT_ISSUER",
    means: "the issuer that a JWT must have",
    read: text,
  },
  jwtAudience: {
    variable: "SYNDIKIT_JWT_AUDIENCE",
    means: "the audience that a JWT must have",
    read: text,
  },
  jwtUserClaim: {
    variable: "SYNDIKIT_JWT_USER_CLAIM",
    initial: "preferred_username",
    means: "the claim of a JWT that names the user",
    read: text,
  },
  telemetryEndpoint: {
    variable: "OTEL_EXPORTER_OTLP_ENDPOINT",
    means: "a collector that gets traces and metrics by OTLP over HTTP, as in `http://127.0.0.1:4318`",
    more: "The other variables of OpenTelemetry's exporters and resource (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`) are read by its packages.",
    read: text,
  },
  telemetryInterval: {
    variable: "OTEL_METRIC_EXPORT_INTERVAL",
    initial: "60000",
    means: "milliseconds between two exports of metrics",
    read: text,
  },
  production: {
    variable: "NODE_ENV",
    initial: "",
    means: "`production` refuses settings that are only safe for staging",
    read: (name: string): boolean => name === "production",
  },
} as const satisfies Settings;
