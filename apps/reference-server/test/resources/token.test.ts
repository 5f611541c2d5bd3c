import { headerNames, operations, type TokenCreated, type TokenDTO } from "@syndikit/contract";
import { describe, expect, test, vi } from "vitest";
import { errorOf } from "../support/errors.js";
import type { Answer, Marketplace } from "../support/marketplace.js";
import { openPopulated } from "../support/people.js";

const DAY = 24 * 3_600_000;

async function create({ as }: Marketplace, userName: string, body: object): Promise<TokenCreated> {
  const answer = await as(userName).post("token", body);
  expect(answer.status, errorOf(answer)).toBe(201);
  // The server checks its responses against the contract.
  return answer.body as TokenCreated;
}

function call(
  { request }: Marketplace,
  token: string,
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  const headers = { [headerNames.authToken]: token, "Content-Type": "application/json" };
  return request(path, { ...init, headers: { ...headers, ...init.headers } });
}

async function listOf(market: Marketplace, userName: string, query = ""): Promise<readonly TokenDTO[]> {
  return (await market.as(userName).get(`token${query}`)).body as TokenDTO[];
}

describe("the list of tokens", () => {
  test("has the sessions, the permanent token and the personal ones of the caller, and no token itself", async () => {
    const market = await openPopulated();
    const session = (await market.as("vendor").get("login")).body as string;
    const permanent = (await market.as("vendor").get("login?expire=false")).body as string;
    const { token } = await create(market, "vendor", { name: "Export", access: "READ_ONLY" });
    await create(market, "vendor2", { name: "Theirs" });

    const answer = await call(market, session, "token");

    const all = answer.body as TokenDTO[];
    expect(all).toMatchObject([
      { kind: "SESSION", access: "READ_WRITE", current: true, user: { url: `user/${market.vendor}` } },
      { kind: "PERMANENT", access: "READ_WRITE" },
      { kind: "PERSONAL", name: "Export", access: "READ_ONLY" },
    ]);
    expect(all[0]?.expiresAt).toBeDefined();
    expect(all[1]?.expiresAt).toBeUndefined();
    for (const secret of [session, permanent, token]) expect(JSON.stringify(all)).not.toContain(secret);
    expect(JSON.stringify(all)).not.toContain("hash");
  });

  test("has everybody's tokens for an administrator, by user and by kind", async () => {
    const market = await openPopulated();
    const { id } = await create(market, "vendor", { name: "Export" });
    await market.as("vendor").get("login");
    await create(market, "customer", { name: "Mine" });

    expect(await listOf(market, "admin")).toHaveLength(3);
    const theirs = await listOf(market, "admin", `?userId=${market.vendor}&kind=PERSONAL`);
    expect(theirs.map((token) => token.id)).toEqual([id]);
  });

  test("leaves out what has expired", async () => {
    const market = await openPopulated();
    await market.as("vendor").get("login");
    const { id } = await create(market, "vendor", { name: "Export" });
    market.machine.elapse(2 * DAY);

    expect((await listOf(market, "vendor")).map((token) => token.id)).toEqual([id]);
  });
});

describe("a personal token", () => {
  test("that is read-only reads what its user reads, and is told why it changes nothing", async () => {
    const market = await openPopulated();
    const { token } = await create(market, "vendor", { name: "Export", access: "READ_ONLY" });

    expect((await call(market, token, "user/me")).status).toBe(200);
    expect((await call(market, token, "product", { method: "HEAD" })).status).toBe(200);
    const body = JSON.stringify({ name: "Fresh", type: "SYNDICATED" });
    const refused = await call(market, token, "product", { method: "POST", body });
    expect(errorOf(refused)).toBe("403 token-read-only");
    expect(JSON.stringify(refused.body)).toContain(
      "The token is read-only, and productCreate changes something.",
    );
    expect((await market.as("vendor").head("product")).headers.get(headerNames.totalItems)).toBe("1");
  });

  test("that is read-only stays so when an administrator acts as somebody with it", async () => {
    const market = await openPopulated();
    const { token } = await create(market, "admin", { name: "Watch", access: "READ_ONLY" });
    const headers = { [headerNames.asUser]: "vendor" };

    expect((await call(market, token, "user/me", { headers })).status).toBe(200);
    const path = `product/${market.product}`;
    const refused = await call(market, token, path, { method: "PUT", body: "{}", headers });
    expect(errorOf(refused)).toBe("403 token-read-only");
  });

  test("that is read-only may call no operation that changes something", async () => {
    const market = await openPopulated();
    const { token } = await create(market, "admin", { name: "Watch", access: "READ_ONLY" });
    const writing = Object.values(operations).filter(
      ({ idempotency, security, path }) =>
        // Except the sandbox, which this marketplace does not have, and operations that only accept a password.
        idempotency !== "safe" && security.length > 1 && !path.startsWith("/sandbox/"),
    );
    expect(writing.length).toBeGreaterThan(60);
    for (const { id, method, path } of writing) {
      const { status } = await call(market, token, path.slice(1).replaceAll(/\{\w+\}/g, "1"), { method });
      expect([id, status]).toEqual([id, 403]);
    }
  });

  test("is not valid from its date on, which must be to come", async () => {
    const market = await openPopulated();
    const expiresAt = new Date(market.machine.wall() + DAY).toISOString();
    const { token } = await create(market, "vendor", { name: "Day", expiresAt });
    expect((await call(market, token, "user/me")).status).toBe(200);
    market.machine.elapse(DAY);
    expect(errorOf(await call(market, token, "user/me"))).toBe("401 token-invalid-or-expired");

    const past = await market.as("vendor").post("token", { name: "Late", expiresAt });
    expect(errorOf(past)).toBe("400 expiresAt-invalid");
  });

  test("is made with the password only: a token makes no token, and nobody makes one for another", async () => {
    const market = await openPopulated();
    const { token } = await create(market, "admin", { name: "All" });
    const body = JSON.stringify({ name: "More" });
    expect(errorOf(await call(market, token, "token", { method: "POST", body }))).toBe(
      "401 password-required",
    );

    const headers = {
      [headerNames.authorization]: `Basic ${btoa("admin:admin-password")}`,
      [headerNames.asUser]: "vendor",
      "Content-Type": "application/json",
    };
    const asUser = await market.request("token", { method: "POST", body, headers });
    expect(asUser.status).toBe(403);
    expect(await listOf(market, "vendor")).toEqual([]);
  });

  test("of a user is one of a hundred at most; what has expired does not count", async () => {
    const market = await openPopulated();
    const expiresAt = new Date(market.machine.wall() + DAY).toISOString();
    for (let count = 1; count <= 100; count += 1) {
      await create(market, "vendor", { name: `Token ${count}`, ...(count === 1 ? { expiresAt } : {}) });
    }
    const refused = await market.as("vendor").post("token", { name: "One more" });
    expect(errorOf(refused)).toBe("422 too-many-tokens");
    market.machine.elapse(DAY);
    await create(market, "vendor", { name: "In place of the first" });
  });
});

