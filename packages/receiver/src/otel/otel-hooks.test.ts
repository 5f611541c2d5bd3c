import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { type DataPoint, MeterProvider, MetricReader } from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { delivery, secret } from "../../test/delivery.js";
import { settle } from "../../test/fake-clock.js";
import { type FakeMarketplace, fakeMarketplace } from "../../test/fake-marketplace.js";
import {
  createProvisioner,
  createReceiver,
  type Hooks,
  type HttpRequest,
  memoryStore,
  type ProvisionContext,
  type Receiver,
} from "../index.js";
import { otelHooks } from "./otel-hooks.js";

class Reader extends MetricReader {
  protected override async onForceFlush(): Promise<void> {}
  protected override async onShutdown(): Promise<void> {}
}

const spans = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }).getTracer(
  "test",
);
let reader: Reader;
let market: FakeMarketplace;

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
});
afterAll(() => context.disable());
beforeEach(() => {
  spans.reset();
  reader = new Reader();
  market = fakeMarketplace();
});

const provision = async ({ step, buyer }: ProvisionContext) => {
  const tenantId = await step("tenant", () => {
    tracer.startSpan("the vendor's own").end();
    return "tenant-12";
  });
  return {
    tenantId,
    endpoints: [{ category: "APP" as const, endpoint: "https://t12.example" }],
    credentials: [{ key: "password", value: `canary-credential-of-${buyer.email}`, weight: 1 }],
  };
};

/** Spans end when what waits for the answer has had its turn. */
async function handle(receiver: Receiver, ...requests: readonly HttpRequest[]): Promise<void> {
  for (const request of requests) await receiver.handle(request);
  await settle();
}

function open(work: typeof provision = provision, hooks: Hooks = {}) {
  const meter = new MeterProvider({ readers: [reader] }).getMeter("test");
  const provisioner = createProvisioner({
    client: market.client,
    store: memoryStore(),
    provision: work,
    deprovision: () => {},
    hooks: otelHooks({ tracer, meter, hooks: { warning: () => {}, error: () => {}, ...hooks } }),
  });
  return createReceiver({ secrets: secret, provisioner });
}

/** The sums and counts of one metric, by the attributes. */
async function measured(name: string): Promise<Record<string, number>> {
  const { resourceMetrics } = await reader.collect();
  const points = resourceMetrics.scopeMetrics
    .flatMap(({ metrics }) => metrics)
    .filter(({ descriptor }) => descriptor.name === name)
    .flatMap(({ dataPoints }): readonly DataPoint<unknown>[] => dataPoints);
  return Object.fromEntries(
    points.map(({ attributes, value }) => [
      JSON.stringify(attributes),
      // A histogram is an object that counts what it holds.
      typeof value === "number" ? value : (value as { count: number }).count,
    ]),
  );
}

const finished = (name: string) => {
  const found = spans.getFinishedSpans().find((span) => span.name === name);
  if (found === undefined) throw new Error(`There is no span "${name}".`);
  return found;
};

describe("the spans of a subscription that is provisioned", () => {
  test("are the delivery, the attempt, its steps and its calls, each below what caused it", async () => {
    await handle(open(), delivery());

    const task = finished("work on task");
    expect(task.parentSpanContext).toBeUndefined();
    expect(task.attributes).toEqual({
      "syndikit.subject": "subscription/12",
      "syndikit.cause": "event",
      "syndikit.attempt": 1,
      "syndikit.outcome": "done",
    });
    const below = spans
      .getFinishedSpans()
      .filter(({ parentSpanContext }) => parentSpanContext?.spanId === task.spanContext().spanId);
    expect(below.map(({ name }) => name)).toEqual([
      "call get",
      "call users.get",
      "step tenant",
      "call setEndpoints",
      "call setCredentials",
      "call get",
      "call markDeployed",
      "call get",
    ]);
    expect(finished("receive event").attributes).toEqual({
      "syndikit.outcome": "accepted",
      "syndikit.event": "Subscription.MODIFIED",
      "http.response.status_code": 204,
    });
    expect(task.events.map(({ name, attributes }) => [name, attributes])).toEqual([
      ["decided", { "syndikit.decision": "provision" }],
      ["decided", { "syndikit.decision": "nothing" }],
    ]);
  });

  test("are the parents of what the vendor's code traces", async () => {
    await handle(open(), delivery());

    expect(finished("the vendor's own").parentSpanContext?.spanId).toBe(
      finished("step tenant").spanContext().spanId,
    );
  });

  test("name the class of an error, and never its text", async () => {
    const receiver = open(({ step }) =>
      step("tenant", (): never => {
        throw new TypeError("canary-error");
      }),
    );
    await handle(receiver, delivery());

    expect(finished("step tenant")).toMatchObject({
      status: { code: 2 },
      attributes: { "error.type": "TypeError" },
    });
    expect(finished("work on task").attributes).toMatchObject({ "syndikit.outcome": "retry" });
    expect(JSON.stringify(spans.getFinishedSpans().map(withoutCycles))).not.toContain("canary");
  });

  test("hold no body, credential, signature or buyer", async () => {
    const receiver = open();
    await handle(receiver, delivery(JSON.stringify({ canary: "canary-poison" })));
    await handle(receiver, delivery());
    await handle(receiver, delivery(undefined, { secret: "another-secret-of-somebody-else" }));

    const { resourceMetrics } = await reader.collect();
    const written = JSON.stringify([
      spans.getFinishedSpans().map(withoutCycles),
      resourceMetrics.scopeMetrics,
    ]);
    expect(written).toContain("poison");
    expect(written).not.toMatch(/canary|sha1=|@/);
    expect(written).not.toContain(secret);
  });
});

