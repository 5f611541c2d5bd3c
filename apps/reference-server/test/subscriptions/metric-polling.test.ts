import { headerNames } from "@syndikit/contract";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createGate, type Gate } from "../../src/outbound/gate.js";
import type { Receive } from "../../src/outbound/in-process.js";
import type { Outbound } from "../../src/outbound/outbound.js";
import { ADVANCE, createShareTable } from "../../src/shares/table.js";
import { polls, samples } from "../../src/store/tables/metric.js";
import { billingItems, products, valueTiers } from "../../src/store/tables/product.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { createPollRunner } from "../../src/vendor-calls/metric-poller.js";
import { createPollDispatcher } from "../../src/vendor-calls/poll-dispatcher.js";
import { billsOf } from "../support/books.js";
import { advance, deploy, idOf, openShop, order, type Shop, storeCard } from "../support/shop.js";

const ORIGIN = "https://notes.test";

// An advance makes hundreds of polls, on a busy machine too.
vi.setConfig({ testTimeout: 60_000 });

/** A shop whose plan meters users at 1.00 EUR each, and whose vendor answers at {@link ORIGIN}. */
async function openMetered(
  metric: object = {},
): Promise<Shop & { readonly metric: number; readonly asked: Request[] }> {
  const shop = await openShop();
  // The clock waits for a vendor by the machine's time, and a busy machine may take longer for an answer in this process.
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  onTestFinished(() => timeout.mockRestore());
  const { store } = shop.services;
  const item = await store.write(async (tx) => {
    await tx
      .update(products)
      .set({ syndicationEndpoints: [`${ORIGIN}/events`] })
      .where(eq(products.id, shop.product));
    const [row] = await tx
      .insert(billingItems)
      .values({
        companyId: shop.northwind,
        name: "Users",
        unit: "users",
        description: "Users",
        type: "TIERED",
        valueType: "PAY_AS_YOU_GO",
        presence: "OPTIONAL",
      })
      .returning();
    const id = row?.id ?? 0;
    await tx.insert(valueTiers).values({
      productVersionId: shop.productVersion,
      billingItemId: id,
      start: 0,
      end: null,
      price: eur("1.00"),
      setup: eur("0"),
    });
    return id;
  });
  const { body } = await shop.as("vendor").post("applicationMetric", {
    name: "users",
    product: { url: `product/${shop.product}` },
    billingItem: { url: `billingItem/${item}` },
    type: "EXTERNAL",
    metricFunction: "AVERAGE",
    endpoint: "/metric/users",
    frequency: "EVERY_1_HOUR",
    ...metric,
  });
  const asked: Request[] = [];
  const shopWithMetric = { ...shop, metric: idOf(body), asked };
  answerWith(shopWithMetric, () => Response.json({ value: 5 }));
  await storeCard(shop, "customer");
  return shopWithMetric;
}

/** Sets the vendor's answer to polls; events get 204. */
function answerWith(shop: Shop & { readonly asked: Request[] }, answer: Receive): void {
  shop.vendors.set(ORIGIN, (request) => {
    if (new URL(request.url).pathname === "/events") return new Response(null, { status: 204 });
    shop.asked.push(request);
    return answer(request);
  });
}

/** The samples of a subscription, as in `2026-01-31T08:15:00Z 5`. */
function samplesOf({ services }: Shop, subscriptionId: number): Promise<readonly string[]> {
  return services.store.read(async (db) => {
    const rows = await db
      .select()
      .from(samples)
      .where(eq(samples.subscriptionId, subscriptionId))
      .orderBy(asc(samples.at));
    return rows.map(({ at, value }) => `${new Date(at).toISOString()} ${value}`);
  });
}

/** Why the last poll failed. */
async function faultOf(
  { services, metric }: Shop & { readonly metric: number },
  subscriptionId: number,
): Promise<string | null | undefined> {
  const rows = await services.store.read((db) =>
    db
      .select({ lastError: polls.lastError })
      .from(polls)
      .where(and(eq(polls.metricId, metric), eq(polls.subscriptionId, subscriptionId))),
  );
  return rows[0]?.lastError;
}

