import { sign } from "@syndikit/signature";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { delivery, eventText, secret, signatureHeader } from "../../test/delivery.js";
import { fakeClock, settle } from "../../test/fake-clock.js";
import { fakeMarketplace } from "../../test/fake-marketplace.js";
import { givenUp, putTask, quiet } from "../../test/tasks.js";
import {
  createEvents,
  createProvisioner,
  createReceiver,
  memoryStore,
  type Provisioner,
  type ProvisionerOptions,
  type ReceiverOptions,
  type Store,
  type Warning,
} from "../index.js";
import { sqliteStore } from "../store/sqlite.js";

const receiverWith = (options: Partial<ReceiverOptions> = {}) =>
  createReceiver({
    secrets: secret,
    hooks: quiet,
    // A provisioner has its own.
    ...(options.provisioner === undefined && { clock: fakeClock() }),
    ...options,
  });

function provisionerOn(
  store: Store,
  run: () => Promise<void> | void = () => {},
  market = fakeMarketplace(),
  clock = fakeClock(),
): Provisioner {
  return createProvisioner({
    client: market.client,
    store,
    clock,
    hooks: quiet,
    async provision() {
      await run();
      return { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] };
    },
    deprovision: () => {},
  });
}

describe("the answer table", () => {
  test("acknowledges with an empty 204", async () => {
    expect(await receiverWith().handle(delivery())).toEqual({ status: 204, headers: {} });
  });

  test.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])(
    "answers 405 to %s, and names POST",
    async (method) => {
      const response = await receiverWith().handle(delivery(eventText(), { method }));

      expect(response).toEqual({ status: 405, headers: { Allow: "POST" } });
    },
  );

  test("answers a health check only where it is wanted", async () => {
    const receiver = receiverWith({ health: true });

    expect((await receiver.handle(delivery("", { method: "GET" }))).status).toBe(200);
    expect((await receiver.handle(delivery("", { method: "PUT" }))).headers).toEqual({
      Allow: "GET, HEAD, POST",
    });
  });

  test.each([
    ["no signature", { headers: { [signatureHeader]: undefined } }],
    ["a malformed one", { headers: { [signatureHeader]: "sha1=xyz" } }],
    ["two of them", { headers: { [signatureHeader]: [sign(eventText(), secret), "sha1="] } }],
    ["one of another secret", { secret: "another secret of some length" }],
  ])("answers 401 to %s", async (_, changes) => {
    expect(await receiverWith().handle(delivery(eventText(), changes))).toEqual({ status: 401, headers: {} });
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])(
    "answers 415 to the content type %j",
    async (type) => {
      const request = delivery(eventText(), { headers: { "content-type": type } });

      expect((await receiverWith().handle(request)).status).toBe(415);
    },
  );

  test.each(["application/json", "Application/JSON;charset=utf-8", "application/json ; a=b", undefined])(
    "takes a signed delivery with the content type %j",
    async (type) => {
      const request = delivery(eventText(), { headers: { "content-type": type } });

      expect((await receiverWith().handle(request)).status).toBe(204);
    },
  );

  test("answers 413 to a declared length over the limit, without reading", async () => {
    const body = vi.fn();
    const request = { ...delivery(eventText(), { headers: { "content-length": "65537" } }), body };

    expect((await receiverWith().handle(request)).status).toBe(413);
    expect(body).not.toHaveBeenCalled();
  });

  test("answers 413 while reading a stream that does not say its length, and stops there", async () => {
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

  test("takes a body of exactly the limit", async () => {
    const text = eventText().padEnd(1000, " ");

    expect((await receiverWith({ maxBodyBytes: 1000 }).handle(delivery(text))).status).toBe(204);
    expect((await receiverWith({ maxBodyBytes: 999 }).handle(delivery(text))).status).toBe(413);
  });

  test("answers 429 with a time to come back when too much waits", async () => {
    const store = sqliteStore(":memory:");
    for (const id of [1, 2]) await putTask(store, `subscription/${id}`, 0);

    const response = await receiverWith({ store, maxBacklog: 2 }).handle(delivery());

    expect(response).toEqual({ status: 429, headers: { "Retry-After": "30" } });
  });

  test("answers 503 when the store cannot write", async () => {
    const store = { ...memoryStore(), durable: true, write: () => Promise.reject(new Error("disk full")) };
    const receiver = createReceiver({
      secrets: secret,
      provisioner: provisionerOn(store),
      hooks: quiet,
    });

    expect((await receiver.handle(delivery())).status).toBe(503);
  });

  test("answers 503 when the secrets cannot be read, and says why to the hook", async () => {
    const error = vi.fn();
    const secrets = () => Promise.reject(new Error("vault sealed"));

    expect((await receiverWith({ secrets, hooks: { error } }).handle(delivery())).status).toBe(503);
    expect(error).toHaveBeenCalledWith(new Error("vault sealed"), "reading the secrets");
  });

  test("answers 503 when the sender goes away amid the body", async () => {
    // biome-ignore lint/correctness/useYield: the stream breaks before it gives anything
    async function* broken(): AsyncGenerator<Uint8Array> {
      throw new Error("aborted");
    }
    const request = { ...delivery(), body: () => broken() };

    expect((await receiverWith().handle(request)).status).toBe(503);
  });

  test("answers 500 to its own errors, without their text", async () => {
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
  test("needs secrets, or the word that none are needed", () => {
    expect(() => createReceiver({})).toThrow(/allowUnsigned/);
    expect(() => createReceiver({ secrets: "" })).toThrow(/empty/);
    expect(() => createReceiver({ secrets: [] })).toThrow(/no secret/);
  });

  test("warns of a weak secret, without saying it", () => {
    const warnings: Warning[] = [];
    createReceiver({ secrets: "MY_SECRET_TOKEN", hooks: { warning: (warning) => warnings.push(warning) } });

    expect(warnings.map(({ code }) => code)).toEqual(["weak_secret"]);
    expect(JSON.stringify(warnings)).not.toContain("MY_SECRET_TOKEN");
  });

  test("warns of a weak secret once, however many receivers have it", () => {
    const written = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => written.mockRestore());
    for (const secrets of ["changeme", "changeme", ["a secret that is long enough", "changeme"]]) {
      createReceiver({ secrets });
    }

    // The third receiver has it in another place.
    expect(written.mock.calls).toEqual([
      [expect.stringMatching(/^weak_secret \(secret 0\): /)],
      [expect.stringMatching(/^weak_secret \(secret 1\): /)],
    ]);
  });

  test("takes an old secret, and says that it is still in use", async () => {
    const warning = vi.fn();
    const secrets = ["the new secret, long enough", secret];

    expect((await receiverWith({ secrets, hooks: { warning } }).handle(delivery())).status).toBe(204);
    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "old_secret_matched" }));
  });

  test("reads replaced secrets without a restart", async () => {
    let current = "the first secret, long enough";
    const receiver = receiverWith({ secrets: async () => current });
    expect((await receiver.handle(delivery())).status).toBe(401);
    current = secret;

    expect((await receiver.handle(delivery())).status).toBe(204);
  });

  test("verifies bytes that are not UTF-8, and a byte order mark", async () => {
    const receiver = receiverWith();
    const withMark = new TextEncoder().encode(`\ufeff${eventText()}`);

    expect((await receiver.handle(delivery(withMark))).status).toBe(204);
    expect((await receiver.handle(delivery(Uint8Array.of(0xff, 0xfe, 0x7b)))).status).toBe(204);
    expect(receiver.counts()).toMatchObject({ unhandled: 1, poison: 1 });
  });

  test("refuses a wrong signature in unsigned mode too, when it has secrets", async () => {
    const receiver = receiverWith({ allowUnsigned: true });
    const unsigned = { headers: { [signatureHeader]: undefined } };

    expect((await receiver.handle(delivery(eventText(), unsigned))).status).toBe(204);
    expect((await receiver.handle(delivery(eventText(), { secret: "x".repeat(20) }))).status).toBe(401);
  });

  test("calls no handler for an unsigned event, and keeps nothing of it", async () => {
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
    expect(await givenUp(receiver)).toEqual([]);
  });

  test("says that unsigned events are accepted", () => {
    const warning = vi.fn();
    createReceiver({ allowUnsigned: true, hooks: { warning } });

    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "unsigned_accepted" }));
  });

  test("needs a content type without a signature", async () => {
    const receiver = createReceiver({ allowUnsigned: true, hooks: quiet });
    const request = delivery(eventText(), {
      headers: { [signatureHeader]: undefined, "content-type": undefined },
    });

    expect((await receiver.handle(request)).status).toBe(415);
  });
});

