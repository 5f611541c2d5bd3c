import { createHmac } from "node:crypto";
import { headerNames } from "@syndikit/contract";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { createReferenceServer } from "../src/server/create.js";
import { manualClock } from "../src/time/manual-clock.js";
import { firstError } from "./support/errors.js";
import { BEGIN } from "./support/marketplace.js";
import { openPopulated } from "./support/people.js";

const basic = (name: string, password: string): Record<string, string> => ({
  [headerNames.authorization]: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});
const token = (text: string, user?: string): Record<string, string> => ({
  [headerNames.authToken]: text,
  ...(user === undefined ? {} : { [headerNames.authUser]: user }),
});

describe("Basic authentication", () => {
  test.each(["customer", "CUSTOMER", "customer@example.test"])("takes the name %s", async (name) => {
    const { request } = await openPopulated();
    const { status, body } = await request("user/me", { headers: basic(name, "customer-password") });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userName: "customer" });
  });

  test.each([
    ["a wrong password", basic("customer", "wrong")],
    ["an unknown user", basic("nobody", "customer-password")],
    ["an empty password", basic("customer", "")],
  ])("refuses %s in the same words", async (_, headers) => {
    const { request } = await openPopulated();
    const answer = await request("user/me", { headers });
    expect(answer.status).toBe(401);
    expect(firstError(answer).key).toBe("credentials-invalid");
    expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Basic /);
  });

  test.each(["Basic", "Basic !!!", "Basic bm9jb2xvbg==", "Digest x", "Basic /////w=="])(
    "takes %s for no credentials at all",
    async (authorization) => {
      const { request } = await openPopulated();
      const answer = await request("user/me", { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(firstError(answer).key).toBe("authentication-required");
    },
  );

  test("leaves a browser's own dialogue out of it", async () => {
    const { request } = await openPopulated();
    const { headers } = await request("user/me", { headers: { "Sec-Fetch-Site": "cors" } });
    expect(headers.has("WWW-Authenticate")).toBe(false);
  });

  test("stops after twenty wrong passwords a minute for a name, and lets others in", async () => {
    const { request, machine } = await openPopulated();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await request("user/me", { headers: basic("customer", `${attempt}`) })).status).toBe(401);
    }
    const refused = await request("user/me", { headers: basic("customer", "customer-password") });
    expect(refused.status).toBe(429);
    expect(refused.headers.get(headerNames.retryAfter)).toBe("60");
    expect(refused.headers.get(headerNames.rateLimitRemaining)).toBe("0");
    expect(refused.headers.get(headerNames.rateLimitRetryAfterMilliseconds)).toBe("60000");
    expect((await request("user/me", { headers: basic("vendor", "vendor-password") })).status).toBe(200);
    machine.elapse(60_000);
    expect((await request("user/me", { headers: basic("customer", "customer-password") })).status).toBe(200);
  });

  test("refuses a blocked user", async () => {
    const { as, customer } = await openPopulated();
    expect((await as("customer").get("user/me")).status).toBe(200);
    await as("admin").patch(`user/${customer}`, { action: "BLOCK" });
    expect((await as("customer").get("user/me")).status).toBe(401);
  });
});

describe("a token", () => {
  test("signs in, alone or with the name of its user", async () => {
    const { as, request } = await openPopulated();
    const text = (await as("customer").get("login")).body as string;
    for (const headers of [token(text), token(text, "customer"), token(text, "Customer@Example.test")]) {
      expect((await request("user/me", { headers })).status, JSON.stringify(headers)).toBe(200);
    }
  });

  test("does not sign in with another user's name", async () => {
    const { as, request } = await openPopulated();
    const text = (await as("customer").get("login")).body as string;
    const answer = await request("user/me", { headers: token(text, "vendor") });
    expect(answer.status).toBe(401);
    expect(firstError(answer).key).toBe("token-invalid-or-expired");
  });

  test("lives for a day of the machine, however far the marketplace's clock is moved", async () => {
    const { as, request, machine, services } = await openPopulated();
    const text = (await as("customer").post("login", undefined)).body as string;
    await services.clock.advance(BEGIN + 90 * 86_400_000);
    expect((await request("user/me", { headers: token(text) })).status).toBe(200);
    machine.elapse(86_400_000);
    expect((await request("user/me", { headers: token(text) })).status).toBe(401);
  });

  test("that is permanent replaces the permanent one before it, and no other", async () => {
    const { as, request, machine } = await openPopulated();
    const short = (await as("customer").get("login")).body as string;
    const first = (await as("customer").get("login?expire=false")).body as string;
    const second = (await as("customer").get("login?expire=false")).body as string;
    const status = async (text: string): Promise<number> =>
      (await request("user/me", { headers: token(text) })).status;
    expect([await status(short), await status(first), await status(second)]).toEqual([200, 401, 200]);
    machine.elapse(400 * 86_400_000);
    expect([await status(short), await status(second)]).toEqual([401, 200]);
  });

  test("ends with the logout, and only it", async () => {
    const { as, request } = await openPopulated();
    const [one, other] = [
      (await as("customer").get("login")).body,
      (await as("customer").get("login")).body,
    ] as string[];
    expect((await request("logout", { method: "POST", headers: token(one ?? "") })).status).toBe(204);
    expect((await request("user/me", { headers: token(one ?? "") })).status).toBe(401);
    expect((await request("user/me", { headers: token(other ?? "") })).status).toBe(200);
    expect((await as("customer").post("logout", undefined)).status).toBe(204);
  });

  test("cannot be used to get another one", async () => {
    const { as, request } = await openPopulated();
    const text = (await as("customer").get("login")).body as string;
    expect((await request("login", { headers: token(text) })).status).toBe(401);
  });

  test("ends when its user is blocked", async () => {
    const { as, request, customer } = await openPopulated();
    const text = (await as("customer").get("login?expire=false")).body as string;
    await as("admin").patch(`user/${customer}`, { action: "BLOCK" });
    expect((await request("user/me", { headers: token(text) })).status).toBe(401);
    await as("admin").patch(`user/${customer}`, { action: "UNBLOCK" });
    expect((await request("user/me", { headers: token(text) })).status).toBe(401);
  });
});