describe("revoking", () => {
  test("ends a token at once, by its user or by an administrator", async () => {
    const market = await openPopulated();
    const mine = await create(market, "vendor", { name: "One" });
    const other = await create(market, "vendor", { name: "Two" });
    expect((await call(market, mine.token, "user/me")).status).toBe(200);

    expect((await market.as("vendor").delete(mine.self)).status).toBe(204);
    expect((await market.as("admin").delete(other.self)).status).toBe(204);

    for (const { token } of [mine, other]) expect((await call(market, token, "user/me")).status).toBe(401);
    expect((await market.as("vendor").get(mine.self)).status).toBe(404);
  });

  test("is not for somebody else, and a read-only token ends nothing", async () => {
    const market = await openPopulated();
    const { self, token } = await create(market, "customer", { name: "Mine", access: "READ_ONLY" });
    expect((await market.as("colleague").delete(self)).status).toBe(404);
    expect((await market.as("vendor").get(self)).status).toBe(404);
    expect((await call(market, token, self, { method: "DELETE" })).status).toBe(403);
    expect((await call(market, token, "user/me")).status).toBe(200);
  });

  test("is done by a new password too", async () => {
    const market = await openPopulated();
    const { token } = await create(market, "customer", { name: "Mine" });
    const body = { password: "another password", currentPassword: "customer-password" };
    expect((await market.as("customer").patch(`user/${market.customer}`, body)).status).toBe(204);
    expect((await call(market, token, "user/me")).status).toBe(401);
  });
});

describe("the last use", () => {
  test("is kept by the minute, and costs a write in a minute and not one in a request", async () => {
    const market = await openPopulated();
    const { token, self } = await create(market, "vendor", { name: "Busy" });
    const write = vi.spyOn(market.services.store, "write");
    const first = new Date(market.machine.wall()).toISOString().replace(".000", "");

    for (let count = 0; count < 20; count += 1) await call(market, token, "user/me");
    expect(write).toHaveBeenCalledTimes(1);
    await expect.poll(() => lastUse(market, self)).toBe(first);

    market.machine.elapse(59_999);
    await call(market, token, "user/me");
    expect(write).toHaveBeenCalledTimes(1);
    market.machine.elapse(1);
    await call(market, token, "user/me");
    expect(write).toHaveBeenCalledTimes(2);
    await expect.poll(() => lastUse(market, self)).not.toBe(first);
  });

  test("of many tokens at the same moment is written together", async () => {
    const market = await openPopulated();
    const made: TokenCreated[] = [];
    for (let count = 0; count < 20; count += 1)
      made.push(await create(market, "vendor", { name: `${count}` }));
    const write = vi.spyOn(market.services.store, "write");
    await Promise.all(made.map(({ token }) => call(market, token, "user/me")));
    for (const { self } of made) await expect.poll(() => lastUse(market, self)).toBeDefined();
    expect(write.mock.calls.length).toBeLessThan(5);
  });

  test("of a token that was never used is absent, and one that cannot be stored fails no request", async () => {
    const market = await openPopulated();
    const { token, self } = await create(market, "vendor", { name: "Idle" });
    expect(await lastUse(market, self)).toBeUndefined();
    vi.spyOn(market.services.store, "write").mockRejectedValueOnce(new Error("The disk is full."));
    expect((await call(market, token, "user/me")).status).toBe(200);
  });
});

async function lastUse({ as }: Marketplace, self: string): Promise<string | undefined> {
  return ((await as("vendor").get(self)).body as TokenDTO).lastUsedAt;
}
