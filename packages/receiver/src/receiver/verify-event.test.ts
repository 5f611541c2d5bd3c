import { expect, expectTypeOf, test } from "vitest";
import { delivery, eventText, secret, signatureHeader } from "../../test/delivery.js";
import { bytesOfAnotherRealm } from "../../test/other-realm.js";
import { signedPost } from "../../test/signed-post.js";
import { type SignedRequest, verifyEvent } from "../index.js";

const address = "https://vendor.example/events";
const signature = String(delivery().header(signatureHeader));

test("gives the event of a request, typed", async () => {
  const verified = await verifyEvent(new Request(address, signedPost()), secret);

  expect(verified).toMatchObject({ ok: true, known: true, event: { entity: "Subscription", id: "12" } });
  if (verified.ok && verified.known && verified.event.entity === "Subscription") {
    expectTypeOf(verified.event.type).toEqualTypeOf<"CREATED" | "MODIFIED" | "DELETED">();
  }
});

const bufferOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

/** As `HttpRequest` of `@azure/functions`: neither a `Request` nor `Headers` of the global classes. */
class AzureRequest {
  readonly method = "POST";
  readonly url = address;
  readonly bodyUsed = false;
  readonly body = new ReadableStream<Uint8Array>();
  readonly headers = new (class {
    get(name: string): string | null {
      return name.toLowerCase() === signatureHeader ? signature : null;
    }
  })();
  async arrayBuffer(): Promise<ArrayBuffer> {
    return bufferOf(eventText());
  }
}

test.each([
  [
    "text and plain headers",
    { body: eventText(), headers: { "Content-Type": "a", [signatureHeader.toUpperCase()]: signature } },
  ],
  [
    "bytes and Headers",
    { body: new TextEncoder().encode(eventText()), headers: new Headers({ [signatureHeader]: signature }) },
  ],
  [
    "text and anything with get, which knows the name in lower case only",
    { body: eventText(), headers: { get: (name: string) => (name === signatureHeader ? signature : null) } },
  ],
  [
    "bytes of another realm",
    { body: bytesOfAnotherRealm(eventText()), headers: { [signatureHeader]: signature } },
  ],
  [
    "a view of a larger buffer",
    {
      body: new DataView(bufferOf(` ${eventText()} `), 1, Buffer.byteLength(eventText())),
      headers: { [signatureHeader]: signature },
    },
  ],
  ["a Map", { body: eventText(), headers: new Map([["CMW-Event-Signature", signature]]) }],
  [
    "pairs",
    {
      body: eventText(),
      headers: [
        ["Accept", "a"],
        [signatureHeader, signature],
      ],
    },
  ],
  ["an ArrayBuffer", { body: bufferOf(eventText()), headers: { [signatureHeader]: [signature] } }],
  [
    "the bytes that Google Cloud Functions and NestJS keep beside the parsed body",
    {
      body: JSON.parse(eventText()),
      rawBody: Buffer.from(eventText()),
      headers: { [signatureHeader]: signature },
    },
  ],
  ["the request of Azure Functions, of a class of its own", new AzureRequest()],
] as [string, SignedRequest][])("takes %s", async (_, request) => {
  expect(await verifyEvent(request, ["the new secret, long enough", secret])).toMatchObject({ ok: true });
});

test.each([
  ["missing", {}],
  ["malformed", { [signatureHeader]: "sha1=x" }],
  ["mismatch", { [signatureHeader]: `sha1=${"0".repeat(40)}` }],
])("says that the signature is %s, and to answer 401", async (reason, headers) => {
  expect(await verifyEvent({ body: eventText(), headers }, secret)).toEqual({
    ok: false,
    reason,
    status: 401,
  });
});

test("says of what is signed and no event to answer 204, for it would come for ever", async () => {
  expect(await verifyEvent(new Request(address, signedPost("{")), secret)).toEqual({
    ok: false,
    reason: "not_an_event",
    status: 204,
  });
});

test.each([
  [
    "pairs",
    [
      [signatureHeader, signature],
      [signatureHeader.toUpperCase(), `sha1=${"0".repeat(40)}`],
    ],
  ],
  ["a list", { [signatureHeader]: [signature, signature] }],
])("refuses two signatures in %s", async (_, headers) => {
  expect(await verifyEvent({ body: eventText(), headers } as SignedRequest, secret)).toMatchObject({
    ok: false,
    status: 401,
  });
});

test("names the fix for a body that only its parser knows", async () => {
  const request = { body: JSON.parse(eventText()), headers: { [signatureHeader]: signature } };
  const used = new Request(address, signedPost());
  await used.text();

  await expect(verifyEvent(request as SignedRequest, secret)).rejects.toMatchObject({
    code: "body_consumed",
  });
  await expect(verifyEvent(used, secret)).rejects.toMatchObject({ code: "body_consumed" });
});

test("names the option of an empty secret", async () => {
  await expect(verifyEvent(new Request(address, signedPost()), "")).rejects.toMatchObject({
    code: "secret_empty",
    message: expect.stringMatching(/^secrets of verifyEvent is empty/),
  });
});
