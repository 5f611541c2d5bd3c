import { expect, test } from "vitest";
import { advance, deploy, openShop, order, storeCard } from "./support/shop.js";

interface Due {
  readonly kind: string;
  readonly date: string;
  readonly what: string;
  readonly subscription?: { readonly url: string };
}

test("what falls due next is listed, the earliest first, and reading it changes nothing", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const renewing = await deploy(shop, "customer");
  const unpaid = await order(shop, "customer2");
  const read = async (query = ""): Promise<readonly Due[]> => {
    const { status, body } = await shop.as("admin").get(`sandbox/due${query}`);
    expect(status).toBe(200);
    return body as Due[];
  };
  const due = await read();
  const dates = due.map(({ date }) => Date.parse(date));
  expect(dates).toEqual([...dates].sort((one, other) => one - other));
  expect(due).toContainEqual({
    kind: "periodEnd",
    date: expect.any(String),
    what: "The period ends, and the subscription renews.",
    subscription: { url: `subscription/${renewing}` },
  });
  expect(due).toContainEqual(
    expect.objectContaining({ kind: "unpaidOrder", subscription: { url: `subscription/${unpaid}` } }),
  );
  expect(await read()).toEqual(due);
  const end = due.find(({ kind }) => kind === "periodEnd")?.date ?? "";
  expect((await read(`?to=${end}`)).every(({ date }) => Date.parse(date) <= Date.parse(end))).toBe(true);
  expect((await shop.as("admin").get("sandbox/due?to=never")).status).toBe(400);
  expect((await shop.as("vendor").get("sandbox/due")).status).toBe(403);
});

test("the jobs of an advance are those that were listed, and those that they bring", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const subscription = await deploy(shop, "customer");
  await shop.as("customer").patch(`subscription/${subscription}`, { action: "AUTORENEW", autoRenew: false });
  const listed = ((await shop.as("admin").get("sandbox/due")).body as Due[]).map(({ kind, what }) => [
    kind,
    what,
  ]);
  expect(listed).toContainEqual(["periodEnd", "The period ends, and the subscription with it."]);
  await advance(shop, "P2M");
  const after = ((await shop.as("admin").get("sandbox/due")).body as Due[]).map(({ kind }) => kind);
  expect(after).not.toContain("periodEnd");
});
