import { setTimeout as sleep } from "node:timers/promises";
import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAsked } from "../outbound/asked.js";
import type { Outbound } from "../outbound/outbound.js";
import { createSeals } from "../security/seals.js";
import { type Owner, ofCompany } from "../shares/owner.js";
import { ASKED } from "../shares/table.js";
import { writeSetting } from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import { endpoints } from "../store/tables/endpoint.js";
import { events } from "../store/tables/event.js";
import { products } from "../store/tables/product.js";
import {
  type DeliveryBench,
  ENDPOINT,
  fixedRandom,
  openBench,
  RECEIVER,
  SECRET,
  START,
} from "../test-support/deliveries.js";
import { pauseEndpoint } from "./endpoints.js";
import { readQueue, redeliver } from "./queue.js";

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(code === 204 ? null : "an answer", { status: code, headers });

const signatureOf = (request: Request | undefined): string | null =>
  request?.headers.get(headerNames.eventSignature) ?? null;

/** A promise, and the function that resolves it. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A receiver that answers when the gate is opened. */
function hanging({ opened }: { readonly opened: Promise<void> }): () => Promise<Response> {
  return async () => {
    await opened;
    return new Response(null, { status: 204 });
  };
}

/** An outbound whose requests all time out at once. */
function timingOut({ outbound }: DeliveryBench): Outbound {
  return {
    ...outbound,
    send: async () => ({
      kind: "failure",
      outcome: "TIMEOUT",
      reason: "No answer within 15 s.",
      duration: 15_000,
    }),
  };
}

