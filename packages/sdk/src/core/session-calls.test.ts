import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { type Answer, json, never } from "../../test/fake-fetch.js";
import type { Marketplace } from "../client.js";
import type { CallOptions, MarketplaceOptions } from "../options.js";
import { Aborted, ApiError, SignInFailed, TimedOut } from "./errors.js";

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

test("when signing in is refused, 50 calls are rejected after one try, and none is made for ten seconds", async () => {
  vi.useFakeTimers();
  const state = { token: "t1", signsIn: true };
  const { market, sent } = testClient(marketplace(state), { auth: credentials });
  const logins = (): number => sent.filter(({ path }) => path === "/api/login").length;
  const settle = async <Value>(call: Promise<Value>): Promise<Value> => {
    call.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    return call;
  };
  await settle(market.users.me());
  state.token = "t2";
  state.signsIn = false;
  sent.length = 0;
  const errors = await settle(
    Promise.all(Array.from({ length: 50 }, () => failure(market.subscriptions.get(42)))),
  );
  expect(errors.every((error) => ApiError.is(error, 401) && error.operation === "login.token")).toBe(true);
  expect(logins()).toBe(1);
  // Calls that begin later, as those of a loop: each try could be the one that locks the account.
  for (let call = 0; call < 20; call++) await settle(failure(market.users.me()));
  expect(logins()).toBe(1);
  state.signsIn = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settle(market.subscriptions.get(42))).toEqual({ id: 42 });
  expect(logins()).toBe(2);
  vi.useRealTimers();
});

/** A function that gives its answers after `ms`, and the most of its calls that ran at once. */
function slow<Value>(ms: number, answer: () => Value): { ask: () => Promise<Value>; most: () => number } {
  let running = 0;
  let most = 0;
  return {
    most: () => most,
    async ask() {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, ms));
      running--;
      return answer();
    },
  };
}

describe("a short limit ends the caller's own waiting, and never the signing in that all share", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const limits: readonly (readonly [string, Partial<MarketplaceOptions>, CallOptions])[] = [
    ["deadline of the calls", {}, { deadline: 500 }],
    ["timeout of the calls", {}, { timeout: 500 }],
    ["deadline of the client", { deadline: 500 }, {}],
    ["timeout of the client", { timeout: 500 }, {}],
  ];

  /** Six calls, one after the other. */
  async function sixCalls(market: Marketplace, options: CallOptions): Promise<unknown[]> {
    const ends: unknown[] = [];
    for (let call = 0; call < 6; call++) {
      const end = market.users.me(options).then(
        () => "answered",
        (error) => Object(error).kind,
      );
      await vi.advanceTimersByTimeAsync(700);
      ends.push(await end);
    }
    return ends;
  }

  test.each(limits)("a password, with a %s", async (_, client, call) => {
    const login = slow(600, () => json("t1"));
    const { market, sent } = testClient(
      ({ path }) => (path === "/api/login" ? login.ask() : json({ id: 42 })),
      { auth: credentials, ...client },
    );
    const ends = await sixCalls(market, call);
    expect(ends.slice(-4)).toEqual(["answered", "answered", "answered", "answered"]);
    expect(sent.filter(({ path }) => path === "/api/login")).toHaveLength(1);
  });

  test.each(limits)("a JWT, with a %s", async (_, client, call) => {
    const jwt = slow(1_300, () => "j1");
    const ask = vi.fn(jwt.ask);
    const { market } = testClient(() => json({ id: 42 }), { auth: { jwt: ask }, ...client });
    expect(await sixCalls(market, call)).toEqual([
      ...["timeout", "timeout"],
      ...["answered", "answered", "answered", "answered"],
    ]);
    expect([ask.mock.calls.length, jwt.most()]).toEqual([1, 1]);
  });

  test("after a refusal too", async () => {
    const source = slow(1_300, () => ({ token: "t2" }));
    const credential = vi.fn((refused?: object) => (refused ? source.ask() : { token: "t1" }));
    const { market } = testClient(marketplace({ token: "t2" }), { auth: { credential } });
    expect((await sixCalls(market, { deadline: 500 })).slice(-3)).toEqual([
      "answered",
      "answered",
      "answered",
    ]);
    expect([credential.mock.calls.length, source.most()]).toEqual([2, 1]);
  });

  test("a source that never answers is asked again after 30 seconds", async () => {
    const credential = vi.fn<() => Promise<{ token: string }>>();
    credential.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce({ token: "t1" });
    const { market } = testClient(marketplace({ token: "t1" }), { auth: { credential }, timeout: 500 });
    const waiting = failure(market.users.me());
    await vi.advanceTimersByTimeAsync(500);
    expect(String(await waiting)).toMatch(/^TimedOut: GET user\/me passed its timeout of 500 ms/);
    const second = failure(market.users.me());
    await vi.advanceTimersByTimeAsync(500);
    expect(TimedOut.is(await second)).toBe(true);
    expect(credential).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(29_000);
    const next = market.users.me();
    await vi.advanceTimersByTimeAsync(10);
    expect(await next).toEqual({ id: 42 });
    expect(credential).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a credential that comes late is kept, unless a newer one has come", async () => {
    const answers = [40_000, 50_000].map((ms, number) => slow(ms, () => ({ token: `t${number + 1}` })).ask);
    const credential = vi.fn(() => answers.shift()?.() ?? { token: "t3" });
    const { market, sent } = testClient(() => json({ id: 42 }), { auth: { credential } });
    const first = failure(market.users.me({ timeout: 1_000 }));
    await vi.advanceTimersByTimeAsync(35_000);
    expect(TimedOut.is(await first)).toBe(true);
    const second = failure(market.users.me({ timeout: 1_000 }));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(TimedOut.is(await second)).toBe(true);
    await market.users.me();
    await vi.advanceTimersByTimeAsync(60_000);
    await market.users.me();
    expect(sent.map(({ headers }) => headers.get("cmw-auth-token"))).toEqual(["t1", "t2"]);
    expect(credential).toHaveBeenCalledTimes(2);
  });
});