describe("a deployed subscription", () => {
  test("is polled at once, and then at each point of the metric's grid", async () => {
    const shop = await openMetered();
    const id = await deploy(shop, "customer");
    await advance(shop, "PT3H");
    expect(await samplesOf(shop, id)).toEqual([
      "2026-01-31T08:15:00.000Z 5",
      "2026-01-31T09:00:00.000Z 5",
      "2026-01-31T10:00:00.000Z 5",
      "2026-01-31T11:00:00.000Z 5",
    ]);
  });

  test("is named in the question, with the headers that the marketplace adds", async () => {
    const shop = await openMetered();
    const path = `product/${shop.product}/metricHeaders`;
    const saved = await shop.as("vendor").put(path, [{ name: "X-Api-Key", value: "s3cret" }]);
    expect(saved.body).toEqual([{ name: "X-Api-Key", value: null }]);
    // A value of null leaves the field unchanged, so that what was read can be written back.
    expect((await shop.as("vendor").put(path, saved.body)).status).toBe(200);
    const id = await deploy(shop, "customer");
    await advance(shop, "PT1M");
    const [request] = shop.asked;
    expect(request?.method).toBe("GET");
    expect(request?.url).toBe(`${ORIGIN}/metric/users`);
    expect(request?.headers.get(headerNames.subscriptionId)).toBe(String(id));
    expect(request?.headers.get("x-api-key")).toBe("s3cret");
    expect(request?.headers.get("accept")).toBe("application/json");
  });

  test("is not polled before it is deployed, nor after it has ended", async () => {
    const shop = await openMetered();
    const id = await order(shop, "customer");
    await advance(shop, "PT2H");
    expect(shop.asked).toHaveLength(0);
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
    await advance(shop, "PT1M");
    expect(shop.asked).toHaveLength(1);
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    // It is asked once more for the last bill, and then no more.
    expect(shop.asked).toHaveLength(2);
    await advance(shop, "PT5H");
    expect(shop.asked).toHaveLength(2);
  });

  test("whose plan does not carry the extra resource is not polled", async () => {
    const shop = await openMetered();
    const plain = await shop.as("vendor").post("productVersion", {
      name: "Plain",
      product: { url: `product/${shop.product}` },
      price: "5.00",
      published: true,
    });
    await deploy(shop, "customer", { productVersion: { url: `productVersion/${idOf(plain.body)}` } });
    await advance(shop, "PT5H");
    expect(shop.asked).toHaveLength(0);
  });

  test("is polled from the moment on at which a metric is added", async () => {
    const shop = await openMetered();
    const id = await deploy(shop, "customer");
    await shop.as("vendor").delete(`applicationMetric/${shop.metric}`);
    await advance(shop, "PT2H");
    expect(shop.asked).toHaveLength(0);
    const { body } = await shop.as("vendor").post("applicationMetric", {
      name: "users again",
      product: { url: `product/${shop.product}` },
      billingItem: { url: "billingItem/1" },
      counter: true,
      endpoint: `${ORIGIN}/other`,
      frequency: "EVERY_24_HOUR",
    });
    expect(idOf(body)).toBeGreaterThan(shop.metric);
    await advance(shop, "PT1M");
    expect(await samplesOf(shop, id)).toEqual(["2026-01-31T10:15:00.000Z 5"]);
  });
});

describe("the bill of a period", () => {
  test("holds what the metric measured until its very end", async () => {
    const shop = await openMetered({ counter: true, metricFunction: "INCREASE", frequency: "EVERY_WEEK" });
    let value = 0;
    answerWith(shop, () => {
      value += 7;
      return Response.json({ value });
    });
    const id = await deploy(shop, "customer");
    await advance(shop, "P28D");
    const taken = await samplesOf(shop, id);
    expect(taken).toContain("2026-02-28T08:15:00.000Z 42");
    // From zero at the deployment, when the period began, to 42 at its end.
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-02-28T08:15:00Z RENEWAL 52.0000 PAID",
    ]);
  });

  test("of a level that stands still is that level", async () => {
    const shop = await openMetered();
    const id = await deploy(shop, "customer");
    await advance(shop, "P28D");
    expect(await billsOf(shop, id)).toContain("2026-02-28T08:15:00Z RENEWAL 15.0000 PAID");
  });
});

describe("a bad answer", () => {
  test.each([
    ["no JSON", () => new Response("oops"), "the answer has no number in `value`"],
    ["a negative value", () => Response.json({ value: -5 }), "the value is below zero"],
    ["an error", () => new Response(null, { status: 500 }), "the answer is 500, not 200"],
    [
      "a redirect",
      () => new Response(null, { status: 302, headers: { location: `${ORIGIN}/elsewhere` } }),
      "the answer is 302, not 200",
    ],
  ])("as %s is recorded with its reason, and bills nothing", async (_, answer, reason) => {
    const shop = await openMetered();
    answerWith(shop, answer);
    const id = await deploy(shop, "customer");
    await advance(shop, "PT1M");
    expect(await faultOf(shop, id)).toBe(reason);
    await advance(shop, "P28D");
    expect(await samplesOf(shop, id)).toEqual([]);
    expect(await billsOf(shop, id)).toContain("2026-02-28T08:15:00Z RENEWAL 10.0000 PAID");
  });

  test("is forgotten with the next good one", async () => {
    const shop = await openMetered();
    const id = await deploy(shop, "customer");
    shop.vendors.delete(ORIGIN);
    await advance(shop, "PT1M");
    expect(await faultOf(shop, id)).toContain("Nothing listens");
    answerWith(shop, () => Response.json({ value: 3 }));
    await advance(shop, "PT1H");
    expect(await faultOf(shop, id)).toBeNull();
    expect(await samplesOf(shop, id)).toEqual(["2026-01-31T09:00:00.000Z 3"]);
  });

  test("is given to a path that no endpoint is there for", async () => {
    const shop = await openMetered();
    await shop.as("vendor").put(`product/${shop.product}`, { syndicationEndpoints: [] });
    const id = await deploy(shop, "customer");
    await advance(shop, "PT1M");
    expect(await faultOf(shop, id)).toContain("neither the product nor its vendor has the endpoint");
  });
});