describe("an event", () => {
  test("is sent as the interface demands, and signed over the exact bytes", async () => {
    await bench.emit({ id: 12 });
    await (await bench.dispatcher()).settle(10_000);
    const [got] = bench.received;
    expect(got?.request.method).toBe("POST");
    expect(got?.request.url).toBe(ENDPOINT);
    expect(got?.request.headers.get("accept")).toBe("application/json");
    expect(got?.request.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const header = signatureOf(got?.request);
    expect(verify({ body: got?.body ?? "", header, secrets: SECRET })).toMatchObject({ ok: true });
    expect(await bench.events()).toMatchObject([
      { notified: true, dueAt: null, attempts: 1, startedAt: START, lastError: null, leaseToken: null },
    ]);
  });

  test("has an attempt in the log, without the secret", async () => {
    bench.respond = status(200, { "x-receiver": "yes" });
    await bench.emit({});
    await (await bench.dispatcher()).settle(10_000);
    const [attempt] = await bench.attempts();
    expect(attempt).toMatchObject({
      number: 1,
      date: START,
      outcome: "DELIVERED",
      reason: "The endpoint answered 200.",
      status: 200,
      responseBody: "an answer",
    });
    expect(attempt?.requestHeaders).toMatchObject({ Host: "app.example", Accept: "application/json" });
    expect(attempt?.responseHeaders).toMatchObject({ "x-receiver": "yes" });
    expect(JSON.stringify(attempt)).not.toContain(SECRET);
  });

  test("is not signed without a secret", async () => {
    await bench.store.write((tx) => tx.update(products).set({ notificationSecretToken: null }));
    await bench.emit({});
    await (await bench.dispatcher()).settle(10_000);
    expect(signatureOf(bench.received[0]?.request)).toBeNull();
  });

  test("is signed with the secret of the endpoint's owner", async () => {
    await bench.store.write(async (tx) => {
      await tx.update(companies).set({
        syndicationEndpoint: `${RECEIVER}/company`,
        notificationSecretToken: bench.seals.seal("company-secret"),
      });
      await writeSetting(tx, "platformEndpoints", [
        { url: `${RECEIVER}/platform`, secret: bench.seals.seal("platform-secret") },
        { url: `${RECEIVER}/open` },
      ]);
    });
    await bench.emit({});
    await (await bench.dispatcher()).settle(10_000);
    const secrets = [SECRET, "company-secret", "platform-secret"];
    const signers = bench.received.map(({ request, body }) => {
      const check = verify({ body, header: signatureOf(request), secrets });
      return [new URL(request.url).pathname, check.ok ? secrets[check.secretIndex] : check.reason];
    });
    expect(Object.fromEntries(signers)).toEqual({
      "/events": SECRET,
      "/company": "company-secret",
      "/platform": "platform-secret",
      "/open": "missing",
    });
  });

  test("that waited while the secret was replaced is signed with the new one", async () => {
    await bench.emit({});
    await bench.store.write((tx) =>
      tx.update(products).set({ notificationSecretToken: bench.seals.seal("new") }),
    );
    await (await bench.dispatcher()).settle(10_000);
    const [got] = bench.received;
    const check = verify({ body: got?.body ?? "", header: signatureOf(got?.request), secrets: "new" });
    expect(check.ok).toBe(true);
  });

  test("is not sent unsigned when the secret cannot be decrypted", async () => {
    const seals = createSeals(new Uint8Array(32).fill(9), fixedRandom());
    await bench.emit({});
    await (await bench.dispatcher({ seals })).settle(10_000);
    expect(bench.received).toEqual([]);
    const [event] = await bench.events();
    expect(event).toMatchObject({ attempts: 0, notified: false, dueAt: START + 5_000, leaseToken: null });
    expect(event?.lastError).toMatch(/could not be signed.*SYNDIKIT_SECRET_KEY/);
  });

  test("is not sent to an endpoint that was removed, but when it is configured again", async () => {
    await bench.store.write(async (tx) => {
      await tx.update(companies).set({ syndicationEndpoint: `${RECEIVER}/company` });
      await writeSetting(tx, "platformEndpoints", [{ url: `${RECEIVER}/platform` }]);
    });
    await bench.emit({});
    await bench.store.write(async (tx) => {
      await tx.update(companies).set({ syndicationEndpoint: null });
      await tx.update(products).set({ syndicationEndpoints: [] });
      await writeSetting(tx, "platformEndpoints", []);
    });
    const dispatcher = await bench.dispatcher();
    await dispatcher.settle(10_000);
    bench.clock.elapse(5_000);
    await dispatcher.settle(10_000);
    expect(bench.received).toEqual([]);
    const waiting = await bench.events();
    expect(waiting).toHaveLength(3);
    for (const event of waiting) {
      // Scheduled like a failure, so that it is not checked all the time.
      expect(event).toMatchObject({ attempts: 0, notified: false, dueAt: START + 35_000 });
      expect(event.lastError).toContain("no longer configured");
    }
    await bench.store.write((tx) => tx.update(products).set({ syndicationEndpoints: [ENDPOINT] }));
    bench.clock.elapse(30_000);
    await dispatcher.settle(10_000);
    expect(bench.received.map(({ request }) => request.url)).toEqual([ENDPOINT]);
  });

  test("is sent as soon as it is committed", async () => {
    // Stops the dispatcher's own timer.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await bench.dispatcher();
      await sleep(50);
      await bench.emit({});
      await expect.poll(() => bench.received.length, { interval: 5 }).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a failing endpoint", () => {
  test("is retried by the schedule, with the same bytes, until it accepts", async () => {
    bench.respond = status(503);
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await dispatcher.settle(10_000);
    expect(await bench.events()).toMatchObject([
      { notified: false, attempts: 1, dueAt: START + 5_000, lastError: "The endpoint answered 503." },
    ]);

    bench.clock.elapse(4_999);
    expect(await dispatcher.settle(10_000)).toBe(true);
    expect(bench.received).toHaveLength(1);

    bench.clock.elapse(1);
    await dispatcher.settle(10_000);
    expect(await bench.events()).toMatchObject([{ attempts: 2, dueAt: START + 35_000 }]);

    bench.respond = status(204);
    bench.clock.elapse(30_000);
    await dispatcher.settle(10_000);
    expect(await bench.events()).toMatchObject([
      { notified: true, attempts: 3, dueAt: null, lastError: null },
    ]);
    expect(new Set(bench.received.map(({ body }) => body)).size).toBe(1);
    expect((await bench.attempts()).map(({ number, outcome }) => [number, outcome])).toEqual([
      [1, "STATUS"],
      [2, "STATUS"],
      [3, "DELIVERED"],
    ]);
  });

  test("that answers 429 is not called before the time of its Retry-After header", async () => {
    bench.respond = status(429, { "retry-after": "120" });
    await bench.emit({});
    await (await bench.dispatcher()).settle(10_000);
    expect(await bench.events()).toMatchObject([{ dueAt: START + 120_000 }]);
  });

  test("that redirects is not followed", async () => {
    bench.respond = status(307, { location: `${RECEIVER}/elsewhere` });
    await bench.emit({});
    await (await bench.dispatcher()).settle(10_000);
    expect(bench.received).toHaveLength(1);
    expect(await bench.attempts()).toMatchObject([{ outcome: "STATUS", status: 307 }]);
  });

  test("that answers with a long body has the first 16 KiB of it in the log", async () => {
    bench.respond = () => new Response("x".repeat(100_000), { status: 500 });
    await bench.emit({});
    await (await bench.dispatcher()).settle(10_000);
    const [attempt] = await bench.attempts();
    expect(attempt?.responseBody).toHaveLength(16 * 1024);
  });

  test("that answers with U+0000 is recorded all the same, without it", async () => {
    bench.respond = () => new Response("a\0b", { status: 500 });
    await bench.emit({});
    await (await bench.dispatcher()).settle(10_000);
    expect(await bench.attempts()).toMatchObject([{ status: 500, responseBody: "a\uFFFDb" }]);
  });

  test("does not block newer events of the same entity", async () => {
    bench.respond = ({ eventId }) => new Response(null, { status: eventId === 1 ? 500 : 204 });
    await bench.emit({}, {}, {});
    await (await bench.dispatcher()).settle(10_000);
    expect(bench.received.map(({ eventId }) => eventId)).toEqual([1, 2, 3]);
    expect((await bench.events()).map(({ notified }) => notified)).toEqual([false, true, true]);
  });

  test("does not block other hosts", async () => {
    const stuck = gate();
    bench.routes.set("https://stuck.example", async () => {
      await stuck.opened;
      return new Response(null, { status: 204 });
    });
    const platformEndpoints = [{ url: "https://stuck.example/" }];
    await bench.store.write((tx) => writeSetting(tx, "platformEndpoints", platformEndpoints));
    await bench.emit(...Array.from({ length: 20 }, (_, index) => ({ id: index + 1 })));
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => bench.received.length).toBe(20);
    expect(dispatcher.status().inFlight).toBe(4);
    stuck.open();
  });
});

describe("the limits", () => {
  test("are 4 deliveries in flight to one host", async () => {
    let inFlight = 0;
    let highest = 0;
    bench.respond = async () => {
      inFlight += 1;
      highest = Math.max(highest, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inFlight -= 1;
      return new Response(null, { status: 204 });
    };
    await bench.emit(...Array.from({ length: 30 }, (_, index) => ({ id: index + 1 })));
    await (await bench.dispatcher()).settle(10_000);
    expect(bench.received).toHaveLength(30);
    expect(highest).toBe(4);
  });

  test("are 32 deliveries in flight in all, and 16 of one vendor", async () => {
    const stuck = gate();
    const vendors = await bench.vendors(40);
    for (const vendor of vendors) bench.routes.set(vendor.origin, hanging(stuck));
    const [first, ...others] = vendors;
    // Eight hosts of the first vendor, each of which could take four.
    const hosts = Array.from({ length: 8 }, (_, index) => `https://host${index}.example`);
    for (const host of hosts) bench.routes.set(host, hanging(stuck));
    await bench.send(first, ...hosts.flatMap((host) => [host, host, host, host]));
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => dispatcher.status().inFlight).toBe(16);
    for (const vendor of others) await bench.send(vendor, vendor.origin);
    await expect.poll(() => dispatcher.status().inFlight).toBe(32);
    expect(await dispatcher.settle(50)).toBe(false);
    expect(dispatcher.status().inFlight).toBe(32);
    stuck.open();
    expect(await dispatcher.settle(10_000)).toBe(true);
    expect((await bench.events()).every(({ notified }) => notified)).toBe(true);
  });

  test("are 1 delivery in flight of one entity to one endpoint, in order", async () => {
    let inFlight = 0;
    let highest = 0;
    bench.respond = async () => {
      inFlight += 1;
      highest = Math.max(highest, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inFlight -= 1;
      return new Response(null, { status: 204 });
    };
    await bench.emit(...Array.from({ length: 10 }, () => ({ id: 1 })));
    await (await bench.dispatcher()).settle(10_000);
    expect(bench.received.map(({ eventId }) => eventId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(highest).toBe(1);
  });
});

describe("deliveries that end one after another", () => {
  test("are recorded together, as soon as most of those in flight have ended", async () => {
    const answers = [gate(), gate(), gate(), gate()];
    bench.respond = async () => {
      await answers[bench.received.length - 1]?.opened;
      return new Response(null, { status: 204 });
    };
    await bench.emit({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 });
    const dispatcher = await bench.dispatcher({ gathering: 60_000 });
    await expect.poll(() => bench.received.length).toBe(4);
    const write = vi.spyOn(bench.store, "write");
    for (const [index, left] of [3, 2].entries()) {
      answers[index]?.open();
      await expect.poll(() => dispatcher.status().inFlight).toBe(left);
    }
    expect(await bench.attempts()).toEqual([]);
    answers[2]?.open();
    await expect.poll(async () => (await bench.attempts()).length).toBe(3);
    expect(write).toHaveBeenCalledTimes(1);
    answers[3]?.open();
    expect(await dispatcher.settle(10_000)).toBe(true);
  });

  test("wait for those that are slow only for a moment", async () => {
    const slow = gate();
    bench.respond = async ({ eventId }) => {
      if (eventId > 1) await slow.opened;
      return new Response(null, { status: 204 });
    };
    await bench.emit({ id: 1 }, { id: 2 }, { id: 3 });
    const dispatcher = await bench.dispatcher();
    await expect.poll(async () => (await bench.attempts()).length).toBe(1);
    expect(dispatcher.status().inFlight).toBe(2);
    slow.open();
    expect(await dispatcher.settle(10_000)).toBe(true);
  });
});

describe("a vendor whose hosts hang", () => {
  test("does not delay the events of another vendor, however many hosts it has", async () => {
    const stuck = gate();
    const [hostile, other] = await bench.vendors(2);
    const hosts = Array.from({ length: 40 }, (_, index) => `https://hang${index}.example`);
    for (const host of hosts) bench.routes.set(host, hanging(stuck));
    await bench.send(hostile, ...hosts.flatMap((host) => [host, host, host, host]));
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => dispatcher.status().inFlight).toBe(16);
    await bench.send(other, ...Array.from({ length: 30 }, () => RECEIVER));
    // Meanwhile none of the hanging places is returned.
    await expect.poll(() => bench.received.length).toBe(30);
    stuck.open();
  });

  test("at a path of a host holds four places there, and other vendors' paths on the same host get theirs", async () => {
    const stuck = gate();
    const [hostile, second, victim] = await bench.vendors(3);
    const host = "https://shared.example";
    const answered: string[] = [];
    bench.routes.set(host, async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname !== "/victim") await stuck.opened;
      answered.push(pathname);
      return new Response(null, { status: 204 });
    });
    await bench.send(hostile, ...Array.from({ length: 20 }, () => `${host}/hostile`));
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => dispatcher.status().inFlight).toBe(4);
    await bench.send(second, `${host}/second`, `${host}/second`);
    await expect.poll(() => dispatcher.status().inFlight).toBe(5);
    await bench.send(victim, ...Array.from({ length: 6 }, () => `${host}/victim`));
    await expect.poll(() => answered.length).toBe(6);
    // Meanwhile none of the hanging places is returned.
    expect(dispatcher.status().inFlight).toBe(5);
    stuck.open();
  });

  test("does not have the queue searched again for each of its events; another vendor's waits for a moment", async () => {
    const stuck = gate();
    const [hostile, other] = await bench.vendors(2);
    const host = "https://hang.example";
    bench.routes.set(host, hanging(stuck));
    await bench.send(hostile, host, host, host, host);
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => dispatcher.status().inFlight).toBe(4);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const claim = vi.spyOn(bench.store, "claim");
      for (let index = 0; index < 20; index += 1) await bench.send(hostile, host);
      // One finds no place, and begins the pause. Another may have been under way.
      const claims = claim.mock.calls.length;
      expect(claims).toBeLessThanOrEqual(2);
      await bench.send(other, RECEIVER);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      expect(claim).toHaveBeenCalledTimes(claims);
      vi.advanceTimersByTime(50);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => bench.received.length).toBe(1);
    stuck.open();
  });

  test("reads in its event that the endpoint is paused, and when it is tried next", async () => {
    const [vendor] = await bench.vendors(1);
    const dispatcher = await bench.dispatcher({ outbound: timingOut(bench) });
    await bench.send(vendor, ...Array.from({ length: 7 }, () => RECEIVER));
    await dispatcher.settle(10_000);
    expect(bench.received).toEqual([]);
    const paused = (await bench.events()).filter(({ lastError }) => lastError?.includes("paused"));
    expect(paused.length).toBeGreaterThan(0);
    for (const { lastError, dueAt } of paused) {
      expect(lastError).toContain("The endpoint is paused after 5 time-outs, next try 2026-01-31T08:00:30Z.");
      expect(dueAt).toBe(START + 30_000);
    }
    // Nothing more is sent to it, although two events are due.
    expect(await bench.attempts()).toHaveLength(5);
    bench.clock.elapse(30_000);
    await dispatcher.settle(10_000);
    expect(await bench.attempts()).toHaveLength(6);
  });
});

