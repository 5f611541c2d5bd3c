import { expect, expectTypeOf, test } from "vitest";
import { delivery, eventText, secret, signatureHeader } from "../../test/delivery.js";
import { signedPost } from "../../test/signed-post.js";
import { verifyEvent } from "../index.js";

const address = "https://vendor.example/events";
const signature = String(delivery().header(signatureHeader));

test("gives the event of a request, typed", async () => {
  const verified = await verifyEvent(new Request(address, signedPost()), secret);

  expect(verified).toMatchObject({ ok: true, known: true, event: { entity: "Subscription", id: "12" } });
  if (verified.ok && verified.known && verified.event.entity === "Subscription") {
    expectTypeOf(verified.event.type).toEqualTypeOf<"CREATED" | "MODIFIED" | "DELETED">();
  }
});

test.each([
  [
    "text and plain headers",
    { body: eventText(), headers: { "Content-Type": "a", [signatureHeader.toUpperCase()]: signature } },
  ],
  [
    "bytes and Headers",
    { body: new TextEncoder().encode(eventText()), headers: new Headers({ [signatureHeader]: signature }) },
  ],
])("takes %s", async (_, request) => {
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
