import { type Charge, headerNames, type InvoiceDTO } from "@syndikit/contract";
import { expect, test } from "vitest";
import { addSeats, advance, deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

async function chargesOf(shop: Shop, id: number, query = ""): Promise<readonly Charge[]> {
  const { status, body } = await shop.as("customer").get(`subscription/${id}/charges?pageSize=50&${query}`);
  expect(status).toBe(200);
  return body as readonly Charge[];
}

async function invoicesOf(shop: Shop, id: number): Promise<readonly InvoiceDTO[]> {
  const { body } = await shop.as("customer").get(`invoice?pageSize=50&subscriptionId=${id}`);
  return body as readonly InvoiceDTO[];
}

/** A decimal as a whole number of ten-billionths, so that sums are exact. */
function exactly(text: string): bigint {
  const [whole = "", digits = ""] = text.replace("-", "").split(".");
  const size = BigInt(whole + digits.padEnd(10, "0"));
  return text.startsWith("-") ? -size : size;
}

/** What the charges of each invoice add up to; those that wait are at `waiting`. */
function sums(charges: readonly Charge[]): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>();
  for (const { amount, invoice } of charges) {
    const place = invoice?.url ?? "waiting";
    found.set(place, (found.get(place) ?? 0n) + exactly(amount));
  }
  return found;
}

const shown = ({ why, what = "", from = "", to = "", quantity, amount, invoice }: Charge): string =>
  [why, what, from.slice(0, 10), to.slice(0, 10), quantity, amount, invoice?.url ?? "waits"].join(" | ");

const line = (description: string, price: string) => ({
  description,
  price: { price, currency: "EUR" },
  quantity: 1,
});

/** A subscription with seats, whose vendor charges parts of a cent, gives credit, and adds lines that wait. */
async function live(shop: Shop): Promise<number> {
  const seats = await addSeats(shop);
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer", { billingItems: { [`billingItem/${seats}`]: 3 } });
  const vendor = shop.as("vendor");
  const path = `subscription/${id}/invoice`;
  expect((await vendor.post(`${path}/recurring`, [line("Support", "1.004")])).status).toBeLessThan(300);
  expect((await vendor.post(`${path}/oneshot`, [line("Import", "2.5")])).status).toBeLessThan(300);
  return id;
}

test("each charge says why, for what and for which time, and a charge without an invoice waits", async () => {
  const shop = await openShop();
  const id = await live(shop);
  const [first] = await invoicesOf(shop, id);
  const invoice = `invoice/${first?.id}`;
  const before = await chargesOf(shop, id);
  expect(before.map(shown)).toEqual([
    `PLAN | Basic | 2026-01-31 | 2026-02-28 | 1 | 10.0000 | ${invoice}`,
    `RESOURCE | Seats | 2026-01-31 | 2026-02-28 | 3 | 6.0000 | ${invoice}`,
    `SETUP | Seats |  |  | 1 | 1.0000 | ${invoice}`,
    "LINE |  |  |  | 1 | 2.5000 | waits",
  ]);
  expect(before.at(-1)).toMatchObject({ description: "Import", invoice: null });
  await advance(shop, "P1M");
  const after = await chargesOf(shop, id);
  const renewal = (await invoicesOf(shop, id)).at(-1);
  // The line that waited is the same charge, now on the invoice of the renewal.
  expect(after.find(({ id: charge }) => charge === before.at(-1)?.id)?.invoice?.url).toBe(
    `invoice/${renewal?.id}`,
  );
  expect(after.map(({ why }) => why)).toEqual(expect.arrayContaining(["RECURRING", "CARRIED"]));
});

test("the charges of an invoice add up to its subtotal, also of a credit note, and what it does not need waits", async () => {
  const shop = await openShop();
  const id = await live(shop);
  await advance(shop, "P1M");
  await shop.as("vendor").post(`subscription/${id}/invoice`, [line("Hours", "33.333")]);
  await shop.as("vendor").post(`subscription/${id}/invoice/oneshot`, [line("Discount", "-40")]);
  await advance(shop, "P5W");
  const [first] = await invoicesOf(shop, id);
  const credit = await shop.as("admin").post(`invoice/${first?.id}/credit`, { reason: "It was down." });
  expect(credit.status).toBe(201);
  const invoices = await invoicesOf(shop, id);
  const found = sums(await chargesOf(shop, id));
  expect(invoices.map(({ type }) => type)).toEqual(["NORMAL", "RENEWAL", "UPSELL", "RENEWAL", "CREDIT"]);
  for (const { self, total } of invoices) {
    expect([self, found.get(self)]).toEqual([self, exactly(total.price)]);
  }
  expect(found.size).toBe(invoices.length + 1);
  expect(found.get("waiting")).toBeLessThan(0n);
});

test("whoever reads the subscription reads its charges, and nobody else", async () => {
  const shop = await openShop();
  const id = await order(shop, "customer");
  const path = `subscription/${id}/charges`;
  const read = (userName: string) => shop.as(userName).get(path);
  const { body } = await read("customer");
  expect(body).toHaveLength(1);
  for (const reader of ["colleague", "vendor", "admin"]) {
    expect(await read(reader), reader).toMatchObject({ status: 200, body });
  }
  for (const stranger of ["customer2", "vendor2"]) expect((await read(stranger)).status, stranger).toBe(404);
  expect((await shop.as("customer").get("subscription/2147483647/charges")).status).toBe(404);
});

test("it is a list with pages, and goes on after an id", async () => {
  const shop = await openShop();
  const other = await order(shop, "customer2");
  const id = await live(shop);
  const all = (await chargesOf(shop, id)).map((charge) => charge.id);
  expect(all).toHaveLength(4);
  expect(all).not.toContain(
    ((await shop.as("customer2").get(`subscription/${other}/charges`)).body as Charge[])[0]?.id,
  );
  const page = async (query: string) => {
    const { body, headers } = await shop.as("customer").get(`subscription/${id}/charges?${query}`);
    const numbers = [
      headerNames.pageNumber,
      headerNames.pageSize,
      headerNames.totalItems,
      headerNames.totalPages,
    ];
    return {
      ids: (body as Charge[]).map((charge) => charge.id),
      numbers: numbers.map((name) => headers.get(name)),
    };
  };
  expect(await page("pageSize=3&pageNumber=2")).toEqual({ ids: all.slice(3), numbers: ["2", "3", "4", "2"] });
  expect(await page(`pageSize=2&idAfter=${all[0]}`)).toEqual({
    ids: all.slice(1, 3),
    numbers: ["1", "2", "3", "2"],
  });
  expect(await page(`sortDirection=DESC&idAfter=${all[2]}`)).toEqual({
    ids: [all[1], all[0]],
    numbers: ["1", "20", "2", "1"],
  });
  for (const wrong of ["pageSize=51", "idAfter=-1", "unheardOf=1", "sortField=amount"]) {
    expect((await shop.as("customer").get(`subscription/${id}/charges?${wrong}`)).status, wrong).toBe(400);
  }
});
