import { sign } from "@syndikit/signature";
import { describe, expect, it, vi } from "vitest";
import { delivery, eventText, secret, signatureHeader } from "../../test/delivery.js";
import { fakeClock, settle } from "../../test/fake-clock.js";
import { fakeMarketplace } from "../../test/fake-marketplace.js";
import {
  createEvents,
  createProvisioner,
  createReceiver,
  memoryStore,
  type Provisioner,
  type ReceiverOptions,
  type Store,
  type Warning,
} from "../index.js";
import { sqliteStore } from "../store/sqlite.js";

const quiet = { warning: () => {}, error: () => {} };
const receiverWith = (options: Partial<ReceiverOptions> = {}) =>
  createReceiver({ secrets: secret, hooks: quiet, clock: fakeClock(), ...options });

function provisionerOn(
  store: Store,
  run: () => Promise<void> | void = () => {},
  market = fakeMarketplace(),
): Provisioner {
  return createProvisioner({
    client: market.client,
    store,
    clock: fakeClock(),
    hooks: quiet,
    async provision() {
      await run();
      return { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] };
    },
    deprovision: () => {},
  });
}

describe("the answer table", () => {
  it("acknowledges with an empty 204", async () => {
    expect(await receiverWith().handle(delivery())).toEqual({ status: 204, headers: {} });
  });

  it.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])(
    "answers 405 to %s, and names POST",
    async (method) => {
      const response = await receiverWith().handle(delivery(eventText(), { method }));

      expect(response).toEqual({ status: 405, headers: { Allow: "POST" } });
    },
  );

  it("answers a health check only where it is wanted", async () => {
    const receiver = receiverWith({ health: true });

    expect((await receiver.handle(delivery("", { method: "GET" }))).status).toBe(200);
    expect((await receiver.handle(delivery("", { method: "PUT" }))).headers).toEqual({
      Allow: "GET, HEAD, POST",
    });
  });

  it.each([
    ["no signature", { headers: { [signatureHeader]: undefined } }],
    ["a malformed one", { headers: { [signatureHeader]: "sha1=xyz" } }],
    ["two of them", { headers: { [signatureHeader]: [sign(eventText(), secret), "sha1="] } }],
    ["one of another secret", { secret: "another secret of some length" }],
  ])("answers 401 to %s", async (_, changes) => {
    expect(await receiverWith().handle(delivery(eventText(), changes))).toEqual({ status: 401, headers: {} });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])(
    "answers 415 to the content type %j",
    async (type) => {
      const request = delivery(eventText(), { headers: { "content-type": type } });

      expect((await receiverWith().handle(request)).status).toBe(415);
    },
  );

  it.each(["application/json", "Application/JSON;charset=utf-8", "application/json ; a=b", undefined])(
    "takes a signed delivery with the content type %j",
    async (type) => {
      const request = delivery(eventText(), { headers: { "content-type": type } });

      expect((await receiverWith().handle(request)).status).toBe(204);
    },
  );

  it("answers 413 to a declared length over the limit, without reading", async () => {
    const body = vi.fn();
    const request = { ...delivery(eventText(), { headers: { "content-length": "65537" } }), body };

    expect((await receiverWith().handle(request)).status).toBe(413);
    expect(body).not.toHaveBeenCalled();
  });

  it("answers 413 while reading a stream that does not say its length, and stops there", async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        sent += 1;
        yield new Uint8Array(1024);
      }
    }
    const request = {
      ...delivery("", { headers: { "content-length": undefined } }),
      body: () => endless(),
    };

    expect((await receiverWith({ maxBodyBytes: 4096 }).handle(request)).status).toBe(413);
    expect(sent).toBe(5);
  });

  it("takes a body of exactly the limit", async () => {
    const text = eventText().padEnd(1000, " ");

    expect((await receiverWith({ maxBodyBytes: 1000 }).handle(delivery(text))).status).toBe(204);
    expect((await receiverWith({ maxBodyBytes: 999 }).handle(delivery(text))).status).toBe(413);
  });

  it("answers 429 with a time to come back when too much waits", async () => {
    const store = sqliteStore(":memory:");
    for (const id of [1, 2]) await store.enqueue({ key: `subscription/${id}`, cause: "event", dueAt: 0 });

    const response = await receiverWith({ store, maxBacklog: 2 }).handle(delivery());

    expect(response).toEqual({ status: 429, headers: { "Retry-After": "30" } });
  });

  it("answers 503 when the store cannot write", async () => {
    const store = { ...memoryStore(), durable: true, enqueue: () => Promise.reject(new Error("disk full")) };
    const receiver = createReceiver({
      secrets: secret,
      provisioner: provisionerOn(store),
      hooks: quiet,
    });

    expect((await receiver.handle(delivery())).status).toBe(503);
  });

  it("answers 503 when the secrets cannot be read, and says why to the hook", async () => {
    const error = vi.fn();
    const secrets = () => Promise.reject(new Error("vault sealed"));

    expect((await receiverWith({ secrets, hooks: { error } }).handle(delivery())).status).toBe(503);
    expect(error).toHaveBeenCalledWith(new Error("vault sealed"), "reading the secrets");
  });

  it("answers 503 when the sender goes away amid the body", async () => {
    // biome-ignore lint/correctness/useYield: the stream breaks before it gives anything
    async function* broken(): AsyncGenerator<Uint8Array> {
      throw new Error("aborted");
    }
    const request = { ...delivery(), body: () => broken() };

    expect((await receiverWith().handle(request)).status).toBe(503);
  });

  it("answers 500 to its own errors, without their text", async () => {
    const error = vi.fn();
    const request = {
      ...delivery(),
      body: () => {
        throw new Error("a bug");
      },
    };

    expect(await receiverWith({ hooks: { error } }).handle(request)).toEqual({ status: 500, headers: {} });
    expect(error).toHaveBeenCalledOnce();
  });
});

