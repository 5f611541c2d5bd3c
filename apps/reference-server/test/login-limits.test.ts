import { headerNames } from "@syndikit/contract";
import { expect, test, vi } from "vitest";
import { PasswordsBusy } from "../src/security/passwords.js";
import { appOf } from "./support/app-of.js";
import { firstError } from "./support/errors.js";
import { BASE_URL, type Marketplace, passwordOf } from "./support/marketplace.js";
import { openPopulated } from "./support/people.js";

interface Attempt {
  readonly name: string;
  readonly password: string;
  readonly headers?: Record<string, string>;
}

const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;

async function attempt({ request }: Marketplace, { name, password, headers }: Attempt): Promise<number> {
  const authorization = basic(name, password);
  return (await request("login", { headers: { authorization, ...headers } })).status;
}

const right = { name: "customer", password: passwordOf("customer") };

/** How often each status was returned. */
function countOf(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("of many guesses at the same time, as many are checked as of guesses one by one", async () => {
  const market = await openPopulated();
  const guesses = Array.from({ length: 95 }, (_, index) => ({
    name: "customer",
    password: `guess ${index}`,
  }));
  const statuses = await Promise.all(guesses.map((guess) => attempt(market, guess)));
  expect(countOf(statuses)).toEqual({ 401: 20, 429: 75 });
});

test("of many guesses one after the other, no more are checked however long each takes", async () => {
  const market = await openPopulated();
  const statuses: number[] = [];
  for (let guess = 0; guess < 23; guess += 1) {
    statuses.push(await attempt(market, { name: "customer", password: `guess ${guess}` }));
    market.machine.elapse(2_500);
  }
  expect(countOf(statuses)).toEqual({ 401: 20, 429: 3 });
  market.machine.elapse(2_500);
  expect(await attempt(market, right)).toBe(200);
});

test("a right password takes no place, and one that is sent many times at once is checked once", async () => {
  const market = await openPopulated();
  const statuses = await Promise.all(Array.from({ length: 50 }, () => attempt(market, right)));
  expect(countOf(statuses)).toEqual({ 200: 50 });
  for (let guess = 0; guess < 20; guess += 1)
    expect(await attempt(market, { name: "customer", password: `guess ${guess}` })).toBe(401);
});

test("one address guesses five times as often for all names together as for one", async () => {
  const market = await openPopulated();
  const guesses = Array.from({ length: 130 }, (_, index) => ({ name: `nobody${index}`, password: "guess" }));
  const statuses = await Promise.all(guesses.map((guess) => attempt(market, guess)));
  expect(countOf(statuses)).toEqual({ 401: 100, 429: 30 });
});

test("strangers on the same address lock out neither a known device nor a token", async () => {
  const market = await openPopulated();
  const token = String((await market.as("customer").get("login?expire=false")).body);
  const first = await market.request("login", {
    headers: { authorization: basic(right.name, right.password) },
  });
  const cookie = first.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const guesses = Array.from({ length: 200 }, (_, index) => ({
    name: "customer",
    password: `guess ${index}`,
  }));
  await Promise.all(guesses.map((guess) => attempt(market, guess)));
  expect(await attempt(market, right)).toBe(429);

  expect(await attempt(market, { ...right, headers: { cookie: cookie.split(";")[0] ?? "" } })).toBe(200);
  const { status } = await market.request("user/me", { headers: { [headerNames.authToken]: token } });
  expect(status).toBe(200);
});

test("a device is known for the user that signed in from it, and guesses no more often than others", async () => {
  const market = await openPopulated();
  const first = await market.request("login", {
    headers: { authorization: basic(right.name, right.password) },
  });
  const [cookie = ""] = (first.headers.get("Set-Cookie") ?? "").split(";");
  const again = await market.request("login", {
    headers: { authorization: basic(right.name, right.password), cookie },
  });
  expect(again.headers.get("Set-Cookie")).toBeNull();

  const forged = cookie.replace(`device_${market.customer}`, `device_${market.vendor}`);
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1)
    statuses.push(
      await attempt(market, { name: "vendor", password: `x${guess}`, headers: { cookie: forged } }),
    );
  expect(countOf(statuses)).toEqual({ 401: 20, 429: 1 });
  // The forged cookie used up the limit for the name from this address.
  expect(await attempt(market, { name: "vendor", password: passwordOf("vendor") })).toBe(429);

  const own: number[] = [];
  for (let guess = 0; guess < 21; guess += 1)
    own.push(await attempt(market, { name: "customer", password: `x${guess}`, headers: { cookie } }));
  expect(countOf(own)).toEqual({ 401: 20, 429: 1 });
});

