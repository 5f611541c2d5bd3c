import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { failure, testClient } from "../test/client.js";
import { type Answer, json, never } from "../test/fake-fetch.js";
import { Aborted, ApiError, SignInFailed } from "./errors.js";

const credentials = { username: "vendor", password: "vendor-demo" };
const refuse = (): Response =>
  json({ errorHolders: [{ key: "token-invalid-or-expired", error: "Expired." }] }, 401);

/** A marketplace that knows one token, and gives it to who signs in. */
function marketplace(state: { token: string; signsIn?: boolean }): Answer {
  return async ({ path, headers }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (path === "/api/login") return state.signsIn === false ? refuse() : json(state.token);
    return headers.get("cmw-auth-token") === state.token ? json({ id: 42 }) : refuse();
  };
}

test("a client signs in once, on first need, with Basic credentials", async () => {
  const { market, sent } = testClient(marketplace({ token: "t1" }), { auth: credentials });
  await Promise.all([market.subscriptions.get(1), market.subscriptions.get(2), market.users.me()]);
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/login",
    "/api/subscription/1",
    "/api/subscription/2",
    "/api/user/me",
  ]);
  expect(sent[0]?.headers.get("authorization")).toBe(`Basic ${btoa("vendor:vendor-demo")}`);
  expect(sent[1]?.headers.get("cmw-auth-user")).toBe("vendor");
  expect(sent[1]?.headers.has("authorization")).toBe(false);
});

test("50 calls that are refused together sign in once, and all succeed", async () => {
  const state = { token: "t1" };
  const { market, sent } = testClient(marketplace(state), { auth: credentials });
  await market.users.me();
  state.token = "t2";
  sent.length = 0;
  const found = await Promise.all(Array.from({ length: 50 }, () => market.subscriptions.get(42)));
  expect(found).toHaveLength(50);
  expect(sent.filter(({ path }) => path === "/api/login")).toHaveLength(1);
  expect(sent.filter(({ path }) => path !== "/api/login")).toHaveLength(100);
});

test("when signing in fails, 50 calls are rejected after one try", async () => {
  const state = { token: "t1", signsIn: true };
  const { market, sent } = testClient(marketplace(state), { auth: credentials });
  await market.users.me();
  state.token = "t2";
  state.signsIn = false;
  sent.length = 0;
  const errors = await Promise.all(Array.from({ length: 50 }, () => failure(market.subscriptions.get(42))));
  expect(errors.every((error) => ApiError.is(error, 401) && error.operation === "login.token")).toBe(true);
  expect(sent.filter(({ path }) => path === "/api/login")).toHaveLength(1);
  state.signsIn = true;
  expect(await market.subscriptions.get(42)).toEqual({ id: 42 });
});

test("a call that is refused with a fresh token too is not sent a third time", async () => {
  const { market, sent } = testClient(({ path }) => (path === "/api/login" ? json("t1") : refuse()), {
    auth: credentials,
  });
  expect(ApiError.is(await failure(market.subscriptions.get(42)), 401)).toBe(true);
  expect(sent.map(({ path }) => path).filter((path) => path !== "/api/login")).toHaveLength(2);
});

test("what must not happen twice is sent again after a 401: it was refused", async () => {
  const state = { token: "t1" };
  const { market, sent } = testClient(marketplace(state), { auth: credentials });
  await market.users.me();
  state.token = "t2";
  sent.length = 0;
  await market.subscriptions.setOneshotCosts(42, []);
  expect(sent.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
});

test("a token alone is sent as it is, and a refusal is final", async () => {
  const { market, sent } = testClient(refuse, { auth: { token: "t1" } });
  expect(ApiError.is(await failure(market.subscriptions.get(42)), 401)).toBe(true);
  expect(sent).toHaveLength(1);
});

test("a JWT is asked for once, and again after a 401", async () => {
  const jwt = vi.fn().mockReturnValueOnce("old").mockResolvedValueOnce("new");
  const { market, sent } = testClient(
    ({ headers }) => (headers.get("authorization") === "Bearer new" ? json({ id: 42 }) : refuse()),
    { auth: { jwt } },
  );
  await Promise.all([market.subscriptions.get(1), market.subscriptions.get(2)]);
  expect(jwt).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(4);
});

test("a source of one's own hears which credential was refused", async () => {
  const credential = vi.fn((refused?: object) => ({ token: refused ? "t2" : "t1" }));
  const { market } = testClient(marketplace({ token: "t2" }), { auth: { credential } });
  expect(await market.subscriptions.get(42)).toEqual({ id: 42 });
  expect(credential.mock.calls).toEqual([[undefined], [{ token: "t1" }]]);
});

test("a source that fails rejects the call, with its error as the cause", async () => {
  const cause = new Error("vault is sealed");
  const { market, sent } = testClient(never, { auth: { credential: () => Promise.reject(cause) } });
  const error = await failure(market.subscriptions.get(42));
  expect(SignInFailed.is(error) && error.cause).toBe(cause);
  expect(sent).toEqual([]);
});

test("one caller's abort does not end the signing in that others wait for", async () => {
  let answer: ((response: Response) => void) | undefined;
  const login = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { market } = testClient(({ path }) => (path === "/api/login" ? login : json({ id: 42 })), {
    auth: credentials,
  });
  const controller = new AbortController();
  const impatient = failure(market.subscriptions.get(1, { signal: controller.signal }));
  const patient = market.subscriptions.get(42);
  controller.abort();
  expect(Aborted.is(await impatient)).toBe(true);
  answer?.(json("t1"));
  expect(await patient).toEqual({ id: 42 });
});

test("whoever signs in with an e-mail address is not named beside the token", async () => {
  const { market, sent } = testClient(marketplace({ token: "t1" }), {
    auth: { username: "ann@vendor.example", password: "p" },
  });
  await market.users.me();
  expect(sent[1]?.headers.has("cmw-auth-user")).toBe(false);
});

test.each(["secret\n", "sec ret", "", undefined as unknown as string])(
  "a token that no header can hold (%j) is refused without showing it",
  async (token) => {
    const { market, sent } = testClient(() => json({ id: 42 }), { auth: { token } });
    const error = await failure(market.subscriptions.get(42));
    expect(SignInFailed.is(error)).toBe(true);
    expect(inspect(error)).not.toContain("secret");
    expect(sent).toEqual([]);
  },
);
