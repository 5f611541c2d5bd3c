import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openMarketplace, type RealMarketplace } from "./real-marketplace.js";

const endpoint = (id: number) => [{ category: "APP", endpoint: `https://t${id}.notes.example` }] as const;

async function order({ customer, server }: RealMarketplace, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await customer.orders.create({ type: "NORMAL", productVersion: { url: "productVersion/1" } });
  await server.settle();
}

describe.each([
  ["that knows idAfter", true],
  ["that does not", false],
])("a marketplace %s", (_, knowsIdAfter) => {
  test("has every order provisioned by a loop over what is PENDING", async () => {
    const market = await openMarketplace(knowsIdAfter);
    await order(market, 45);
    // Pages of 20: reading by page number alone would skip 20 subscriptions.
    const pending = market.vendor.subscriptions.list({ status: ["PENDING"], pageSize: 20 });
    for await (const subscription of pending) {
      await market.vendor.subscriptions.setEndpoints(subscription, endpoint(subscription.id));
      await market.vendor.subscriptions.markDeployed(subscription);
    }
    const states = ["DEPLOYED", "PENDING"] as const;
    const counts = states.map(
      async (state) => (await market.vendor.subscriptions.count({ status: [state] })).totalItems,
    );
    expect(await Promise.all(counts)).toEqual([45, 0]);
  });

  test("gives every group to a loop that deletes each, one that is created meanwhile at most once", async () => {
    const market = await openMarketplace(knowsIdAfter);
    const { customer } = market;
    const before = await customer.companyGroups.list().all();
    for (let index = 0; index < 130; index += 1) await createGroup(market, index);
    const deleted: number[] = [];
    for await (const { id } of customer.companyGroups.list({ sortDirection: "DESC" })) {
      await customer.companyGroups.delete(id);
      if (deleted.push(id) % 40 === 0) await createGroup(market, 1_000 + id);
    }
    expect(new Set(deleted).size).toBe(deleted.length);
    expect(deleted.length).toBeGreaterThanOrEqual(130 + before.length);
  });

  test("gives what belongs to a list throughout exactly once, whatever comes, goes and changes", async () => {
    const market = await openMarketplace(knowsIdAfter);
    const { customer } = market;
    let created = 0;
    const create = (): Promise<void> => createGroup(market, ++created);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("ASC" as const, "DESC" as const),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.record({ kind: fc.constantFrom("create", "delete", "rename"), at: fc.nat() }), {
          maxLength: 24,
        }),
        async (sortDirection, pageSize, changes) => {
          const { totalItems } = await customer.companyGroups.count();
          for (let index = totalItems; index < 12; index += 1) await create();
          const throughout = new Set((await customer.companyGroups.list().all()).map(({ id }) => id));
          const given: number[] = [];
          const left = [...changes];
          for await (const { id } of customer.companyGroups.list({ sortDirection, pageSize })) {
            given.push(id);
            for (const { kind, at } of left.splice(0, 3)) {
              const there = await customer.companyGroups.list().all();
              const target = there[at % there.length]?.id ?? 0;
              if (kind === "create") await create();
              if (kind === "rename") await customer.companyGroups.update(target, { name: `Renamed ${at}` });
              if (kind === "delete" && there.length > 1) {
                await customer.companyGroups.delete(target);
                throughout.delete(target);
              }
            }
          }
          expect(new Set(given).size).toBe(given.length);
          expect([...throughout].filter((id) => !given.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });
});

test("the real marketplace is read by ids, fifty at a time, in either direction", async () => {
  const market = await openMarketplace();
  const { customer, readings } = market;
  for (let index = 0; index < 101; index += 1) await createGroup(market, index);
  const ids = (await customer.companyGroups.list().all()).map(({ id }) => id);
  expect(readings.splice(0)).toEqual([
    "pageSize=50",
    `pageSize=50 sortField=id idAfter=${ids[49]}`,
    `pageSize=50 sortField=id idAfter=${ids[99]}`,
  ]);
  const down = await customer.companyGroups.list({ sortDirection: "DESC" }).all();
  expect(down.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(readings[1]).toBe(`pageSize=50 sortField=id sortDirection=DESC idAfter=${ids.at(-50)}`);
});

async function createGroup({ customer }: RealMarketplace, index: number): Promise<void> {
  const { company } = await customer.users.me();
  await customer.companyGroups.create({
    name: `Group ${index}`,
    identifier: `group-${index}`,
    userCompany: company as { readonly url: `userCompany/${number}` },
  });
}
