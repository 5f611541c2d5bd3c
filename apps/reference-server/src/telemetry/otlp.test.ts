import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createInProcessOutbound } from "../outbound/in-process.js";
import { replicaName, systemClock } from "../ports.js";
import { openReferenceServer } from "../server/create.js";
import { openTestStore } from "../test-support/open-test-store.js";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
}
interface Metric {
  readonly name: string;
  readonly gauge?: { readonly dataPoints: readonly { readonly attributes: readonly Attribute[] }[] };
}

/** A local collector that records what it receives. */
async function openCollector() {
  const spans: Span[] = [];
  const metrics: Metric[] = [];
  /** The senders. */
  const instances = new Set<unknown>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource } of [...(body.resourceSpans ?? []), ...(body.resourceMetrics ?? [])])
      instances.add(attribute(resource.attributes, "service.instance.id"));
    for (const { scopeSpans } of body.resourceSpans ?? []) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    for (const { scopeMetrics } of body.resourceMetrics ?? []) {
      for (const scope of scopeMetrics) metrics.push(...scope.metrics);
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, metrics, instances };
}

const attribute = (attributes: readonly Attribute[], key: string): unknown => {
  const value = attributes.find((candidate) => candidate.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test("a collector gets a span of each request and call, and metrics of queue, store and event loop", async () => {
  const { endpoint, spans, metrics, instances } = await openCollector();
  const outbound = createInProcessOutbound({
    routes: new Map([["https://vendor.example", async () => new Response(null, { status: 500 })]]),
    elapsed: systemClock.elapsed,
  });
  const server = await openReferenceServer(
    { passwordCost: 4, outbound, retrySchedule: [60_000], telemetry: { endpoint } },
    openTestStore(),
  );
  closing.push(() => server.close());
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const parentSpanId = "00f067aa0ba902b7";
  const call = (path: string, init: RequestInit = {}, account = "vendor"): Promise<Response> =>
    server.fetch(
      new Request(`http://market.test/api/${path}`, {
        ...init,
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${account}-demo`).toString("base64")}`,
          "Content-Type": "application/json",
          traceparent: `00-${traceId}-${parentSpanId}-01`,
        },
      }),
    );
  await call("product/1", {
    method: "PUT",
    body: JSON.stringify({ syndicationEndpoints: ["https://vendor.example/events?key=hidden"] }),
  });
  const event = { entityName: "Subscription", entityId: 1, type: "CREATED", product: { url: "product/1" } };
  expect((await call("event", { method: "POST", body: JSON.stringify(event) })).status).toBe(201);
  await server.settle();
  await server.close();

  const request = spans.find(({ name }) => name === "eventCreate" || name === "eventTest");
  expect(request, spans.map(({ name }) => name).join()).toMatchObject({ traceId, parentSpanId });
  const works = spans.filter(({ parentSpanId: parent }) => parent === request?.spanId);
  expect(works.map(({ name }) => name)).toEqual(expect.arrayContaining(["store read", "store write"]));
  for (const work of works) expect(work.traceId).toBe(traceId);
  // Work that the request has started and that continues, such as a delivery, is not part of it.
  expect(spans.filter(({ name }) => name === "store claim")).toEqual([]);
  const outgoing = spans.find(({ name }) => name === "POST vendor.example");
  expect(attribute(outgoing?.attributes ?? [], "syndikit.outcome")).toBe("500");
  expect(JSON.stringify([spans, metrics])).not.toContain("hidden");

  expect(metrics.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "http.server.request.duration",
      "http.client.request.duration",
      "syndikit.store.duration",
      "syndikit.event.attempts",
      "syndikit.event.queue.depth",
      "syndikit.event.queue.age",
      "nodejs.eventloop.delay",
      "nodejs.eventloop.utilization",
      "process.memory.usage",
    ]),
  );
  const depth = metrics.find(({ name }) => name === "syndikit.event.queue.depth");
  const hosts = depth?.gauge?.dataPoints.map(({ attributes }) => attribute(attributes, "server.address"));
  expect(hosts).toEqual(["vendor.example"]);
  // Several replicas may send to one collector.
  expect([...instances]).toEqual([replicaName()]);
});

test("a collector that is away costs the marketplace nothing", async () => {
  const telemetry = { endpoint: "http://127.0.0.1:1", exportInterval: 1_000 };
  const server = await openReferenceServer({ passwordCost: 4, telemetry }, openTestStore());
  expect((await server.fetch(new Request("http://market.test/livez"))).status).toBe(200);
  await server.close();
});

test("the packages of OpenTelemetry are loaded by one file, and that one only when there is a collector", () => {
  const source = new URL("../", import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const textOf = (name: string): string => readFileSync(new URL(name, source), "utf8");
  expect(files.filter((name) => textOf(name).includes('"@opentelemetry/'))).toEqual(["telemetry/otlp.ts"]);
  expect(files.filter((name) => /from "[^"]*telemetry\/otlp\.js"/.test(textOf(name)))).toEqual([]);
});