describe("a redelivery", () => {
  test("sends a delivered event again, byte for byte", async () => {
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await dispatcher.settle(10_000);
    expect(await bench.store.write((tx) => redeliver(tx, 1, bench.clock))).toBe(true);
    await dispatcher.settle(10_000);
    expect(bench.received).toHaveLength(2);
    expect(bench.received[1]?.body).toBe(bench.received[0]?.body);
    expect(await bench.events()).toMatchObject([{ notified: true, attempts: 2, dueAt: null }]);
  });

  test("that fails is retried, and the event stays notified", async () => {
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await dispatcher.settle(10_000);
    bench.respond = status(500);
    await bench.store.write((tx) => redeliver(tx, 1, bench.clock));
    await dispatcher.settle(10_000);
    expect(await bench.events()).toMatchObject([{ notified: true, attempts: 2, dueAt: START + 30_000 }]);
  });

  test("of an unknown event returns false", async () => {
    expect(await bench.store.write((tx) => redeliver(tx, 99, bench.clock))).toBe(false);
  });

  test("of an event that is in flight sends it no second time", async () => {
    const stuck = gate();
    bench.respond = async () => {
      await stuck.opened;
      return new Response(null, { status: 204 });
    };
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => bench.received.length).toBe(1);
    await bench.store.write((tx) => redeliver(tx, 1, bench.clock));
    stuck.open();
    await dispatcher.settle(10_000);
    expect(await bench.events()).toMatchObject([{ notified: true, attempts: 1 }]);
  });
});