describe("signatures", () => {
  it("needs secrets, or the word that none are needed", () => {
    expect(() => createReceiver({})).toThrow(/allowUnsigned/);
    expect(() => createReceiver({ secrets: "" })).toThrow(/empty/);
    expect(() => createReceiver({ secrets: [] })).toThrow(/no secret/);
  });

  it("warns of a weak secret, without saying it", () => {
    const warnings: Warning[] = [];
    createReceiver({ secrets: "MY_SECRET_TOKEN", hooks: { warning: (warning) => warnings.push(warning) } });

    expect(warnings.map(({ code }) => code)).toEqual(["weak_secret", "weak_secret"]);
    expect(JSON.stringify(warnings)).not.toContain("MY_SECRET_TOKEN");
  });

  it("takes an old secret, and says that it is still in use", async () => {
    const warning = vi.fn();
    const secrets = ["the new secret, long enough", secret];

    expect((await receiverWith({ secrets, hooks: { warning } }).handle(delivery())).status).toBe(204);
    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "old_secret_matched" }));
  });

  it("reads replaced secrets without a restart", async () => {
    let current = "the first secret, long enough";
    const receiver = receiverWith({ secrets: async () => current });
    expect((await receiver.handle(delivery())).status).toBe(401);
    current = secret;

    expect((await receiver.handle(delivery())).status).toBe(204);
  });

  it("verifies bytes that are not UTF-8, and a byte order mark", async () => {
    const receiver = receiverWith();
    const withMark = new TextEncoder().encode(`\ufeff${eventText()}`);

    expect((await receiver.handle(delivery(withMark))).status).toBe(204);
    expect((await receiver.handle(delivery(Uint8Array.of(0xff, 0xfe, 0x7b)))).status).toBe(204);
    expect(receiver.counts()).toMatchObject({ unhandled: 1, poison: 1 });
  });

  it("refuses a wrong signature in unsigned mode too, when it has secrets", async () => {
    const receiver = receiverWith({ allowUnsigned: true });
    const unsigned = { headers: { [signatureHeader]: undefined } };

    expect((await receiver.handle(delivery(eventText(), unsigned))).status).toBe(204);
    expect((await receiver.handle(delivery(eventText(), { secret: "x".repeat(20) }))).status).toBe(401);
  });

  it("calls no handler for an unsigned event, and keeps nothing of it", async () => {
    const handler = vi.fn();
    const receiver = createReceiver({
      allowUnsigned: true,
      events: createEvents().onAny(handler).onUnhandled(handler),
      hooks: quiet,
    });
    const unsigned = { headers: { [signatureHeader]: undefined } };
    for (const text of [eventText(), eventText({ entity: "Comet" }), "{"]) {
      expect((await receiver.handle(delivery(text, unsigned))).status).toBe(204);
    }

    expect(handler).not.toHaveBeenCalled();
    expect(await receiver.deadLetters()).toEqual([]);
  });

  it("says that unsigned events are accepted", () => {
    const warning = vi.fn();
    createReceiver({ allowUnsigned: true, hooks: { warning } });

    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "unsigned_accepted" }));
  });

  it("needs a content type without a signature", async () => {
    const receiver = createReceiver({ allowUnsigned: true, hooks: quiet });
    const request = delivery(eventText(), {
      headers: { [signatureHeader]: undefined, "content-type": undefined },
    });

    expect((await receiver.handle(request)).status).toBe(415);
  });
});

