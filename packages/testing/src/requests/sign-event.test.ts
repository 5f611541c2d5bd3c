import { verify } from "@syndikit/signature";
import { describe, expect, test } from "vitest";
import { buildEvent, metricRequest, signEvent, signedLambdaEvent, signedRequest } from "../index.js";

const secret = "a-secret-of-both-sides";
const event = buildEvent("Subscription.MODIFIED", { id: 42 });

describe("a signed event", () => {
  test("verifies with its secret, and with no other", () => {
    const { headers, body } = signEvent(event, { secret });
    const header = headers["cmw-event-signature"] ?? null;
    expect(verify({ body, header, secrets: secret })).toMatchObject({ ok: true });
    expect(verify({ body, header, secrets: "another-secret" })).toMatchObject({ ok: false });
    expect(JSON.parse(body)).toEqual(event);
  });

  test("can be signed by somebody else, or by nobody", () => {
    const wrong = signEvent(event, { secret, signature: "wrong" });
    const header = wrong.headers["cmw-event-signature"] ?? null;
    expect(verify({ body: wrong.body, header, secrets: secret })).toMatchObject({ reason: "mismatch" });
    expect(signEvent(event, { secret, signature: "none" }).headers).not.toHaveProperty("cmw-event-signature");
  });

  test("can be any text", async () => {
    const request = signedRequest("no JSON", { secret, url: "http://127.0.0.1:3000/events" });
    expect(request.url).toBe("http://127.0.0.1:3000/events");
    const body = await request.text();
    const header = request.headers.get("cmw-event-signature");
    expect(verify({ body, header, secrets: secret })).toMatchObject({ ok: true });
  });
});

describe("options", () => {
  test.each([
    [
      { secret, signture: "wrong" },
      "A signed event does not know signture. It knows: secret, url, signature.",
    ],
    [{ secret, signature: "bad" }, "bad is not a signature: use good, wrong or none."],
  ])("that have no effect are refused: %j", (options, message) => {
    expect(() => signEvent(event, options as never)).toThrow(message);
    expect(() => signedRequest(event, options as never)).toThrow(message);
    expect(() => signedLambdaEvent(event, options as never)).toThrow(message);
  });
});

describe("where a request goes", () => {
  test("may be a path of the vendor's application", () => {
    expect(signedRequest(event, { secret, url: "/hooks" }).url).toBe("https://app.example/hooks");
    expect(metricRequest("/metric/notes", 42).url).toBe("https://app.example/metric/notes");
  });

  test("is a subscription's metric, and never that of nobody", () => {
    // @ts-expect-error: as a test without types may ask for.
    expect(() => metricRequest("/metric/notes")).toThrow(
      "A metric is polled for a subscription, for example 42, not for undefined.",
    );
  });
});

describe("a function's event", () => {
  test("has the names of version 1 as somebody may spell them, once and as lists", () => {
    const { httpMethod, path, headers, multiValueHeaders } = signedLambdaEvent(event, {
      secret,
      source: "v1",
    });
    expect([httpMethod, path]).toEqual(["POST", "/marketplace/events"]);
    expect(headers).toHaveProperty("Cmw-Event-Signature");
    expect(multiValueHeaders?.["Content-Type"]).toEqual(["application/json; charset=utf-8"]);
  });

  test("of a source that there is not is refused", () => {
    // @ts-expect-error: as a test without types may ask for.
    const sign = () => signedLambdaEvent(event, { secret, source: "alb" });
    expect(sign).toThrow("alb is not a source of a function's event: use v1, v2, url or load-balancer.");
  });

  test("is in base64 from a function URL, byte for byte", () => {
    const text = JSON.stringify({ note: "Città ♥" });
    const { body, isBase64Encoded, rawPath } = signedLambdaEvent(text, { secret, source: "url" });
    expect([isBase64Encoded, rawPath]).toEqual([true, "/marketplace/events"]);
    expect(Buffer.from(body, "base64").toString()).toBe(text);
  });
});
