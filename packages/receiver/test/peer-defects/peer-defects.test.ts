// Inputs that kits of other services get wrong, each as one case, on both builds.
import { headerNames } from "@syndikit/contract";
import { describe, expect, test, vi } from "vitest";
import type { HeaderValue, ReceiverOptions } from "../../src/index.js";
import { eventText, secret } from "../delivery.js";
import { fakeClock } from "../fake-clock.js";
import { type Build, loadWebBuild, nodeBuild } from "./builds.js";

const builds: readonly (readonly [string, Build])[] = [
  ["the Node build", nodeBuild],
  ["the web build", await loadWebBuild()],
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const body = bytesOf(eventText());

describe.each(builds)("%s", (_, { kit, post, postParsed }) => {
  const { createEvents, createReceiver, memoryStore, signBody, verifySignature } = kit;
  const good = signBody(body, secret);
  const hex = good.slice("sha1=".length);
  const check = (header: HeaderValue, signed: Uint8Array | string = body) =>
    verifySignature({ body: signed, header, secrets: secret });
  const malformed = { ok: false, reason: "malformed" };
  const matches = { ok: true, secretIndex: 0 };

  /** Posts signed bytes to a receiver, and gives the status with what it kept and warned of. */
  async function receive(signed: Uint8Array, options: Partial<ReceiverOptions> = {}) {
    const warned: string[] = [];
    const hooks = { warning: ({ code }: { code: string }) => void warned.push(code), error: () => {} };
    const receiver = createReceiver({ secrets: secret, hooks, store: memoryStore(), ...options });
    const headers = {
      "content-type": "application/json",
      [headerNames.eventSignature]: signBody(signed, secret),
    };
    const status = await post(receiver, signed, headers);
    return {
      receiver,
      status,
      warned,
      kept: (await receiver.list({ states: ["dead"] })).items.map(({ reason }) => reason),
    };
  }

  test("non-hex signature: refused, without an error", () => {
    expect(check(`sha1=${"z".repeat(40)}`)).toEqual(malformed);
  });

  test("hex with `--` between pairs: refused", () => {
    expect(check(`sha1=${hex.match(/../g)?.join("--")}`)).toEqual(malformed);
  });

  test("signature without algorithm prefix: refused", () => {
    expect(check(hex)).toEqual(malformed);
  });

  test("prefix at the end: refused", () => {
    expect(check(`${hex}sha1=`)).toEqual(malformed);
  });

  test("upper-case hex: refused", () => {
    expect(check(`sha1=${hex.toUpperCase()}`)).toEqual(malformed);
  });

  test("empty body, valid MAC: verified, acknowledged, and kept as no event", async () => {
    const empty = new Uint8Array(0);
    expect(check(signBody(empty, secret), empty)).toEqual(matches);
    expect(await receive(empty)).toMatchObject({ status: 204, kept: ["poison"] });
  });

  test("body as `Uint8Array`: verified", () => {
    expect(check(good, new Uint8Array(body))).toEqual(matches);
  });

  test("`Headers` instance, or the headers of Node: the signature is found", async () => {
    expect(await receive(body)).toMatchObject({ status: 204, kept: [] });
  });

  test("header value as array: one is verified, two are refused, none is missing", () => {
    expect(check([good])).toEqual(matches);
    expect(check([good, good])).toEqual(malformed);
    expect(check([])).toEqual({ ok: false, reason: "missing" });
  });

  test("body with UTF-8 BOM, signed as sent: verified, and read", async () => {
    const handler = vi.fn();
    const events = createEvents().on("Subscription", handler);
    expect(await receive(bytesOf(`\ufeff${eventText()}`), { events })).toMatchObject({
      status: 204,
      kept: [],
    });
    expect(handler).toHaveBeenCalledOnce();
  });

  test("non-UTF-8 bytes, signed as sent: verified, acknowledged, and kept as they came", async () => {
    const { status, receiver } = await receive(Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d));
    expect(status).toBe(204);
    const [letter] = (await receiver.list({ states: ["dead"] })).items;
    expect(await receiver.show(letter?.key ?? "")).toMatchObject({
      reason: "poison",
      payload: "base64://57fQ==",
    });
  });

  test("MAC dated one year ahead: acknowledged, for it would come for ever, and warned of", async () => {
    const ahead = bytesOf(eventText({ date: "2027-01-01T00:00:00Z" }));
    const clock = fakeClock(Date.parse("2026-01-01T00:00:00Z"));
    expect(await receive(ahead, { clock })).toMatchObject({
      status: 204,
      warned: ["event_from_the_future"],
    });
  });

  test("a parser ran first, as `express.json()`: a named error with the fix, within milliseconds", async () => {
    const error = vi.fn();
    const receiver = createReceiver({ secrets: secret, hooks: { error } });
    const headers = { "content-type": "application/json", [headerNames.eventSignature]: good };

    // Again where the machine was busy with something else.
    await vi.waitFor(async () => {
      const start = performance.now();
      expect(await postParsed(receiver, body, headers)).toBe(500);
      expect(performance.now() - start).toBeLessThan(1_000);
    }, 30_000);
    expect(error.mock.calls[0]?.[0]).toMatchObject({
      name: "BodyConsumedError",
      code: "body_consumed",
      message: expect.stringMatching(/before express\.json\(\)|do not call request\.json\(\)/),
    });
  });

  test("handler fails after the timeout: nothing was acknowledged, and the failure is reported and tried again", async () => {
    let fail = (_: Error): void => {};
    const events = createEvents().on("Subscription", () => new Promise((_, reject) => (fail = reject)));
    const retrying = vi.fn();
    const options = { events, inlineDeadline: "20ms", hooks: { retrying } } as const;
    const { status } = await receive(body, options);
    expect(status).toBe(429);

    const error = new Error("too late");
    fail(error);
    await expect.poll(() => retrying.mock.calls[0]?.[0]).toMatchObject({ attempt: 1, error });
  });
});
