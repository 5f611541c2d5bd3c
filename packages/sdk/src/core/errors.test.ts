import { inspect } from "node:util";
import { expect, expectTypeOf, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { json } from "../../test/fake-fetch.js";
import { ApiError, isCallError, UnexpectedResponse } from "./errors.js";

const locked = (): Response =>
  json(
    {
      errorHolders: [
        { key: "locked-%id%", error: "Subscription %id% is being upgraded.", extraFields: { id: "42" } },
      ],
    },
    423,
    { "cmw-request-id": "r-1" },
  );

test("the message says what happened, to what, and at what cost", async () => {
  const error = await failure(testClient(locked).market.subscriptions.renew("subscription/42"));
  expect(String(error)).toMatch(
    /^ApiError: PATCH subscription\/42 → 423 Subscription 42 is being upgraded\. \(attempt 1, \d+ ms\)$/,
  );
});

test("an ApiError holds what the answer said", async () => {
  const error = await failure(testClient(locked).market.subscriptions.renew(42));
  expect(error).toMatchObject({
    kind: "api",
    operation: "subscriptions.renew",
    status: 423,
    code: "locked-%id%",
    requestId: "r-1",
    attempts: 1,
  });
});

test("a status narrows the error", async () => {
  const error = await failure(testClient(locked).market.subscriptions.renew(42));
  expect(ApiError.is(error)).toBe(true);
  expect(ApiError.is(error, 404)).toBe(false);
  if (!ApiError.is(error, 404, 423)) throw error;
  expectTypeOf(error.status).toEqualTypeOf<404 | 423>();
});

test("an error is known across two copies of the package", async () => {
  vi.resetModules();
  const other = await import("./errors.js");
  const error = await failure(testClient(locked).market.subscriptions.renew(42));
  expect(other.ApiError).not.toBe(ApiError);
  expect(error instanceof other.ApiError).toBe(false);
  expect(other.ApiError.is(error, 423)).toBe(true);
  expect(other.isCallError(error)).toBe(true);
});

test.each([undefined, null, new Error("x"), { kind: "api" }, "api"])(
  "%o is no error of the family",
  (value) => {
    expect(isCallError(value)).toBe(false);
    expect(ApiError.is(value)).toBe(false);
    expect(UnexpectedResponse.is(value)).toBe(false);
  },
);

test("an error that is printed stays short, and points at the caller's line", async () => {
  const { market } = testClient(() => json({ errors: ["no"] }, 400));
  const error = await failure(
    (async function callOfMine() {
      await market.subscriptions.bill(42, []);
    })(),
  );
  const printed = inspect(error);
  expect(printed.length).toBeLessThan(2000);
  expect(printed).toContain("callOfMine");
});

const secrets = ["secret-token", "secret-password", "secret-jwt", btoa("vendor:secret-password")];
const auths = [
  { token: "secret-token" },
  { username: "vendor", password: "secret-password" },
  { jwt: () => "secret-jwt" },
];

test.each(auths)("nothing that is printed shows a secret: %#", async (auth) => {
  const { market, attempts } = testClient(
    ({ path }) => (path === "/api/login" ? json("secret-token") : json({ errorHolders: [] }, 404)),
    { auth },
  );
  const error = await failure(market.subscriptions.get(42));
  const unreachable = await failure(
    testClient(() => Promise.reject(new TypeError("fetch failed")), { auth, retries: 0 }).market.users.me(),
  );
  for (const thing of [market, error, unreachable, attempts]) {
    const printed = `${inspect(thing, { depth: 20, showHidden: true })} ${JSON.stringify(thing)}`;
    for (const secret of secrets) expect(printed).not.toContain(secret);
  }
});