test("an advance makes every poll that falls due: an hourly metric has 240 in ten days, and the one at once", async () => {
  const shop = await openMetered();
  const id = await deploy(shop, "customer");
  await advance(shop, "P10D");
  expect(await samplesOf(shop, id)).toHaveLength(241);
});

/** Two thousand polls take half a minute on a loaded machine. */
const manyPolls = { timeout: 300_000 };

test(
  "an advance over more polls than it makes is never refused: they are thinned evenly, and say so",
  manyPolls,
  async () => {
    const shop = await openMetered({ frequency: "EVERY_30_SECONDS" });
    const id = await deploy(shop, "customer");
    await advance(shop, "P7D");
    // 20,161 would fall due; no period ends on the way.
    expect(shop.asked.length).toBeGreaterThan(1_800);
    expect(shop.asked.length).toBeLessThanOrEqual(2_000);
    const taken = await samplesOf(shop, id);
    expect(taken).toHaveLength(shop.asked.length);
    // They cover the whole time.
    expect(taken.at(-1)).toMatch(/^2026-02-07T08:1/);
    expect(await faultOf(shop, id)).toContain("one of 11 polls was made");
  },
);

test(
  "an advance over a period with too many polls asks at its end, and bills what was measured then",
  manyPolls,
  async () => {
    const shop = await openMetered({
      frequency: "EVERY_30_SECONDS",
      counter: true,
      metricFunction: "INCREASE",
    });
    let value = 0;
    answerWith(shop, () => {
      value = Math.floor((shop.services.clock.now() - Date.UTC(2026, 0, 31)) / 86_400_000);
      return Response.json({ value });
    });
    const id = await deploy(shop, "customer");
    await advance(shop, "P28D");
    expect(await samplesOf(shop, id)).toContain("2026-02-28T08:15:00.000Z 28");
    expect(shop.asked.length).toBeLessThanOrEqual(2_000);
  },
);

/** A vendor that does not answer. Its requests end when they are aborted. */
function hangingGate(shop: Shop, heard = (_: number): void => undefined): { gate: Gate; sent: string[] } {
  const sent: string[] = [];
  const outbound: Outbound = {
    close: () => undefined,
    send: ({ url, signal }) =>
      new Promise((resolve) => {
        sent.push(url);
        const end = (): void =>
          resolve({ kind: "failure", outcome: "INTERRUPTED", reason: "aborted", duration: 1 });
        if (signal?.aborted === true) end();
        signal?.addEventListener("abort", end);
        heard(sent.length);
      }),
  };
  const { elapsed } = shop.machine;
  return { sent, gate: createGate({ shares: createShareTable(elapsed), elapsed, to: { outbound } }) };
}

test("an advance waits once for a vendor that does not answer, and then asks it nothing more", async () => {
  const shop = await openMetered();
  for (let count = 0; count < 20; count += 1) await deploy(shop, "customer");
  // Not earlier, or the shop's own dispatcher would poll some of them meanwhile.
  const nextAt = shop.services.clock.now() + 60_000;
  await shop.services.store.write(async (tx) => {
    await tx.update(polls).set({ nextAt, lastAt: null, lastError: null });
  });
  // The time is over when all have been asked, however busy the machine is.
  const over = new AbortController();
  const timeout = vi.mocked(AbortSignal.timeout).mockImplementation(() => over.signal);
  const { gate, sent } = hangingGate(shop, (count) => {
    if (count === 20) over.abort();
  });
  const until = nextAt + 24 * 3_600_000;
  const clock = { ...shop.services.clock, advancing: { from: nextAt, to: until } };
  const runner = createPollRunner({ ...shop.services, gate, clock });
  const { signal } = new AbortController();
  let jobs = 0;
  for (;;) {
    const job = await shop.services.store.read((db) => runner.nextJob(db, until));
    if (job === undefined) break;
    await runner.run(job, signal);
    jobs += 1;
  }
  // All at once, and then no more until the clock has arrived.
  expect(sent).toHaveLength(20);
  expect(jobs).toBe(2);
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([ADVANCE.wait]));
  expect(await faultOf(shop, 1)).toContain("not asked: the clock has waited for this vendor");
});