describe("events that nobody can use", () => {
  test.each([
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
    expect(await givenUp(receiver)).toMatchObject([{ reason: "poison" }]);
    const [kept] = await givenUp(receiver);
    expect(await receiver.show(kept?.key ?? "")).toMatchObject({ payload: text });
  });

  test("keeps bytes that are no text as base64", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery(Uint8Array.of(0xff, 0xfe)));

    const [kept] = await givenUp(receiver);
    expect(await receiver.show(kept?.key ?? "")).toMatchObject({ payload: "base64://4=" });
  });

  test.each(["0", "-1", "2147483648", "12/../13", "abc", "", "01"])(
    "keeps a subscription event with the impossible id %j as poison",
    async (id) => {
      const store = memoryStore();
      const receiver = receiverWith({ provisioner: provisionerOn(store) });

      expect((await receiver.handle(delivery(eventText({ id })))).status).toBe(204);
      expect(await givenUp(receiver)).toMatchObject([{ reason: "poison" }]);
      expect(await store.next(["event"])).toBeUndefined();
    },
  );

  test("acknowledges, counts and keeps an unknown entity, and an unknown type", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery(eventText({ entity: "Comet" })));
    await receiver.handle(delivery(eventText({ type: "MELTED" })));

    expect(receiver.counts()).toMatchObject({ unknown: 2 });
    expect((await givenUp(receiver)).map(({ error }) => error)).toEqual([
      "No such event: Comet.MODIFIED",
      "No such event: Subscription.MELTED",
    ]);
  });

  test("takes a probe of syndikit doctor, and tells nobody and keeps nothing", async () => {
    const handler = vi.fn();
    const deadLettered = vi.fn();
    const events = createEvents().onAny(handler).onUnhandled(handler);
    const receiver = receiverWith({ events, hooks: { ...quiet, deadLettered } });
    const { status } = await receiver.handle(delivery(eventText({ entity: "SyndikitProbe" })));

    expect(status).toBe(204);
    expect(receiver.counts()).toMatchObject({ probe: 1, unknown: 0 });
    expect(await givenUp(receiver)).toEqual([]);
    expect(handler).not.toHaveBeenCalled();
    expect(deadLettered).not.toHaveBeenCalled();
  });

  test("does not take a forged probe of syndikit doctor for a wrong secret", async () => {
    const warning = vi.fn();
    const receiver = receiverWith({ secrets: secret, hooks: { ...quiet, warning } });
    const probe = eventText({ entity: "SyndikitProbe" });
    for (const header of [undefined, "sha1=x", `sha1=${"0".repeat(40)}`]) {
      const forged = { headers: { [signatureHeader]: header } };
      expect((await receiver.handle(delivery(probe, forged))).status).toBe(401);
    }
    expect(warning).not.toHaveBeenCalled();

    await receiver.handle(delivery(eventText(), { headers: { [signatureHeader]: "sha1=x" } }));
    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "signature_refused" }));
  });

  test.each([
    ["", /^secrets of createReceiver is empty.*variable.*EVENT_SECRET/],
    [["0123456789abcdef", ""], /^secret 1 in secrets of createReceiver is empty/],
  ])("names the option and the variable of an empty secret: %j", (secrets, message) => {
    expect(() => createReceiver({ secrets })).toThrow(
      expect.objectContaining({ code: "secret_empty", message: expect.stringMatching(message) }),
    );
  });

  test("says what a body failed with, where the sender did not leave", async () => {
    const error = vi.fn();
    const warning = vi.fn();
    const receiver = receiverWith({ secrets: secret, hooks: { ...quiet, error, warning } });
    const failing = (cause: unknown) => ({
      ...delivery(),
      body: () => ({
        feed: (_: unknown, end: (whole: boolean, error?: unknown) => void) => end(false, cause),
      }),
    });

    expect((await receiver.handle(failing(new Error("incorrect header check")))).status).toBe(503);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: "incorrect header check" }),
      "reading the body of a delivery",
    );
    expect(warning).not.toHaveBeenCalled();
    const left = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    expect((await receiver.handle(failing(left))).status).toBe(503);
    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "body_interrupted" }));
    expect(error).toHaveBeenCalledOnce();
  });

  test("answers 503 to a probe when the store cannot write", async () => {
    const store = { ...memoryStore(), write: () => Promise.reject(new Error("disk full")) };
    const receiver = receiverWith({ provisioner: provisionerOn(store) });

    expect((await receiver.handle(delivery(eventText({ entity: "SyndikitProbe" })))).status).toBe(503);
  });

  test("does not let an unsigned probe into the store", async () => {
    const write = vi.fn();
    const store = { ...memoryStore(), write };
    const receiver = receiverWith({
      secrets: secret,
      allowUnsigned: true,
      provisioner: provisionerOn(store),
    });
    const unsigned = { headers: { [signatureHeader]: undefined } };
    const { status } = await receiver.handle(delivery(eventText({ entity: "SyndikitProbe" }), unsigned));

    expect(status).toBe(204);
    expect(write).not.toHaveBeenCalled();
  });

  test("counts a known event without a handler, and keeps nothing", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery(eventText({ entity: "Invoice" })));

    expect(receiver.counts()).toMatchObject({ unhandled: 1 });
    expect(await givenUp(receiver)).toEqual([]);
  });
});