test("a user has one share of password checks and of reads, however many devices and tokens are known of it", async () => {
  const { services, customer } = await openPopulated();
  const verify = vi.spyOn(services.passwords, "verify");
  const readers: unknown[] = [];
  const { store } = services;
  const read = store.read.bind(store);
  vi.spyOn(store, "read").mockImplementation((work, options) => {
    readers.push(options?.owner);
    return read(work, options);
  });
  const remember = store.remember.bind(store);
  vi.spyOn(store, "remember").mockImplementation((tables, load) => {
    const find = remember(tables, load);
    return (key, owner) => {
      readers.push(owner);
      return find(key, owner);
    };
  });
  const app = appOf(services);
  const login = (password: string, cookie = "") =>
    app.request(`${BASE_URL}/login`, { headers: { authorization: basic("customer", password), cookie } });
  const cookies: string[] = [];
  const tokens: string[] = [];
  for (let device = 0; device < 3; device += 1) {
    const signedIn = await login(right.password);
    cookies.push((signedIn.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "");
    tokens.push(String(await signedIn.json()));
  }
  expect(new Set(cookies).size).toBe(3);
  const me = (token: string) =>
    app.request(`${BASE_URL}/user/me`, { headers: { [headerNames.authToken]: token } });
  for (const token of tokens) await me(token);

  verify.mockClear();
  readers.length = 0;
  for (const cookie of cookies) expect((await login("wrong", cookie)).status).toBe(401);
  expect(verify.mock.calls.map(([, , owner]) => owner)).toEqual(Array(3).fill(`user/${customer}`));
  expect(readers).toEqual(Array(3).fill(`user/${customer}`));
  readers.length = 0;
  for (const token of tokens) expect((await me(token)).status).toBe(200);
  expect(readers.filter((owner) => owner === `user/${customer}`)).toHaveLength(3);
});

test("behind a trusted proxy each caller has limits of its own, and nobody chooses them", async () => {
  const { services } = await openPopulated();
  const app = appOf(services, { trustProxy: ["10.0.0.1"] });
  const from = async (connected: string, forwardedFor: string, guess: string): Promise<number> => {
    const headers = { authorization: basic("customer", guess), "X-Forwarded-For": forwardedFor };
    const connection = { address: connected, reset: () => undefined };
    return (await app.request(`${BASE_URL}/login`, { headers }, { connection })).status;
  };
  for (let guess = 0; guess < 20; guess += 1)
    expect(await from("10.0.0.1", `1.2.3.${guess}, 198.51.100.9`, `${guess}`)).toBe(401);
  expect(await from("10.0.0.1", "1.2.3.4, 198.51.100.9", "x")).toBe(429);
  expect(await from("10.0.0.1", "198.51.100.10", right.password)).toBe(200);
  expect(await from("198.51.100.9", "198.51.100.11", right.password)).toBe(429);
});

test("when too many passwords wait, the answer is 503, and says when to come again", async () => {
  const { services } = await openPopulated();
  const check = (): Promise<boolean> => Promise.reject(new PasswordsBusy());
  const app = appOf({ ...services, guesses: { check } });
  const response = await app.request(`${BASE_URL}/login`, {
    headers: { authorization: basic("customer", "x") },
  });
  expect(response.status).toBe(503);
  expect(response.headers.get(headerNames.retryAfter)).toBe("5");
  const answer = { status: 503, headers: response.headers, body: await response.json() };
  expect(firstError(answer).key).toBe("too-many-passwords-waiting");
});