test("polls that the service stops waiting for stay due, and mean nothing for the endpoint", async () => {
  const shop = await openMetered();
  const id = await deploy(shop, "customer");
  const { gate, sent } = hangingGate(shop);
  const dispatcher = createPollDispatcher({ ...shop.services, gate, shared: true });
  onTestFinished(() => dispatcher.stop());
  dispatcher.tick();
  await expect.poll(() => sent.length).toBe(1);
  const resume = await dispatcher.pause();
  const stored = await shop.services.store.read(async (db) => db.select().from(polls));
  expect(stored).toMatchObject([{ leaseToken: null, lastAt: null, lastError: null }]);
  expect(await faultOf(shop, id)).toBeNull();
  dispatcher.tick();
  expect(sent).toHaveLength(1);
  resume();
  dispatcher.tick();
  await expect.poll(() => sent.length).toBe(2);
});

test("many subscriptions are polled beside each other, for everybody waits while the clock advances", async () => {
  const shop = await openMetered();
  for (let count = 0; count < 40; count += 1) await deploy(shop, "customer");
  // The first polls are due at once, so they may have begun before the clock advances.
  await advance(shop, "PT1M");
  shop.asked.length = 0;
  const waiting: (() => void)[] = [];
  answerWith(shop, async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      // Nobody is answered until all have been asked.
      if (waiting.length === 40) for (const answer of waiting) answer();
    });
    return Response.json({ value: 1 });
  });
  await advance(shop, "PT1H");
  expect(shop.asked.length).toBe(40);
});

test("samples that are billed long ago are removed, but for the one that the next bill measures from", async () => {
  const shop = await openMetered({ frequency: "EVERY_24_HOUR" });
  const id = await deploy(shop, "customer");
  await advance(shop, "P4M");
  const taken = await samplesOf(shop, id);
  expect(taken.length).toBeLessThan(100);
  expect(taken[0]).toContain("2026-03");
  expect(await billsOf(shop, id)).toContain("2026-05-31T08:15:00Z RENEWAL 15.0000 PAID");
});

describe("what was polled", () => {
  test("is read by the vendor of the metric: values in their order, when it is asked next, and why it failed", async () => {
    const shop = await openMetered();
    const subscription = await deploy(shop, "customer");
    await advance(shop, "PT2H");
    answerWith(shop, () => new Response(null, { status: 503 }));
    await advance(shop, "PT1H");
    const read = (path: string) => shop.as("vendor").get(`applicationMetric/${shop.metric}/${path}`);
    const values = (await read("samples")).body as { readonly date: string; readonly value: number }[];
    expect(values.length).toBeGreaterThanOrEqual(2);
    expect(values.every(({ value }) => value === 5)).toBe(true);
    const dates = values.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect((await read(`samples?subscriptionId=${subscription}`)).body).toEqual(values);
    expect((await read("samples?subscriptionId=99")).body).toEqual([]);
    expect((await read(`samples?from=${dates[1]}`)).body).toEqual(values.slice(1));
    expect((await read(`samples?to=${dates[1]}`)).body).toEqual(values.slice(0, 1));
    expect((await read("polls")).body).toMatchObject([
      { subscription: { url: `subscription/${subscription}` }, lastError: expect.stringContaining("503") },
    ]);
    expect((await shop.as("vendor2").get(`applicationMetric/${shop.metric}/samples`)).status).toBe(404);
    expect((await shop.as("customer").get(`applicationMetric/${shop.metric}/polls`)).status).toBe(403);
  });
});

test("a dry run of the clock counts the polls, and asks nobody", async () => {
  const shop = await openMetered();
  await deploy(shop, "customer");
  await shop.server.settle();
  // The first poll is due at once, and a dry run takes some of the machine's time.
  await advance(shop, "PT1M");
  expect(shop.asked).toHaveLength(1);
  const dryRun = async (advance: string) => shop.as("admin").post("sandbox/clock/dryRun", { advance });
  expect((await dryRun("P1D")).body).toMatchObject({
    polls: 24,
    unforeseen: [
      "Vendors are not asked for metrics (polls due: 24), and what they would measure is on no invoice here.",
    ],
  });
  expect(shop.asked).toHaveLength(1);
  await advance(shop, "P1D");
  expect(shop.asked).toHaveLength(25);
  // More than an advance makes.
  expect((await dryRun("P5Y")).body).toMatchObject({ polls: 2_000 });
});