describe("a redelivery that somebody asked for", () => {
  /** A failing endpoint that was paused, and an event that waits for it. */
  async function paused(pause: { readonly probeAt?: number } = {}) {
    const asked = createAsked();
    bench.respond = status(503);
    const dispatcher = await bench.dispatcher({ asked });
    await bench.emit({ id: 1 });
    await dispatcher.settle(10_000);
    await bench.store.write(async (tx) => {
      const [endpoint] = await tx.select().from(endpoints);
      if (endpoint === undefined) throw new Error("Nothing was sent yet.");
      await pauseEndpoint(tx, endpoint, {
        reason: "It was paused by hand.",
        now: bench.clock.now(),
        ...pause,
      });
    });
    await bench.emit({ id: 1 }, { id: 1 });
    await dispatcher.settle(10_000);
    bench.respond = status(204);
    bench.received.length = 0;
    const resend = async (id: number) => {
      await bench.store.write((tx) => redeliver(tx, id, bench.clock));
      asked.add(ofCompany(1), [id]);
      await dispatcher.settle(10_000);
    };
    return { dispatcher, resend, asked };
  }

  test("that is tried once a day is sent at once, ahead of older events, and its success ends the pause", async () => {
    const { dispatcher, resend } = await paused({ probeAt: START + 86_400_000 });
    await resend(3);
    await dispatcher.settle(10_000);
    expect(bench.received.map(({ eventId }) => eventId)).toEqual([3, 2]);
  });

  test("is sent at once while its endpoint is paused by hand, ahead of older events", async () => {
    const { resend } = await paused();
    await resend(3);
    expect(bench.received.map(({ eventId }) => eventId)).toEqual([3]);
    expect(await bench.events()).toMatchObject([
      { id: 1, notified: false },
      { id: 2, notified: false, held: "PAUSED" },
      { id: 3, notified: true, held: null, dueAt: null },
    ]);
  });

  test("is one attempt: when it fails, the event waits again, and says what the endpoint answered", async () => {
    const { dispatcher, resend } = await paused();
    bench.respond = status(500);
    await resend(3);
    bench.clock.elapse(86_400_000);
    await dispatcher.settle(10_000);
    expect(bench.received).toHaveLength(1);
    expect((await bench.events())[2]).toMatchObject({ notified: false, attempts: 1, held: "PAUSED" });
    expect((await bench.attempts()).at(-1)).toMatchObject({ reason: "The endpoint answered 500." });
  });

  test("is sent at once to an endpoint that rests, because it did not answer in time", async () => {
    const asked = createAsked();
    let isSilent = true;
    const outbound: Outbound = {
      ...bench.outbound,
      send: (request) => (isSilent ? timingOut(bench).send(request) : bench.outbound.send(request)),
    };
    const dispatcher = await bench.dispatcher({ asked, outbound });
    await bench.emit({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }, { id: 6 });
    await dispatcher.settle(10_000);
    await bench.emit({ id: 7 });
    isSilent = false;
    await bench.store.write((tx) => redeliver(tx, 7, bench.clock));
    asked.add(ofCompany(1), [7]);
    await expect.poll(async () => (await bench.events())[6]).toMatchObject({ notified: true });
    expect(bench.received[0]?.eventId).toBe(7);
  });

  test("is not sent a second time when the queue sent it first", async () => {
    const asked = createAsked();
    const dispatcher = await bench.dispatcher({ asked });
    await bench.emit({});
    await dispatcher.settle(10_000);
    asked.add(ofCompany(1), [1]);
    await dispatcher.settle(10_000);
    expect(bench.received).toHaveLength(1);
  });

  test("waits for nobody who asked for many of an endpoint that does not answer", async () => {
    const { asked } = await paused();
    await bench.emit(...Array.from({ length: 20 }, (_, index) => ({ id: 100 + index })));
    const silence = gate();
    bench.respond = hanging(silence);
    const ids = (await bench.events()).map(({ id }) => id);
    const last = ids.at(-1) ?? 0;
    const resend = async (owner: Owner, chosen: readonly number[]): Promise<void> => {
      for (const id of chosen) await bench.store.write((tx) => redeliver(tx, id, bench.clock));
      asked.add(owner, chosen);
    };
    await resend(ofCompany(1), ids.slice(0, -1));
    await expect.poll(() => bench.received.length).toBe(ASKED.each);
    await resend(ofCompany(2), [last]);
    await expect.poll(() => bench.received.map(({ eventId }) => eventId)).toContain(last);
    silence.open();
  });

  test("of many events sends all of them, few at a time", async () => {
    const { dispatcher } = await paused();
    const asked = createAsked();
    await dispatcher.stop();
    const other = await bench.dispatcher({ asked });
    await bench.emit(...Array.from({ length: 40 }, (_, index) => ({ id: 100 + index })));
    await other.settle(10_000);
    let now = 0;
    let most = 0;
    bench.respond = async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(1);
      now -= 1;
      return new Response(null, { status: 204 });
    };
    asked.add(
      ofCompany(1),
      (await bench.events()).map(({ id }) => id),
    );
    await other.settle(10_000);
    expect((await bench.events()).filter(({ id, notified }) => id > 1 && !notified)).toEqual([]);
    expect(most).toBeLessThanOrEqual(ASKED.each);
  });
});

