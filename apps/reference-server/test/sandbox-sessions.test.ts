import { headerNames } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "../src/store/tables/user.js";
import { type DemoServer, openDemo } from "./support/demo-server.js";

/** Signs in as a demo account, and returns the token. */
async function signIn({ call }: DemoServer, account: string, query = ""): Promise<string> {
  return (await call(account, "GET", `login${query}`)).body as string;
}

/** A request with a token. */
async function withToken(
  { server }: DemoServer,
  token: string,
  request: { readonly path: string; readonly method?: string; readonly body?: unknown },
): Promise<{ readonly status: number; readonly text: string }> {
  const { path, method = "GET", body } = request;
  const response = await server.fetch(
    new Request(`http://market.test/api/${path}`, {
      method,
      headers: { [headerNames.authToken]: token, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, text: await response.text() };
}

/** The user that a token signs in; the status when it does not. */
async function whoIs(demo: DemoServer, token: string): Promise<string> {
  const { status, text } = await withToken(demo, token, { path: "user/me" });
  return status === 200 ? (JSON.parse(text) as { userRole: string }).userRole : String(status);
}

const reset = { path: "sandbox/reset", method: "POST", body: { seed: "demo" } };
const restore = { path: "sandbox/snapshots/before/restore", method: "POST" };

describe("a reset", () => {
  test("makes nobody an administrator who took an administrator's name", async () => {
    const demo = await openDemo();
    const admin = await signIn(demo, "admin");
    const customer = await signIn(demo, "customer");
    await demo.call("admin", "PATCH", "user/1", { userName: "chief" });
    await demo.call("customer", "PATCH", "user/4", { userName: "admin" });

    expect((await withToken(demo, admin, reset)).status).toBe(204);

    expect(await whoIs(demo, customer)).toBe("401");
    expect(await whoIs(demo, admin)).toBe("ROLE_ADMIN");
  });

  test("keeps the session of the administrator who asked, and no other", async () => {
    const demo = await openDemo();
    const asked = await signIn(demo, "admin");
    const others = [
      await signIn(demo, "admin"),
      await signIn(demo, "admin", "?expire=false"),
      await signIn(demo, "vendor"),
      await signIn(demo, "customer"),
    ];

    expect((await withToken(demo, asked, reset)).status).toBe(204);

    expect(await whoIs(demo, asked)).toBe("ROLE_ADMIN");
    for (const token of others) expect(await whoIs(demo, token)).toBe("401");
  });

  test("keeps no session of an administrator whose password it sets back", async () => {
    const demo = await openDemo();
    const admin = await signIn(demo, "admin");
    const passwordHash = await demo.server.services.passwords.hash("another password");
    await demo.server.store.write(async (tx) => {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, 1));
    });

    expect((await withToken(demo, admin, reset)).status).toBe(204);

    expect(await whoIs(demo, admin)).toBe("401");
  });

  test("to nothing keeps the administrator who asked, also when another was there first", async () => {
    const demo = await openDemo();
    const email = "second@market.example";
    const person = {
      userName: "second",
      name: "Second",
      email,
      password: "second-demo",
      acceptedTerms: true,
    };
    const second = await demo.call("admin", "POST", "user", { ...person, userRole: "ROLE_ADMIN" });
    expect(second.status).toBe(201);

    expect((await demo.call("second", "POST", "sandbox/reset", { seed: "empty" })).status).toBe(204);

    expect((await demo.call("second", "GET", "user/me")).body).toMatchObject({
      id: 1,
      userName: "second",
      email,
    });
    expect((await demo.call("admin", "GET", "user/me")).status).toBe(401);
  });

  test("to nothing makes no password that nobody ever sees", async () => {
    const demo = await openDemo();
    const admin = await signIn(demo, "admin");
    await demo.server.store.write(async (tx) => {
      await tx.update(users).set({ passwordHash: null }).where(eq(users.id, 1));
    });

    expect((await withToken(demo, admin, { ...reset, body: { seed: "empty" } })).status).toBe(204);

    expect(await whoIs(demo, admin)).toBe("ROLE_ADMIN");
    const [row] = await demo.server.store.read((db) => db.select().from(users));
    expect(row?.passwordHash).toBeNull();
  });
});

describe("a restore", () => {
  test("makes nobody an administrator who took the name of a deleted one", async () => {
    const demo = await openDemo();
    const person = { name: "Second", email: "second@market.example", password: "second-demo" };
    await demo.call("admin", "POST", "user", {
      ...person,
      userName: "second",
      acceptedTerms: true,
      userRole: "ROLE_ADMIN",
    });
    await demo.call("admin", "POST", "sandbox/snapshots", { name: "before" });
    const customer = await signIn(demo, "customer");
    await demo.call("admin", "DELETE", "user/6");
    await demo.call("customer", "PATCH", "user/4", { userName: "second" });

    expect((await demo.call("admin", "POST", "sandbox/snapshots/before/restore")).status).toBe(204);

    expect(await whoIs(demo, customer)).toBe("401");
  });

  test("brings no token back", async () => {
    const demo = await openDemo();
    const first = await signIn(demo, "vendor", "?expire=false");
    await demo.call("admin", "POST", "sandbox/snapshots", { name: "before" });
    await signIn(demo, "vendor", "?expire=false");
    const admin = await signIn(demo, "admin");

    expect((await withToken(demo, admin, restore)).status).toBe(204);

    expect(await whoIs(demo, first)).toBe("401");
    expect(await whoIs(demo, admin)).toBe("ROLE_ADMIN");
  });

  test("keeps no session of an administrator who was none then", async () => {
    const demo = await openDemo();
    await demo.call("admin", "POST", "sandbox/snapshots", { name: "before" });
    await demo.server.store.write(async (tx) => {
      await tx.update(users).set({ userRole: "ROLE_ADMIN", companyId: null }).where(eq(users.id, 4));
    });
    const promoted = await signIn(demo, "customer");

    expect((await withToken(demo, promoted, restore)).status).toBe(204);

    expect(await whoIs(demo, promoted)).toBe("401");
  });
});

describe("expiring tokens", () => {
  const expire = { path: "sandbox/expireTokens", method: "POST" };

  test("ends sessions now, so that a vendor can try it, and neither permanent tokens nor the asker's", async () => {
    const demo = await openDemo();
    const admin = await signIn(demo, "admin");
    const vendor = await signIn(demo, "vendor");
    const permanent = await signIn(demo, "vendor", "?expire=false");
    expect(await withToken(demo, admin, { ...expire, body: {} })).toMatchObject({ status: 204 });
    expect([await whoIs(demo, vendor), await whoIs(demo, permanent), await whoIs(demo, admin)]).toEqual([
      "401",
      "ROLE_VENDOR",
      "ROLE_ADMIN",
    ]);
  });

  test("of one user leaves those of others, and is only for administrators", async () => {
    const demo = await openDemo();
    const admin = await signIn(demo, "admin");
    const vendor = await signIn(demo, "vendor");
    const customer = await signIn(demo, "customer");
    const { id } = (await demo.call("vendor", "GET", "user/me")).body as { id: number };
    const body = { user: { url: `user/${id}` } };
    expect(await withToken(demo, vendor, { ...expire, body })).toMatchObject({ status: 403 });
    expect(await withToken(demo, admin, { ...expire, body })).toMatchObject({ status: 204 });
    expect([await whoIs(demo, vendor), await whoIs(demo, customer)]).toEqual(["401", "ROLE_USER"]);
    const nobody = { user: { url: "user/999" } };
    expect(await withToken(demo, admin, { ...expire, body: nobody })).toMatchObject({ status: 400 });
  });
});
