import { toReference } from "@syndikit/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listedUsers } from "../../src/store/listed-users.js";
import type { Store } from "../../src/store/port.js";
import { openShop, order } from "../support/shop.js";

/** Which users each company lists: as the triggers keep it, and as the tables say. */
async function bothOf(store: Store): Promise<{ readonly kept: string[]; readonly wanted: string[] }> {
  return store.read(async (db) => {
    const { userId, companyId, userRole } = listedUsers;
    const kept = await db.select({ userId, companyId, userRole }).from(listedUsers);
    const wanted = await db
      .select({
        userId: sql<number>`user_id`,
        companyId: sql<number>`company_id`,
        userRole: sql<string>`user_role`,
      })
      .from(
        sql`(select users.id as user_id, listing.company_id, users.user_role from users join (
          select id as user_id, company_id from users where company_id is not null
          union select buyer_id, products.company_id from subscriptions
          join products on products.id = subscriptions.product_id
        ) as listing on listing.user_id = users.id where users.deleted_at is null) as wanted`,
      );
    const texts = (rows: readonly (typeof kept)[number][]): string[] =>
      rows.map(({ userId, companyId, userRole }) => `${userId} ${companyId} ${userRole}`).sort();
    return { kept: texts(kept), wanted: texts(wanted as typeof kept) };
  });
}

test("what companies list follows each order, each change and deletion of a user, and a restore", async () => {
  const shop = await openShop();
  const { store } = shop.services;
  const look = async (): Promise<readonly string[]> => {
    const { kept, wanted } = await bothOf(store);
    expect(kept).toEqual(wanted);
    return kept;
  };
  const before = await look();
  await order(shop, "customer");
  const bought = await look();
  expect(bought.length).toBeGreaterThan(before.length);
  const admin = shop.as("admin");
  const { body: snapshot, status } = await admin.post("sandbox/snapshots", { name: "bought" });
  expect([200, 201, 204], JSON.stringify(snapshot)).toContain(status);

  const { headers } = await admin.post("user", {
    ...{ userName: "grace", name: "Grace", email: "grace@example.test", password: "a-long-password" },
    ...{ userRole: "ROLE_VENDOR", company: { url: toReference("company", shop.northwind) } },
  });
  const grace = String(headers.get("location")).split("/api/").at(-1) ?? "";
  const added = await look();
  expect(added).toHaveLength(bought.length + 1);
  expect((await admin.patch(grace, { userRole: "ROLE_ADMIN" })).status).toBe(204);
  expect((await look()).filter((line) => line.endsWith("ROLE_ADMIN")).length).toBeGreaterThan(
    added.filter((line) => line.endsWith("ROLE_ADMIN")).length,
  );
  expect((await admin.delete(grace)).status).toBe(204);
  expect(await look()).toEqual(bought);

  await order(shop, "customer2");
  expect((await look()).length).toBeGreaterThan(bought.length);
  expect((await admin.post("sandbox/snapshots/bought/restore", {})).status).toBeLessThan(300);
  expect(await look()).toEqual(bought);
});
