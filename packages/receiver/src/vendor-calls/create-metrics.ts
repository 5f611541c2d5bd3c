import { headerNames, type MetricValue, parseReference } from "@syndikit/contract";
import {
  aDuration,
  aFlag,
  aFunction,
  aText,
  checkOptions,
  checkValue,
  describe,
  type Expectation,
  oneOf,
  required,
} from "../check-options.js";
import { systemClock } from "../clock.js";
import { type Duration, toMilliseconds } from "../duration.js";
import { createReporter } from "../hooks.js";
import {
  type Endpoint,
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  singleHeader,
} from "../http/endpoint.js";
import { aProvisioner, type Provisioner } from "../provision/provisioner.js";
import { ReceiverError } from "../receiver-error.js";
import { statusOfFailure } from "./json-endpoint.js";
import { createMetricReader } from "./metric-reader.js";
import { createSharedHeaderCheck } from "./shared-header.js";
import { type VendorCallOptions, vendorCallMembers } from "./vendor-call-options.js";

/** The argument of a metric's handler. */
export interface MetricContext {
  /** The number. After a reset of a sandbox, another customer's subscription has it: count by `tenantName`. */
  readonly subscriptionId: number;
  /**
   * The name of the tenant, as in the handlers of the provisioner. `undefined` without the option `provisioner`, and for
   * a subscription that it does not know.
   */
  readonly tenantName: string | undefined;
  /** Aborted when the time limit is reached. */
  readonly signal: AbortSignal;
}

/** Reads the value now; `undefined` for a subscription that is not known. */
export type ReadMetric = (context: MetricContext) => number | undefined | Promise<number | undefined>;

/** Options of {@link createMetrics}. */
export interface MetricsOptions extends VendorCallOptions {
  /**
   * Tells whose number it is: your function is given the tenant's name, and the counters of an earlier subscription with
   * the same number are forgotten. Default: a counter is remembered by the number alone.
   */
  readonly provisioner?: Provisioner;
  /** How long a value is cached. Default `"5s"`. */
  readonly cache?: Duration;
  /** Whether the answer also names the metric. Default false. */
  readonly includeName?: boolean;
  /**
   * What to do when a counter is lower than this process last read it. `warn`: report it and answer the lower value,
   * which is right after a trial became paid. `hold`: answer the highest value. Default `"warn"`.
   */
  readonly whenCounterFalls?: "warn" | "hold";
}

const members = {
  ...vendorCallMembers,
  provisioner: aProvisioner,
  cache: aDuration,
  includeName: aFlag,
  whenCounterFalls: oneOf("warn", "hold"),
} satisfies Record<keyof MetricsOptions, Expectation>;

/** Answers the polls of metrics. The last part of the path names the metric. */
export interface Metrics extends Endpoint {
  /** A value that only increases. */
  counter(name: string, read: ReadMetric): Metrics;
  /** A value that goes up and down. */
  gauge(name: string, read: ReadMetric): Metrics;
}

interface Metric {
  readonly kind: "counter" | "gauge";
  readonly read: ReadMetric;
}

/**
 * Creates the endpoint for application metrics. It answers 200 only with a finite number, because a failed poll bills
 * nothing, but a wrong value is billed.
 *
 * @throws {TypeError} when an option is misspelt, or is of the wrong kind.
 *
 * @example
 * ```ts
 * const metrics = createMetrics()
 *   .counter("documents", ({ subscriptionId }) => db.countDocuments(subscriptionId))
 *   .gauge("users", ({ subscriptionId }) => db.activeUsers(subscriptionId));
 * app.get("/metric/:name", toExpress(metrics));
 * ```
 */
export function createMetrics(options: MetricsOptions = {}): Metrics {
  checkOptions("createMetrics", options, members);
  const { provisioner, includeName = false, whenCounterFalls = "warn", clock = systemClock } = options;
  const report = createReporter(options.hooks);
  const isAllowed = createSharedHeaderCheck(options.sharedHeader);
  const reader = createMetricReader({
    clock,
    timeoutMs: toMilliseconds(options.timeout ?? "10s"),
    cacheMs: toMilliseconds(options.cache ?? "5s"),
  });
  const known = new Map<string, Metric>();
  const highest = new Map<string, number>();

  function register(name: string, metric: Metric): Metrics {
    checkValue(`name of ${metric.kind}`, name, required(aText));
    checkValue(`read of ${metric.kind}("${name}")`, metric.read, required(aFunction));
    if (known.has(name)) throw new ReceiverError("invalid_option", `The metric "${name}" was already added.`);
    known.set(name, metric);
    return metrics;
  }

  function checkCounter(key: string, value: number): number {
    const before = highest.get(key) ?? Number.NEGATIVE_INFINITY;
    if (value >= before) {
      highest.set(key, value);
      return value;
    }
    report.warning({
      code: "counter_went_down",
      message: `A counter fell from ${before} to ${value}. A counter may only rise.`,
      subject: key,
    });
    if (whenCounterFalls === "hold") return before;
    highest.set(key, value);
    return value;
  }

  async function handle(request: HttpRequest): Promise<HttpResponse> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return emptyResponse(405, { [headerNames.allow]: "GET, HEAD" });
    }
    if (!isAllowed(request)) return emptyResponse(401);
    const name = lastSegment(request.path);
    const metric = known.get(name);
    if (metric === undefined) return emptyResponse(404);
    const header = singleHeader(request.header(headerNames.subscriptionId));
    const subscriptionId = parseReference(`subscription/${header}`, "subscription");
    if (subscriptionId === undefined) return emptyResponse(400);

    const tenantName = (await provisioner?.show(subscriptionId))?.tenantName;
    const owner = tenantName === undefined ? `subscription/${subscriptionId}` : `tenant ${tenantName}`;
    const key = `${name} of ${owner}`;
    const value = await reader.read(key, (signal) => metric.read({ subscriptionId, tenantName, signal }));
    if (value === undefined) return emptyResponse(404);
    if (typeof value !== "number" || !Number.isFinite(value)) {
      throw new ReceiverError(
        "invalid_result",
        `The value of ${key} must be a finite number, or nothing for a subscription that is not known, not ${describeValue(value)}.`,
      );
    }
    if (metric.kind === "counter" && value < 0) {
      throw new ReceiverError(
        "invalid_result",
        `The value of ${key} is ${value}, and a counter cannot be negative.`,
      );
    }
    const checked = metric.kind === "counter" ? checkCounter(key, value) : value;
    const answer: MetricValue = { value: checked, ...(includeName ? { metricsName: name } : {}) };
    return jsonResponse(200, answer);
  }

  const metrics: Metrics = {
    counter: (name, read) => register(name, { kind: "counter", read }),
    gauge: (name, read) => register(name, { kind: "gauge", read }),
    handle: (request) =>
      handle(request).catch((error: unknown) => {
        report.error(error, "reading a metric");
        return emptyResponse(statusOfFailure(error));
      }),
  };
  return metrics;
}

function describeValue(value: unknown): string {
  if (typeof value === "bigint") return "a bigint: Number(value)";
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value))
    ? "a text: Number(value)"
    : describe(value);
}

function lastSegment(path: string): string {
  const segment = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not a name that anybody could have registered.
    return "";
  }
}