describe("events that nobody can use", () => {
  it.each([
    "{",
    "",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"entity":"Subscription","type":"CREATED"}',
    '{"id":1.5}',
  ])("acknowledges signed poison %j, and keeps it", async (text) => {
    const receiver = receiverWith();

    expect((await receiver.handle(delivery(text))).status).toBe(204);
    expect(await receiver.deadLetters()).toMatchObject([{ reason: "poison", payload: text }]);
  });

  it("keeps bytes that are no text as base64", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery(Uint8Array.of(0xff, 0xfe)));

    expect(await receiver.deadLetters()).toMatchObject([{ payload: "base64://4=" }]);
  });

  it.each(["0", "-1", "2147483648", "12/../13", "abc", "", "01"])(
    "keeps a subscription event with the impossible id %j as poison",
    async (id) => {
      const store = memoryStore();
      const receiver = receiverWith({ provisioner: provisionerOn(store) });

      expect((await receiver.handle(delivery(eventText({ id })))).status).toBe(204);
      expect(await store.deadLetters()).toMatchObject([{ reason: "poison" }]);
      expect(await store.nextDue()).toBeUndefined();
    },
  );

  it("acknowledges, counts and keeps an unknown entity, and an unknown type", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery(eventText({ entity: "Comet" })));
    await receiver.handle(delivery(eventText({ type: "MELTED" })));

    expect(receiver.counts()).toMatchObject({ unknown: 2 });
    expect((await receiver.deadLetters()).map(({ error }) => error)).toEqual([
      "No such event: Comet.MODIFIED",
      "No such event: Subscription.MELTED",
    ]);
  });

  it("takes a probe of syndikit doctor, and tells nobody and keeps nothing", async () => {
    const handler = vi.fn();
    const deadLettered = vi.fn();
    const events = createEvents().onAny(handler).onUnhandled(handler);
    const receiver = receiverWith({ events, hooks: { ...quiet, deadLettered } });
    const { status } = await receiver.handle(delivery(eventText({ entity: "SyndikitProbe" })));

    expect(status).toBe(204);
    expect(receiver.counts()).toMatchObject({ probe: 1, unknown: 0 });
    expect(await receiver.deadLetters()).toEqual([]);
    expect(handler).not.toHaveBeenCalled();
    expect(deadLettered).not.toHaveBeenCalled();
  });

  it("answers 503 to a probe when the store cannot write", async () => {
    const store = { ...memoryStore(), bury: () => Promise.reject(new Error("disk full")) };
    const receiver = receiverWith({ provisioner: provisionerOn(store) });

    expect((await receiver.handle(delivery(eventText({ entity: "SyndikitProbe" })))).status).toBe(503);
  });

  it("does not let an unsigned probe into the store", async () => {
    const bury = vi.fn();
    const store = { ...memoryStore(), bury };
    const receiver = receiverWith({
      secrets: secret,
      allowUnsigned: true,
      provisioner: provisionerOn(store),
    });
    const unsigned = { headers: { [signatureHeader]: undefined } };
    const { status } = await receiver.handle(delivery(eventText({ entity: "SyndikitProbe" }), unsigned));

    expect(status).toBe(204);
    expect(bury).not.toHaveBeenCalled();
  });

  it("counts a known event without a handler, and keeps nothing", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery(eventText({ entity: "Invoice" })));

    expect(receiver.counts()).toMatchObject({ unhandled: 1 });
    expect(await receiver.deadLetters()).toEqual([]);
  });
});

