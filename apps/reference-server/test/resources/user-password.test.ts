import { headerNames } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "../../src/store/tables/user.js";
import { errorOf } from "../support/errors.js";
import { type Answer, type Marketplace, passwordOf } from "../support/marketplace.js";
import { openPopulated } from "../support/people.js";

const changed = "another password";

/** Signs in, and returns the headers of the token. */
async function tokenOf(
  { as }: Marketplace,
  userName: string,
  query = "",
): Promise<{ readonly [name: string]: string }> {
  const token = (await as(userName).get(`login${query}`)).body as string;
  return { [headerNames.authToken]: token, "Content-Type": "application/json" };
}

async function isSignedIn({ request }: Marketplace, headers: Record<string, string>): Promise<boolean> {
  return (await request("user/me", { headers })).status === 200;
}

interface Change {
  readonly headers: Record<string, string>;
  readonly id: number;
  readonly body: object;
  readonly method?: "PATCH" | "PUT";
}

function change({ request }: Marketplace, { headers, id, body, method = "PATCH" }: Change): Promise<Answer> {
  return request(`user/${id}`, { method, headers, body: JSON.stringify(body) });
}

describe("a new password", () => {
  test("ends every session and the permanent token of the user, but the session that set it", async () => {
    const market = await openPopulated();
    const session = await tokenOf(market, "customer");
    const other = await tokenOf(market, "customer");
    const permanent = await tokenOf(market, "customer", "?expire=false");
    const neighbour = await tokenOf(market, "vendor");
    const body = { password: changed, currentPassword: passwordOf("customer") };

    expect((await change(market, { headers: session, id: market.customer, body })).status).toBe(204);

    expect(await isSignedIn(market, session)).toBe(true);
    expect(await isSignedIn(market, other)).toBe(false);
    expect(await isSignedIn(market, permanent)).toBe(false);
    expect(await isSignedIn(market, neighbour)).toBe(true);
  });

  test("ends the permanent token that set it", async () => {
    const market = await openPopulated();
    const permanent = await tokenOf(market, "customer", "?expire=false");
    const body = { password: changed, currentPassword: passwordOf("customer") };

    expect((await change(market, { headers: permanent, id: market.customer, body })).status).toBe(204);

    expect(await isSignedIn(market, permanent)).toBe(false);
  });

  test("renews the session that set it", async () => {
    const market = await openPopulated();
    const session = await tokenOf(market, "customer");
    market.machine.elapse(20 * 3_600_000);
    const body = { password: changed, currentPassword: passwordOf("customer") };

    await change(market, { headers: session, id: market.customer, body });

    market.machine.elapse(20 * 3_600_000);
    expect(await isSignedIn(market, session)).toBe(true);
  });

  test("that an administrator sets ends every token of the user, and needs no current one", async () => {
    const market = await openPopulated();
    const session = await tokenOf(market, "customer");
    const permanent = await tokenOf(market, "customer", "?expire=false");

    const answer = await market.as("admin").patch(`user/${market.customer}`, { password: changed });

    expect(answer.status).toBe(204);
    expect(await isSignedIn(market, session)).toBe(false);
    expect(await isSignedIn(market, permanent)).toBe(false);
  });
});

describe("a token alone", () => {
  test.each([
    ["password", "PATCH", { password: changed }],
    ["password", "PUT", { password: changed }],
    ["e-mail address", "PATCH", { email: "thief@example.test" }],
    ["e-mail address", "PUT", { email: "thief@example.test" }],
  ] as const)("changes no %s by %s", async (_, method, body) => {
    const market = await openPopulated();
    const headers = await tokenOf(market, "customer");
    const id = market.customer;

    const without = await change(market, { headers, id, body, method });
    const wrong = await change(market, {
      headers,
      id,
      method,
      body: { ...body, currentPassword: "guessed it" },
    });

    expect(errorOf(without)).toBe("400 currentPassword-required");
    expect(errorOf(wrong)).toBe("422 current-password-wrong");
    expect((await market.as("customer").get("user/me")).body).toMatchObject({
      email: "customer@example.test",
    });
  });

  test("changes an e-mail address with the current password", async () => {
    const market = await openPopulated();
    const headers = await tokenOf(market, "customer");
    const body = { email: "new@example.test", currentPassword: passwordOf("customer") };

    expect((await change(market, { headers, id: market.customer, body })).status).toBe(204);

    expect((await market.as("customer").get("user/me")).body).toMatchObject({ email: "new@example.test" });
  });

  test("guesses the current password no more often than anybody else", async () => {
    const market = await openPopulated();
    const headers = await tokenOf(market, "customer");
    const body = { password: changed, currentPassword: "guessed it" };
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await change(market, { headers, id: market.customer, body })).status).toBe(422);
    }
    expect((await change(market, { headers, id: market.customer, body })).status).toBe(429);
  });

  test("of an administrator does not change its own password either", async () => {
    const market = await openPopulated();
    const headers = await tokenOf(market, "admin");
    const answer = await change(market, { headers, id: market.admin, body: { password: changed } });
    expect(errorOf(answer)).toBe("400 currentPassword-required");
  });
});

test("a user who sends its e-mail address back unchanged needs no password", async () => {
  const { as, customer } = await openPopulated();
  const answer = await as("customer").put(`user/${customer}`, {
    email: "customer@example.test",
    name: "Ada",
  });
  expect(answer.status).toBe(200);
});

test("a current password that nothing asks for is refused by PATCH, and ignored by PUT", async () => {
  const { as, customer } = await openPopulated();
  const body = { name: "Ada", currentPassword: passwordOf("customer") };
  expect(errorOf(await as("customer").patch(`user/${customer}`, body))).toBe("400 currentPassword-unknown");
  expect((await as("customer").put(`user/${customer}`, body)).status).toBe(200);
});

test("a user without a password sets none", async () => {
  const market = await openPopulated();
  const { customer } = market;
  const headers = await tokenOf(market, "customer");
  await market.services.store.write(async (tx) => {
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, customer));
  });
  const body = { password: changed, currentPassword: "anything" };
  expect(errorOf(await change(market, { headers, id: customer, body }))).toBe("422 current-password-wrong");
});