describe("a JWT", () => {
  const secret = "a-shared-secret-of-at-least-32-characters";
  const jwt = {
    secret,
    issuer: "https://id.example",
    audience: "marketplace",
    userClaim: "preferred_username",
  };

  async function statusOf(
    build: (token: SignJWT) => SignJWT,
    { key = secret, userName = "customer" } = {},
  ): Promise<{ status: number; text: string }> {
    const server = await createReferenceServer({ jwt, clock: manualClock(BEGIN) });
    const base = new SignJWT({ preferred_username: userName })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(jwt.issuer)
      .setAudience(jwt.audience)
      .setExpirationTime(BEGIN / 1_000 + 60);
    const signed = await build(base).sign(new TextEncoder().encode(key));
    const headers = { authorization: `Bearer ${signed}` };
    const response = await server.fetch(new Request("http://market.test/api/user/me", { headers }));
    await server.close();
    return { status: response.status, text: await response.text() };
  }

  test("of the right issuer signs its user in", async () => {
    const { status, text } = await statusOf((token) => token);
    expect(status).toBe(200);
    expect(text).toContain('"userName":"customer"');
  });

  test.each<[string, (token: SignJWT) => SignJWT, RegExp]>([
    ["another issuer", (token) => token.setIssuer("https://evil.example"), /iss/],
    ["another audience", (token) => token.setAudience("somebody"), /aud/],
    ["its time over", (token) => token.setExpirationTime(BEGIN / 1_000 - 60), /expired/],
  ])("with %s does not", async (_, build, reason) => {
    const { status, text } = await statusOf(build);
    expect(status).toBe(401);
    expect(text).toMatch(reason);
  });

  test("that would expire after an infinite time does not", async () => {
    const server = await createReferenceServer({ jwt });
    const { issuer: iss, audience: aud } = jwt;
    const claims = JSON.stringify({ preferred_username: "customer", iss, aud, exp: 0 });
    const part = (text: string) => Buffer.from(text).toString("base64url");
    const message = `${part('{"alg":"HS256"}')}.${part(claims.replace('"exp":0', '"exp":1e400'))}`;
    const signature = createHmac("sha256", secret).update(message).digest("base64url");
    const headers = { authorization: `Bearer ${message}.${signature}` };
    const response = await server.fetch(new Request("http://market.test/api/user/me", { headers }));
    await server.close();
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("claim exp is not valid");
  });

  test("signed with another secret does not", async () => {
    const key = "another-secret-of-at-least-32-characters";
    expect((await statusOf((token) => token, { key })).status).toBe(401);
  });

  test.each([
    ["U+0000", "customer\u0000"],
    ["U+0000 alone", "\u0000"],
    ["half a surrogate pair", "customer\ud83d"],
  ])("whose user name has %s is no text, and is refused with its place named", async (_, userName) => {
    const { status, text } = await statusOf((token) => token, { userName });
    expect(status).toBe(400);
    expect(text).toContain(headerNames.authorization);
  });

  test("is refused where none are taken", async () => {
    const { request } = await openPopulated();
    expect((await request("user/me", { headers: { authorization: "Bearer a.b.c" } })).status).toBe(401);
  });
});
