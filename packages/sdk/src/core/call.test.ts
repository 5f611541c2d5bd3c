import { inspect } from "node:util";
import { expect, expectTypeOf, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { json } from "../../test/fake-fetch.js";
import type { ErrorStatus } from "../generated/wire.gen.js";
import { result, withResponse } from "./call.js";
import { ApiError } from "./errors.js";

test("a result is a value", async () => {
  const { market } = testClient(() => json({ id: 42 }));
  expect(await result(market.subscriptions.get(42))).toEqual({ ok: true, value: { id: 42 } });
});

test("or an error, told apart by its kind and its status", async () => {
  const { market } = testClient(() => json({ errors: ["Taken."] }, 409));
  const outcome = await result(market.users.delete(7));
  if (outcome.ok || outcome.error.kind !== "api") throw new Error("It should have failed");
  expectTypeOf(outcome.error.status).toEqualTypeOf<ErrorStatus | (number & {})>();
  expect(outcome.error.status).toBe(409);
});

test("a mistake of the program is no outcome", async () => {
  const { market } = testClient(() => json({}));
  expect(await failure(result(market.subscriptions.get("subscription/0")))).toBeInstanceOf(TypeError);
});

test("withResponse adds the response and the number of attempts", async () => {
  const { market } = testClient((_, count) =>
    json({ id: 42 }, count === 1 ? 429 : 200, { "retry-after": "0", "x-n": `${count}` }),
  );
  const { data, response, attempts } = await withResponse(market.subscriptions.get(42));
  expect([data.id, response.status, response.headers.get("x-n"), attempts]).toEqual([42, 200, "2", 2]);
});

test("withResponse rejects as the call does, and leaves no rejection behind", async () => {
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  const { market } = testClient(() => json({ errors: ["None."] }, 404));
  expect(ApiError.is(await failure(withResponse(market.subscriptions.get(42))), 404)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unheard);
  expect(unheard).not.toHaveBeenCalled();
});

test("what a method returns is a plain promise, on which nothing is to be seen", async () => {
  const { market } = testClient(() => json({ id: 42 }));
  const call = market.subscriptions.get(42);
  expect(Object.getPrototypeOf(call)).toBe(Promise.prototype);
  expect(Object.getOwnPropertyNames(call)).toEqual([]);
  expect(Reflect.ownKeys({ ...call })).toEqual([]);
  await call;
  expect(inspect(call)).toBe("Promise { { id: 42 } }");
});

test("withResponse says when it is not given a call", async () => {
  expect(await failure(withResponse(Promise.resolve(1)))).toBeInstanceOf(TypeError);
});
