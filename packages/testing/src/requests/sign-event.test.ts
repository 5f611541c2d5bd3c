import { verify } from "@syndikit/signature";
import { describe, expect, test } from "vitest";
import { buildEvent, signEvent, signedLambdaEvent, signedRequest } from "../index.js";

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

  test("is in base64 from a function URL, byte for byte", () => {
    const text = JSON.stringify({ note: "Città ♥" });
    const { body, isBase64Encoded, rawPath } = signedLambdaEvent(text, { secret, source: "url" });
    expect([isBase64Encoded, rawPath]).toEqual([true, "/marketplace/events"]);
    expect(Buffer.from(body, "base64").toString()).toBe(text);
  });
});