describe("typed handlers", () => {
  it("calls those of the event, those of the entity, and those of all, with a numeric id as text", async () => {
    const seen: string[] = [];
    const events = createEvents()
      .on("Subscription.MODIFIED", ({ event }) => seen.push(`event ${event.id}`))
      .on("Subscription", ({ event }) => seen.push(`entity ${event.type}`))
      .on("Subscription.CREATED", () => seen.push("never"))
      .onAny(({ event }) => seen.push(`any ${event.entity}`))
      .onUnhandled(() => seen.push("never"));
    await receiverWith({ events }).handle(delivery(eventText({ id: 12 })));

    expect(seen.sort()).toEqual(["any Subscription", "entity MODIFIED", "event 12"]);
  });

  it("gives unhandled and unknown events to onUnhandled, and says which is which", async () => {
    const seen: unknown[] = [];
    const events = createEvents().onUnhandled(({ event, known }) => seen.push([event.entity, known]));
    const receiver = receiverWith({ events });
    await receiver.handle(delivery(eventText({ entity: "User" })));
    await receiver.handle(delivery(eventText({ entity: "Comet" })));

    expect(seen).toEqual([
      ["User", true],
      ["Comet", false],
    ]);
    expect(await receiver.deadLetters()).toEqual([]);
  });

  it("handles a repeated delivery once: by the service's own id, else by its bytes", async () => {
    const handler = vi.fn();
    const receiver = receiverWith({ events: createEvents().onAny(handler) });
    for (const eventId of [1, 1, 2]) await receiver.handle(delivery(eventText({ eventId })));
    for (const date of ["a", "a", "b"]) await receiver.handle(delivery(eventText({ date })));

    expect(handler).toHaveBeenCalledTimes(4);
    expect(receiver.counts()).toMatchObject({ accepted: 4, duplicate: 2 });
  });

  it("does not acknowledge on a memory store before the handlers succeeded, and repeats only what failed", async () => {
    const good = vi.fn();
    const bad = vi.fn().mockRejectedValueOnce(new Error("down"));
    const receiver = receiverWith({ events: createEvents().onAny(good).onAny(bad) });

    expect(await receiver.handle(delivery())).toMatchObject({ status: 429 });
    expect((await receiver.handle(delivery())).status).toBe(204);
    expect([good, bad].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it("says how old the event is, and warns when it comes from the future", async () => {
    const warning = vi.fn();
    const ages: unknown[] = [];
    const clock = fakeClock(Date.parse("2026-01-01T01:00:00Z"));
    const events = createEvents().onAny(({ age }) => ages.push(age));
    const receiver = receiverWith({ events, clock, hooks: { warning } });
    await receiver.handle(delivery(eventText({ date: "2026-01-01T00:59:00Z" })));
    await receiver.handle(delivery(eventText({ date: "no date" })));
    expect(warning).not.toHaveBeenCalled();
    await receiver.handle(delivery(eventText({ date: "2027-01-01T00:00:00Z" })));

    expect(ages.slice(0, 2)).toEqual([60_000, undefined]);
    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "event_from_the_future" }));
  });
});

