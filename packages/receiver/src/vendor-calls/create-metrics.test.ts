import { headerNames } from "@syndikit/contract";
import { describe, expect, test, vi } from "vitest";
import { fakeClock, settle } from "../../test/fake-clock.js";
import { fakeMarketplace, pendingSubscription } from "../../test/fake-marketplace.js";
import {
  createMetrics,
  createProvisioner,
  type HttpRequest,
  type MetricsOptions,
  memoryStore,
  type ReadMetric,
} from "../index.js";

const quiet = { warning: () => {}, error: () => {} };

interface PollChanges {
  readonly path?: string;
  readonly method?: string;
  readonly subscription?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

function poll({
  path = "/metric/documents",
  method = "GET",
  headers = {},
  ...rest
}: PollChanges = {}): HttpRequest {
  const subscription = "subscription" in rest ? rest.subscription : "12";
  const all: Record<string, string | undefined> = {
    [headerNames.subscriptionId.toLowerCase()]: subscription,
    ...headers,
  };
  return { method, path, header: (name) => all[name.toLowerCase()], body: () => undefined };
}

const metricsWith = (read: ReadMetric, options: MetricsOptions = {}) =>
  createMetrics({ hooks: quiet, clock: fakeClock(), ...options }).counter("documents", read);

describe("a metric", () => {
  test("is answered with the value, and kept by no cache", async () => {
    const read = vi.fn(() => 42);

    expect(await metricsWith(read).handle(poll())).toEqual({
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
      body: '{"value":42}',
    });
    expect(read).toHaveBeenCalledWith({ subscriptionId: 12, signal: expect.any(AbortSignal) });
  });

  test("is named in the answer where that is wanted", async () => {
    const response = await metricsWith(() => 1.5, { includeName: true }).handle(poll());

    expect(JSON.parse(response.body ?? "")).toEqual({ value: 1.5, metricsName: "documents" });
  });

  test.each(["/documents", "/metric/documents/", "/a/b/documents"])(
    "is found by the end of %s",
    async (path) => {
      expect((await metricsWith(() => 1).handle(poll({ path }))).status).toBe(200);
    },
  );

  test.each(["/metric/other", "/metric/", "/metric/%zz", "/"])("is not found at %s", async (path) => {
    expect((await metricsWith(() => 1).handle(poll({ path }))).status).toBe(404);
  });

  test.each([undefined, "", "0", "-1", "1.5", "abc", "2147483648", "12, 13"])(
    "is refused for the subscription %j",
    async (subscription) => {
      expect((await metricsWith(() => 1).handle(poll({ subscription }))).status).toBe(400);
    },
  );

  test("is only read with GET and HEAD", async () => {
    const metrics = metricsWith(() => 1);

    expect((await metrics.handle(poll({ method: "HEAD" }))).status).toBe(200);
    expect(await metrics.handle(poll({ method: "POST" }))).toMatchObject({
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });
  });

  test("answers 404 for a subscription that is not known", async () => {
    expect((await metricsWith(() => undefined).handle(poll())).status).toBe(404);
  });

  test.each([
    ["42", /not a text: Number\(value\)/],
    ["many", /not a text\./],
    [42n, /not a bigint: Number\(value\)/],
    [Number.NaN, /not NaN/],
    [null, /or nothing for a subscription that is not known, not null/],
    [[42], /not a list/],
  ])("tells the right form of a value such as %s", async (value, message) => {
    const error = vi.fn();
    const metrics = createMetrics({ hooks: { ...quiet, error } }).gauge("documents", () => value as never);

    expect((await metrics.handle(poll())).status).toBe(500);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: "invalid_result", message: expect.stringMatching(message) }),
      "reading a metric",
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, null, "42", {}])(
    "never bills the value %s",
    async (value) => {
      const response = await metricsWith(() => value as number).handle(poll());

      expect(response).toEqual({ status: 500, headers: {} });
    },
  );

  test("answers 500 when reading fails, without the text of the error", async () => {
    const error = vi.fn();
    const metrics = metricsWith(() => Promise.reject(new Error("password=x")), { hooks: { error } });

    expect(await metrics.handle(poll())).toEqual({ status: 500, headers: {} });
    expect(error).toHaveBeenCalledOnce();
  });

  test("answers 503 when reading takes too long, and aborts it", async () => {
    const clock = fakeClock();
    let aborted: AbortSignal | undefined;
    const metrics = metricsWith(
      ({ signal }) => {
        aborted = signal;
        return new Promise(() => {});
      },
      { clock, timeout: "2s" },
    );
    const response = metrics.handle(poll());
    await clock.advance(2000);

    expect((await response).status).toBe(503);
    expect(aborted?.aborted).toBe(true);
  });