describe("settling", () => {
  test("waits for deliveries in flight", async () => {
    bench.respond = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return new Response(null, { status: 204 });
    };
    await bench.emit({}, { id: 2 });
    const dispatcher = await bench.dispatcher();
    expect(await dispatcher.settle(10_000)).toBe(true);
    expect((await bench.events()).every(({ notified }) => notified)).toBe(true);
  });

  test("returns false after the timeout", async () => {
    const stuck = gate();
    bench.respond = async () => {
      await stuck.opened;
      return new Response(null, { status: 204 });
    };
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    expect(await dispatcher.settle(50)).toBe(false);
    stuck.open();
    expect(await dispatcher.settle(10_000)).toBe(true);
  });

  test("of a dispatcher that does not run returns false", async () => {
    const dispatcher = await bench.dispatcher();
    await dispatcher.stop();
    expect(await dispatcher.settle(1_000)).toBe(false);
  });
});

describe("stopping", () => {
  test("waits for deliveries in flight, records them, and starts no others", async () => {
    const stuck = gate();
    bench.respond = async () => {
      await stuck.opened;
      return new Response(null, { status: 204 });
    };
    await bench.emit({}, {});
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => bench.received.length).toBe(1);
    const stopping = dispatcher.stop();
    stuck.open();
    await stopping;
    expect(await bench.events()).toMatchObject([
      { notified: true, leaseToken: null },
      { notified: false, attempts: 0, leaseToken: null, dueAt: START },
    ]);
    expect(dispatcher.status()).toMatchObject({ running: false, inFlight: 0 });
  });

  test("aborts deliveries that take too long: they are recorded as interrupted, and due at once", async () => {
    bench.respond = () => new Promise(() => undefined);
    await bench.emit({});
    const dispatcher = await bench.dispatcher();
    await expect.poll(() => bench.received.length).toBe(1);
    await dispatcher.stop(10);
    expect(await bench.attempts()).toMatchObject([{ outcome: "INTERRUPTED" }]);
    expect(await bench.events()).toMatchObject([{ notified: false, dueAt: START, leaseToken: null }]);
  });

  test("can be followed by another start", async () => {
    const dispatcher = await bench.dispatcher();
    await dispatcher.stop();
    await bench.emit({});
    await dispatcher.start();
    expect(await dispatcher.settle(10_000)).toBe(true);
    expect(bench.received).toHaveLength(1);
  });
});