test("headers of a call and of a middleware replace none of the three that sign in", async () => {
  const mine = { authorization: "Basic bWluZQ==", "CMW-Auth-Token": "mine", "CMW-Auth-User": "mine" };
  const { market, sent } = testClient(marketplace({ token: "t1" }), {
    auth: { credential: () => ({ token: "t1" }) },
    headers: mine,
  });
  market.use((request, next) => {
    for (const [name, value] of Object.entries(mine)) request.headers.set(name, value);
    return next(request);
  });
  await market.users.me({ headers: mine });
  expect(
    sent.map(({ headers }) => [
      headers.get("authorization"),
      headers.get("cmw-auth-token"),
      headers.get("cmw-auth-user"),
    ]),
  ).toEqual([[null, "t1", null]]);
});

test("signing in passes no middleware, for its answer is a token", async () => {
  const { market } = testClient(marketplace({ token: "t1" }), { auth: credentials });
  const seen: string[] = [];
  market.use((request, next) => {
    seen.push(request.operation);
    return next(request);
  });
  await market.users.me();
  await market.login.token();
  await market.login.permanentToken({ revokesPrevious: true });
  expect(seen).toEqual(["users.me"]);
});

test("a middleware that turns a request to another host sends no credential there", async () => {
  const hosts: unknown[] = [];
  const { market } = testClient(() => json({}), {
    fetch: (url, { headers }) => {
      hosts.push([new URL(url).host, new Headers(headers).get("cmw-auth-token")]);
      return json({ id: 1 });
    },
  });
  const remove = market.use((request, next) =>
    next({ ...request, url: "https://elsewhere.example/api/user/me" }),
  );
  await market.users.me();
  remove();
  market.use((request, next) => next({ ...request, url: `${request.url}&trace=1` }));
  await market.users.me();
  expect(hosts).toEqual([
    ["elsewhere.example", null],
    ["market.example", "secret-token"],
  ]);
});

test("a source that gives something that no header can hold fails the call, without showing it", async () => {
  const credential = () => ({ token: "sec ret" });
  const { market, sent } = testClient(() => json({ id: 42 }), { auth: { credential } });
  const error = await failure(market.subscriptions.get(42));
  expect(SignInFailed.is(error)).toBe(true);
  expect(inspect(error)).not.toContain("sec ret");
  expect(sent).toEqual([]);
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
  const impatient = failure(market.subscriptions.get(1, {}, { signal: controller.signal }));
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

describe("under another global Promise, as of bluebird or an agent", () => {
  class OtherPromise<Value> extends Promise<Value> {}
  beforeEach(() => void vi.stubGlobal("Promise", OtherPromise));
  afterEach(() => void vi.unstubAllGlobals());

  /** A promise of a library: nothing but `then`. */
  const thenable = <Value>(value: Value): PromiseLike<Value> => ({
    // biome-ignore lint/suspicious/noThenProperty: it is what makes it a promise.
    then: (onValue, onError) => Promise.resolve(value).then(onValue, onError),
  });

  test.each([
    ["a password", credentials],
    ["a JWT", { jwt: () => thenable("t1") }],
    ["a source", { credential: () => thenable({ token: "t1" }) }],
    ["an asynchronous source", { credential: async () => ({ token: "t1" }) }],
  ])("%s is awaited, and nothing undefined is sent", async (_, auth) => {
    const { market, sent } = testClient(({ path }) => json(path === "/api/login" ? "t1" : { id: 42 }), {
      auth,
    });
    market.use((request, next) => thenable(undefined).then(() => next(request)) as Promise<Response>);
    expect(await market.subscriptions.get(42)).toEqual({ id: 42 });
    expect(await market.subscriptions.get(42)).toEqual({ id: 42 });
    const calls = sent.filter(({ path }) => path !== "/api/login");
    for (const { headers } of calls) {
      expect(headers.get("cmw-auth-token") ?? headers.get("authorization")).toMatch(/^(Bearer )?t1$/);
    }
  });

  test("a fetch that answers with a promise of a library works", async () => {
    const fetch = (() => thenable(json({ id: 42 }))) as NonNullable<MarketplaceOptions["fetch"]>;
    const { market } = testClient(() => json({}), { fetch });
    expect(await market.subscriptions.get(42)).toEqual({ id: 42 });
  });
});

test.each([
  ["a token", { token: "t1", jwt: undefined, credential: undefined }],
  ["a password", { username: "vendor", password: "p", token: undefined, jwt: undefined }],
])("with %s, parts that are undefined do not count", async (_, auth) => {
  const { market, sent } = testClient(marketplace({ token: "t1" }), { auth: auth as never });
  expect(await market.users.me()).toEqual({ id: 42 });
  expect(sent.at(-1)?.headers.get("cmw-auth-token")).toBe("t1");
});