  test("asks once for many polls at a time, and again after the cache time", async () => {
    const clock = fakeClock();
    const read = vi.fn(async () => 1);
    const metrics = metricsWith(read, { clock, cache: "5s" });
    await Promise.all([
      metrics.handle(poll()),
      metrics.handle(poll()),
      metrics.handle(poll({ subscription: "13" })),
    ]);
    await metrics.handle(poll());
    expect(read).toHaveBeenCalledTimes(2);
    await settle();
    await clock.advance(5000);
    await metrics.handle(poll());

    expect(read).toHaveBeenCalledTimes(3);
  });

  test("does not keep a failed read", async () => {
    const read = vi.fn<ReadMetric>().mockRejectedValueOnce(new Error("down")).mockResolvedValue(7);
    const metrics = metricsWith(read);

    expect((await metrics.handle(poll())).status).toBe(500);
    expect((await metrics.handle(poll())).body).toBe('{"value":7}');
  });

  test("is refused without the shared header, or with a wrong one", async () => {
    const metrics = metricsWith(() => 1, { sharedHeader: { name: "X-Metric-Key", value: "k-123" } });
    const statusFor = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await metrics.handle(poll({ headers }))).status;

    expect(await statusFor({})).toBe(401);
    for (const value of ["", "k-12", "k-1234", "k-124", "k-123k-123"]) {
      expect(await statusFor({ "x-metric-key": value })).toBe(401);
    }
    expect(await statusFor({ "x-metric-key": "k-123" })).toBe(200);
    expect(() => createMetrics({ sharedHeader: { name: "X", value: "" } })).toThrow(/empty/);
  });
});

describe("a counter that falls", () => {
  async function values(options: MetricsOptions, kind: "counter" | "gauge" = "counter"): Promise<unknown[]> {
    const read = vi.fn<ReadMetric>().mockReturnValueOnce(10).mockReturnValueOnce(4).mockReturnValueOnce(6);
    const metrics = createMetrics({ ...options, clock: fakeClock(), cache: 0 })[kind]("documents", read);
    const answers: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      answers.push(JSON.parse((await metrics.handle(poll())).body ?? "").value);
      await settle();
    }
    return answers;
  }

  test("is passed on with a warning, for a reset is right after a conversion", async () => {
    const warning = vi.fn();

    expect(await values({ hooks: { warning } })).toEqual([10, 4, 6]);
    expect(warning).toHaveBeenCalledOnce();
  });

  test("holds its highest value where that is wanted", async () => {
    expect(await values({ hooks: quiet, whenCounterFalls: "hold" })).toEqual([10, 10, 10]);
  });

  test("is nothing special for a gauge", async () => {
    const warning = vi.fn();

    expect(await values({ hooks: { warning } }, "gauge")).toEqual([10, 4, 6]);
    expect(warning).not.toHaveBeenCalled();
  });
});

test("refuses two metrics of one name", () => {
  expect(() => metricsWith(() => 1).gauge("documents", () => 2)).toThrow(/documents/);
});

test("a negative counter is never answered with 200: it would be billed", async () => {
  const metrics = createMetrics({ hooks: quiet, clock: fakeClock() }).counter("documents", () => -1);
  const response = await metrics.handle(poll());

  expect(response.status).toBe(500);
});

test("a counter of a number that returned begins anew, and is read by the name of its tenant", async () => {
  const market = fakeMarketplace();
  const provisioner = createProvisioner({
    client: market.client,
    store: memoryStore(),
    hooks: quiet,
    provision: ({ tenantName }) => ({
      tenantId: tenantName,
      endpoints: [{ category: "APP", endpoint: "https://t.example" }],
    }),
    deprovision: () => {},
  });
  const documents = new Map<string | undefined, number>([
    ["12", 900],
    ["12-2", 3],
  ]);
  const warning = vi.fn();
  const metrics = createMetrics({ provisioner, hooks: { warning }, whenCounterFalls: "hold" }).counter(
    "documents",
    ({ tenantName }) => documents.get(tenantName),
  );
  const value = async (): Promise<unknown> => (await metrics.handle(poll())).body;

  expect((await metrics.handle(poll())).status).toBe(404);
  await provisioner.reconcile(12);
  expect(await value()).toBe('{"value":900}');

  market.subscription = pendingSubscription({ createdAt: "2026-06-01T00:00:00Z" });
  await provisioner.reconcile(12);
  expect(await value()).toBe('{"value":3}');
  expect(warning).not.toHaveBeenCalled();
});