test("an event that is deleted while it is in flight leaves no rows", async () => {
  const stuck = gate();
  bench.respond = async () => {
    await stuck.opened;
    return new Response(null, { status: 204 });
  };
  await bench.emit({});
  const dispatcher = await bench.dispatcher();
  await expect.poll(() => bench.received.length).toBe(1);
  await bench.store.write((tx) => tx.delete(events).where(eq(events.id, 1)));
  stuck.open();
  await dispatcher.settle(10_000);
  expect(await bench.events()).toEqual([]);
  expect(await bench.attempts()).toEqual([]);
});

test("the metrics get every attempt and the depth of the queue", async () => {
  const outcomes: string[] = [];
  bench.respond = ({ eventId }) => new Response(null, { status: eventId === 1 ? 500 : 204 });
  await bench.emit({}, { id: 2 });
  const dispatcher = await bench.dispatcher({ onAttempt: (outcome) => outcomes.push(outcome) });
  await dispatcher.settle(10_000);
  expect(outcomes.sort()).toEqual(["DELIVERED", "STATUS"]);
  await dispatcher.stop();
  bench.clock.elapse(7_000);
  expect(await bench.store.read((db) => readQueue(db, bench.clock.now()))).toEqual({
    pending: 1,
    due: 1,
    oldestDueAge: 2_000,
  });
});