describe("the metrics", () => {
  test("count deliveries by outcome and status, and measure attempts and calls", async () => {
    const receiver = open();
    await handle(receiver, delivery());
    await handle(receiver, delivery(undefined, { secret: "another-secret-of-somebody-else" }));

    expect(await measured("syndikit.delivery.duration")).toEqual({
      '{"syndikit.outcome":"accepted","http.response.status_code":204}': 1,
      '{"syndikit.outcome":"refused","http.response.status_code":401}': 1,
    });
    expect(await measured("syndikit.task.duration")).toEqual({ '{"syndikit.outcome":"done"}': 1 });
    expect(await measured("syndikit.call.duration")).toMatchObject({
      '{"syndikit.call":"get","syndikit.outcome":"done"}': 3,
    });
    expect(await measured("syndikit.decisions")).toEqual({
      '{"syndikit.decision":"provision"}': 1,
      '{"syndikit.decision":"nothing"}': 1,
    });
  });

  test("count retries, dead letters, pauses, warnings and errors", async () => {
    market.before = () => {
      throw Object.assign(new Error("no"), { status: 401 });
    };
    const receiver = open();
    await handle(receiver, delivery());
    await handle(receiver, delivery("poison"));
    await handle(
      receiver,
      delivery(JSON.stringify({ id: "12", entity: "Comet", type: "MELTED", date: "2999-01-01" })),
    );
    await handle(receiver, {
      ...delivery(),
      body: () => {
        throw new Error("broken");
      },
    });

    expect(await measured("syndikit.pauses")).toEqual({ "{}": 1 });
    expect(await measured("syndikit.dead_letters")).toEqual({
      '{"syndikit.reason":"poison"}': 1,
      '{"syndikit.reason":"unknown"}': 1,
    });
    expect(await measured("syndikit.warnings")).toEqual({
      '{"syndikit.warning":"event_from_the_future"}': 1,
    });
    expect(await measured("syndikit.errors")).toEqual({ "{}": 1 });
  });
});

test("calls the hooks that are there already, with the work inside of the span", async () => {
  const seen: string[] = [];
  const hooks: Hooks = {
    delivered: ({ status }) => seen.push(`delivered ${status}`),
    decided: ({ decision }) => seen.push(`decided ${decision.kind}`),
    around: async ({ kind }, run) => {
      if (kind === "delivery")
        seen.push(`around, ${trace.getActiveSpan() ? "traced" : "bare"}: ${(await run()).outcome}`);
    },
  };
  await handle(open(provision, hooks), delivery());

  await expect
    .poll(() => seen)
    .toEqual(["decided provision", "decided nothing", "delivered 204", "around, traced: accepted"]);
});

test("leaves warnings on the console where no hook takes them", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  otelHooks({ tracer }).warning?.({ code: "gone", message: "It is gone." });

  expect(warn).toHaveBeenCalledWith("gone: It is gone.");
  warn.mockRestore();
});

/** What an exporter would send of a span. */
function withoutCycles({ name, attributes, events, status }: ReturnType<typeof finished>): unknown {
  return { name, attributes, events, status };
}
