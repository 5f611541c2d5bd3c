import { headerNames, type ProceedsReport } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { charges, invoiceLines } from "../../src/store/tables/billing.js";
import { errorOf } from "../support/errors.js";
import { deploy, openShop, type Shop, storeCard } from "../support/shop.js";

async function openBooks(): Promise<Shop & { readonly id: number }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  return { ...shop, id: await deploy(shop, "customer") };
}

/** Copies the only declared line within its invoice, as if the vendor had declared it as often as that. */
async function repeatLine({ services }: Shop, times: number): Promise<void> {
  await services.store.write(async (tx) => {
    const [charge] = await tx.select().from(charges).where(eq(charges.description, "Hour"));
    const [line] = await tx.select().from(invoiceLines).where(eq(invoiceLines.description, "Hour"));
    if (charge === undefined || line === undefined) throw new Error("Nothing was declared.");
    const copies = Array.from({ length: times - 1 }, (_, at) => at + 1);
    for (let first = 0; first < copies.length; first += 1_000) {
      const some = copies.slice(first, first + 1_000);
      const { id: _, ...copied } = charge;
      const added = await tx
        .insert(charges)
        .values(some.map((at) => ({ ...copied, key: `${charge.key}:${at}` })))
        .returning({ id: charges.id });
      const { id: __, ...shown } = line;
      await tx.insert(invoiceLines).values(added.map(({ id: chargeId }) => ({ ...shown, chargeId })));
    }
  });
}

test("a report of 30,000 lines is read in pages, and its total is the sum of all", {
  timeout: 120_000,
}, async () => {
  const shop = await openBooks();
  const line = { description: "Hour", price: { price: "10.0001" }, quantity: 1 };
  await shop.as("vendor").post(`subscription/${shop.id}/invoice?cashed=true`, [line]);
  await repeatLine(shop, 30_000);
  const { status, body, headers } = await shop.as("vendor").get("proceedsReport?pageSize=50&pageNumber=600");
  expect(status).toBe(200);
  const report = body as ProceedsReport;
  expect(report.entries).toHaveLength(50);
  expect(report.total).toEqual({ EUR: "300003.0000" });
  expect([headers.get(headerNames.totalItems), headers.get(headerNames.totalPages)]).toEqual([
    "30000",
    "600",
  ]);
  const beyond = await shop.as("vendor").get("proceedsReport?pageSize=50&pageNumber=601");
  expect(beyond.body).toEqual({ entries: [], total: { EUR: "300003.0000" } });
});

test("the pages of a report, one after the other, are the whole report", async () => {
  const shop = await openBooks();
  const { as, id } = shop;
  for (const amount of ["20", "-0.4", "-12.0001", "0.05", "3"]) {
    await as("vendor").post(`subscription/${id}/invoice?cashed=true`, [
      { description: `a ${amount}`, price: { price: amount }, quantity: 1 },
      { description: `b ${amount}`, price: { price: amount, currency: "USD" }, quantity: 1 },
    ]);
  }
  const read = async (query: string): Promise<ProceedsReport> =>
    (await as("vendor").get(`proceedsReport?${query}`)).body as ProceedsReport;
  const whole = await read("pageSize=50");
  expect(whole.entries.map(({ description }) => description)).toEqual(
    ["20", "-0.4", "-12.0001", "0.05", "3"].flatMap((amount) => [`a ${amount}`, `b ${amount}`]),
  );
  // (20 - 0.4 - 12.0001 + 0.05 + 3) * (1 + 0.93), rounded half-up.
  expect(whole.total).toEqual({ EUR: "20.5543" });
  const byNumber: unknown[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const { entries, total } = await read(`pageSize=3&pageNumber=${page}`);
    byNumber.push(...entries);
    expect(total).toEqual(whole.total);
  }
  expect(byNumber).toEqual(whole.entries);
  const head = await as("vendor").head("proceedsReport");
  expect(head.headers.get(headerNames.totalItems)).toBe("10");
});

test("lines of versions before the ledger count with the four digits that they have", async () => {
  const shop = await openBooks();
  const { as, id, services } = shop;
  await as("vendor").post(`subscription/${id}/invoice?cashed=true`, [
    { description: "Hour", price: { price: "-2.5001" }, quantity: 1 },
    { description: "Day", price: { price: "20.00005" }, quantity: 1 },
  ]);
  await services.store.write((tx) =>
    tx.update(invoiceLines).set({ chargeId: null }).where(sql`${invoiceLines.description} = 'Hour'`),
  );
  const { entries, total } = (await as("vendor").get("proceedsReport")).body as ProceedsReport;
  expect(entries.map((entry) => entry.total)).toEqual(["-2.5001", "20.00005"]);
  expect(total).toEqual({ EUR: "17.5000" });
});

test("a page of more than 50 lines, and a filter that the report does not have, are refused", async () => {
  const { as } = await openBooks();
  expect(errorOf(await as("vendor").get("proceedsReport?pageSize=51"))).toMatch(/^400/);
  expect(errorOf(await as("vendor").get("proceedsReport?subscriptionId=1"))).toMatch(/^400/);
});