describe("typed handlers", () => {
  test("calls those of the event, those of the entity, and those of all, with a numeric id as text", async () => {
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

  test("gives unhandled and unknown events to onUnhandled, and says which is which", async () => {
    const seen: unknown[] = [];
    const events = createEvents().onUnhandled(({ event, known }) => seen.push([event.entity, known]));
    const receiver = receiverWith({ events });
    await receiver.handle(delivery(eventText({ entity: "User" })));
    await receiver.handle(delivery(eventText({ entity: "Comet" })));

    expect(seen).toEqual([
      ["User", true],
      ["Comet", false],
    ]);
    expect(await givenUp(receiver)).toEqual([]);
  });

  test("handles a repeated delivery once by the service's own id, and without one takes each as an event", async () => {
    const handler = vi.fn();
    const receiver = receiverWith({ events: createEvents().onAny(handler) });
    for (const eventId of [1, 1, 2]) await receiver.handle(delivery(eventText({ eventId })));
    expect(receiver.counts()).toMatchObject({ accepted: 2, duplicate: 1 });
    // Two changes in one second have the same bytes.
    await receiver.handle(delivery());
    await receiver.handle(delivery());

    expect(handler).toHaveBeenCalledTimes(4);
  });

  test("keeps nothing of an event without an id that is not done when it is sent again", async () => {
    const handler = vi.fn().mockRejectedValueOnce(new Error("down"));
    const receiver = receiverWith({ events: createEvents().onAny(handler) });

    expect((await receiver.handle(delivery())).status).toBe(429);
    expect((await receiver.handle(delivery())).status).toBe(204);
    expect(handler).toHaveBeenCalledTimes(2);
    expect((await receiver.inspect()).counts).toMatchObject({ retrying: 0, done: 1 });
  });

  test("does not acknowledge on a memory store before the handlers succeeded, and repeats only what failed", async () => {
    const good = vi.fn();
    const bad = vi.fn().mockRejectedValueOnce(new Error("down"));
    const clock = fakeClock();
    const receiver = receiverWith({ events: createEvents().onAny(good).onAny(bad), clock });
    const event = eventText({ eventId: 1 });

    expect(await receiver.handle(delivery(event))).toMatchObject({ status: 429 });
    await clock.advance(2000);
    expect((await receiver.handle(delivery(event))).status).toBe(204);
    expect([good, bad].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  test("tells once of a signature that is refused, and again after one that was good", async () => {
    const warning = vi.fn();
    const receiver = receiverWith({ events: createEvents(), hooks: { warning } });
    const refused = delivery(eventText(), { secret: "the-secret-of-somebody-else" });
    for (let count = 0; count < 3; count += 1) {
      expect((await receiver.handle(refused)).status).toBe(401);
    }
    const told = expect.objectContaining({
      code: "signature_refused",
      message: expect.stringContaining("compare the secret with that of the product"),
    });
    expect(warning.mock.calls).toEqual([[told]]);
    await receiver.handle(delivery());
    await receiver.handle(refused);
    expect(warning.mock.calls).toEqual([[told], [told]]);
  });

  test("tells of a wrong secret also after somebody posted without a signature, or with one that cannot be read", async () => {
    const warning = vi.fn();
    const receiver = receiverWith({ events: createEvents(), hooks: { warning } });
    const send = (changes: Parameters<typeof delivery>[1]) => receiver.handle(delivery(eventText(), changes));
    const refuse = async () => {
      await send({ headers: { [signatureHeader]: undefined } });
      await send({ headers: { [signatureHeader]: "sha1=xyz" } });
      await send({ secret: "the-secret-of-somebody-else" });
    };
    await refuse();
    await refuse();
    const told = ["without a signature", "cannot be read", "matches none"];

    const messages = () => warning.mock.calls.map(([given]: Warning[]) => given?.message);
    expect(messages()).toEqual(told.map((words) => expect.stringContaining(words)));
    await receiver.handle(delivery());
    await refuse();
    expect(messages()).toEqual([...told, ...told].map((words) => expect.stringContaining(words)));
  });

  test("says how old the event is, and warns when it comes from the future", async () => {
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
  test("hold the event after the last attempt, and can be redriven to the handlers", async () => {
    const handler = vi.fn().mockRejectedValueOnce(new Error("down"));
    const receiver = receiverWith({ events: createEvents().onAny(handler), retry: { attempts: 1 } });
    const event = eventText({ eventId: 1 });
    expect((await receiver.handle(delivery(event))).status).toBe(204);
    expect(await givenUp(receiver)).toMatchObject([{ reason: "exhausted", error: "Error: down" }]);
    expect(await receiver.show("event/1")).toMatchObject({ payload: event });

    expect(await receiver.redrive("event/1")).toBe(1);
    await receiver.drain({ deadline: "1m" });
    expect(handler).toHaveBeenCalledTimes(2);
    expect(await givenUp(receiver)).toEqual([]);
  });

  test("are dismissed, and not redriven, when they are poison", async () => {
    const receiver = receiverWith();
    await receiver.handle(delivery("{"));
    const [letter] = await givenUp(receiver);

    expect(await receiver.redrive(letter?.key ?? "")).toBe(0);
    expect(await receiver.dismiss(letter?.key ?? "")).toBe(1);
    expect(await givenUp(receiver)).toEqual([]);
  });
});

describe("acknowledgement", () => {
  test("follows a durable write, and does not wait for the work", async () => {
    const store = { ...memoryStore(), durable: true };
    const work = vi.fn();
    const receiver = receiverWith({ provisioner: provisionerOn(store, work), worksElsewhere: true });

    expect((await receiver.handle(delivery())).status).toBe(204);
    await settle();
    expect(work).not.toHaveBeenCalled();
    expect(await store.waiting(["event"], 9)).toBe(1);
    await receiver.start();
    await settle();
    await receiver.stop();
    expect(work).toHaveBeenCalledOnce();
    expect(await store.waiting(["event"], 9)).toBe(0);
  });

  test("follows the work on a memory store", async () => {
    const work = vi.fn();
    const receiver = receiverWith({ provisioner: provisionerOn(memoryStore(), work) });

    expect((await receiver.handle(delivery())).status).toBe(204);
    expect(work).toHaveBeenCalledOnce();
  });

  test("turns into 429 at the deadline, the work goes on, and the next delivery joins it", async () => {
    let finish = (): void => {};
    const clock = fakeClock();
    const work = (): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const provisioner = provisionerOn(memoryStore(), work, fakeMarketplace(), clock);
    const warning = vi.fn();
    const receiver = receiverWith({ provisioner, inlineDeadline: "8s", hooks: { ...quiet, warning } });
    const first = receiver.handle(delivery());
    await clock.advance(8000);
    expect(await first).toEqual({ status: 429, headers: { "Retry-After": "5" } });
    expect(warning).toHaveBeenCalledExactlyOnceWith({
      code: "still_running",
      message: expect.stringMatching(/^provision is still running \(since 2026-01-01T00:00:00\.000Z\)/),
      subject: "subscription/12",
    });

    const second = receiver.handle(delivery());
    await settle();
    finish();

    expect((await second).status).toBe(204);
  });

  test("says when to come back after a failure", async () => {
    const provisioner = provisionerOn(memoryStore(), () => {
      throw new Error("no capacity");
    });

    const response = await receiverWith({ provisioner }).handle(delivery());

    expect(response.status).toBe(429);
    expect(Number(response.headers["Retry-After"])).toBeGreaterThanOrEqual(1);
  });

  test("coalesces a burst of duplicates into few reads", async () => {
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

  test("reads the subscription of the id, and never follows entityUrl", async () => {
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

describe("the concurrency of a receiver", () => {
  test("without a provisioner is that of its events", async () => {
    let [running, most] = [0, 0];
    const events = createEvents().onAny(async () => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
    });
    const store = { ...memoryStore(), durable: true };
    const receiver = createReceiver({ secrets: secret, events, store, concurrency: 2 });
    await receiver.start();
    for (let eventId = 1; eventId <= 8; eventId += 1) await receiver.handle(delivery(eventText({ eventId })));
    await expect.poll(async () => (await receiver.inspect()).counts.done).toBe(8);
    await receiver.stop();

    expect(most).toBe(2);
  });
});

describe("an option that has no effect is refused", () => {
  const market = fakeMarketplace();
  const provisioned = {
    client: market.client,
    store: memoryStore(),
    provision: () => ({ endpoints: [{ category: "APP", endpoint: "https://t.example" }] }),
    deprovision: () => {},
  } satisfies ProvisionerOptions;
  const provisioner = createProvisioner(provisioned);

  test.each<[string, Partial<ReceiverOptions>]>([
    ["store", { store: memoryStore() }],
    ["retry", { retry: { attempts: 1 } }],
    ["concurrency", { concurrency: 2 }],
    ["remember", { remember: "1d" }],
    ["storeTimeLimit", { storeTimeLimit: "1s" }],
    ["clock", { clock: fakeClock() }],
    ["random", { random: () => 0 }],
    ["store and clock", { store: memoryStore(), clock: fakeClock() }],
  ])("%s beside a provisioner", (name, options) => {
    expect(() => createReceiver({ secrets: secret, provisioner, ...options })).toThrow(
      `${name} of createReceiver has no effect beside a provisioner. Leave it out, and give it to createProvisioner.`,
    );
  });

  test.each<[string, Partial<ReceiverOptions>]>([
    ["timeLimit of createReceiver has no effect without events.", { timeLimit: "1m" }],
    ["timeLimit of createReceiver has no effect without events.", { timeLimit: "1m", provisioner }],
    ['inlineDeadline has no effect with mode: "queue"', { mode: "queue", inlineDeadline: "1s" }],
    ['worksElsewhere has no effect with mode: "inline"', { mode: "inline", worksElsewhere: true }],
  ])("%s", (message, options) => {
    expect(() => createReceiver({ secrets: secret, ...options })).toThrow(message);
  });

  test("but not one whose effect depends on the store, which may be another one in production", () => {
    const store = { ...memoryStore(), durable: true };

    expect(createReceiver({ secrets: secret, store, inlineDeadline: "1s" })).toBeDefined();
    expect(createReceiver({ secrets: secret, worksElsewhere: true })).toBeDefined();
  });

  test("goneAfter where tenants are kept", () => {
    expect(() => createProvisioner({ ...provisioned, goneAfter: "1d" })).toThrow(
      'goneAfter has no effect where tenants are kept. Set gone: "deprovision", or leave it out.',
    );
  });
});

test("a stop ends within the ten seconds of a container, also while code hangs, and says which", async () => {
  const clock = fakeClock();
  const store = { ...memoryStore(), durable: true };
  const provisioner = provisionerOn(store, () => new Promise(() => {}), fakeMarketplace(), clock);
  const receiver = createReceiver({ secrets: secret, provisioner, hooks: quiet });
  await receiver.start();
  await receiver.handle(delivery());
  await clock.advance(1000);
  const stopped = vi.fn();
  void receiver.stop().then(stopped);
  await clock.advance(9500);

  expect(stopped).toHaveBeenCalledWith({ left: ["subscription/12"] });
});