describe("dead letters of events", () => {
  it("hold the event after the last attempt, and can be redriven to the handlers", async () => {
    const handler = vi.fn().mockRejectedValueOnce(new Error("down"));
    const receiver = receiverWith({ events: createEvents().onAny(handler), retry: { attempts: 1 } });
    expect((await receiver.handle(delivery())).status).toBe(204);
    const [letter] = await receiver.deadLetters();
    expect(letter).toMatchObject({ reason: "exhausted", payload: eventText(), error: "Error: down" });

    expect(letter && (await receiver.redrive(letter))).toEqual({ kind: "done" });
    expect(handler).toHaveBeenCalledTimes(2);
    expect(await receiver.deadLetters()).toEqual([]);
  });

  it("cannot be redriven when they are poison", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery("{"));
    const [letter] = await receiver.deadLetters();

    await expect(letter && receiver.redrive(letter)).rejects.toMatchObject({ code: "invalid_option" });
  });
});

describe("acknowledgement", () => {
  it("follows a durable write, and does not wait for the work", async () => {
    const store = { ...memoryStore(), durable: true };
    const work = vi.fn();
    const receiver = receiverWith({ provisioner: provisionerOn(store, work) });

    expect((await receiver.handle(delivery())).status).toBe(204);
    expect(work).not.toHaveBeenCalled();
    expect(await store.backlog(9)).toBe(1);
    await receiver.start();
    await settle();
    await receiver.stop();
    expect(work).toHaveBeenCalledOnce();
    expect(await store.backlog(9)).toBe(0);
  });

  it("follows the work on a memory store", async () => {
    const work = vi.fn();
    const receiver = receiverWith({ provisioner: provisionerOn(memoryStore(), work) });

    expect((await receiver.handle(delivery())).status).toBe(204);
    expect(work).toHaveBeenCalledOnce();
  });

  it("turns into 429 at the deadline, the work goes on, and the next delivery joins it", async () => {
    let finish = (): void => {};
    const provisioner = provisionerOn(
      memoryStore(),
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const clock = provisioner.queue.clock as ReturnType<typeof fakeClock>;
    const receiver = receiverWith({ provisioner, inlineDeadline: "8s" });
    const first = receiver.handle(delivery());
    await clock.advance(8000);
    expect(await first).toEqual({ status: 429, headers: { "Retry-After": "5" } });

    const second = receiver.handle(delivery());
    await settle();
    finish();

    expect((await second).status).toBe(204);
  });

  it("says when to come back after a failure", async () => {
    const provisioner = provisionerOn(memoryStore(), () => {
      throw new Error("no capacity");
    });

    const response = await receiverWith({ provisioner }).handle(delivery());

    expect(response.status).toBe(429);
    expect(Number(response.headers["Retry-After"])).toBeGreaterThanOrEqual(1);
  });

  it("coalesces a burst of duplicates into few reads", async () => {
    const market = fakeMarketplace();
    const provisioner = createProvisioner({
      client: market.client,
      store: memoryStore(),
      clock: fakeClock(),
      hooks: quiet,
      provision: () => ({ endpoints: [{ category: "APP", endpoint: "https://t.example" }] }),
      deprovision: () => {},
    });
    const receiver = receiverWith({ provisioner });
    const responses = await Promise.all(Array.from({ length: 50 }, () => receiver.handle(delivery())));

    expect(responses.every(({ status }) => status === 204)).toBe(true);
    expect(market.calls.filter((call) => call === "get").length).toBeLessThan(10);
    expect(market.calls.filter((call) => call === "markDeployed")).toHaveLength(1);
  });

  it("reads the subscription of the id, and never follows entityUrl", async () => {
    const warning = vi.fn();
    const market = fakeMarketplace();
    const receiver = receiverWith({
      provisioner: provisionerOn(memoryStore(), () => {}, market),
      hooks: { warning },
    });
    await receiver.handle(delivery(eventText({ entityUrl: "https://evil.example/subscription/13" })));

    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "entity_url_mismatch" }));
    expect(new Set(market.refs)).toEqual(new Set(["subscription/12"]));
  });
});
