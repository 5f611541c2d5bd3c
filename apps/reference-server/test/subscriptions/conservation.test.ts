import { findTransitions } from "@syndikit/contract";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Amount, amountOf, readAmount } from "../../src/billing/amount.js";
import { sumOf } from "../../src/billing/rate.js";
import { charges, type InvoiceRow, invoiceLines } from "../../src/store/tables/billing.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { invoicesOf, ordersOf, rowOf } from "../support/books.js";
import {
  addProductVersion,
  addSeats,
  advance,
  deploy,
  openShop,
  type Shop,
  storeCard,
} from "../support/shop.js";

const cards = ["pm_card_visa", "pm_card_chargeDeclined"];

/** All actions of people, and effects of time, on a subscription. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant("card" as const), card: fc.constantFrom(...cards) }),
  fc.record({ kind: fc.constant("pay" as const) }),
  fc.record({
    kind: fc.constant("bill" as const),
    units: fc.integer({ min: -50_000, max: 50_000 }),
    vat: fc.constantFrom(0, 7.7, 22),
  }),
  fc.record({
    kind: fc.constant("credit" as const),
    which: fc.nat({ max: 5 }),
    cents: fc.option(fc.integer({ min: 1, max: 1_500 })),
  }),
  fc.record({
    kind: fc.constant("oneshot" as const),
    units: fc.integer({ min: 0, max: 50_000 }),
    vat: fc.constantFrom(0, 22),
  }),
  fc.record({
    kind: fc.constant("patch" as const),
    body: fc.constantFrom<object>(
      { action: "RENEW" },
      { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/2" } },
      { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/3" } },
      { action: "BILLING_ITEM_UPGRADE", billingItems: { "billingItem/1": 5 } },
      { action: "BILLING_ITEM_UPGRADE", billingItems: { "billingItem/1": 1 } },
      { action: "STOP" },
      { action: "START" },
      { action: "AUTORENEW", autoRenew: true },
      { action: "AUTORENEW", autoRenew: false },
      { deploymentStatus: "UNDEPLOYED" },
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(shop: Shop, id: number, taken: Step): Promise<number> {
  const subscription = `subscription/${id}`;
  switch (taken.kind) {
    case "wait":
      await advance(shop, `P${taken.days}D`);
      return 200;
    case "card":
      await storeCard(shop, "customer", taken.card);
      return 200;
    case "pay": {
      const last = (await invoicesOf(shop, id)).findLast(({ status }) => status === "UNPAID");
      return last === undefined ? 200 : (await shop.as("customer").post(`invoice/${last.id}/pay`, {})).status;
    }
    case "credit": {
      const all = await invoicesOf(shop, id);
      const invoice = all[taken.which % all.length];
      if (invoice === undefined) return 200;
      const amount = taken.cents === null ? {} : { amount: (taken.cents / 100).toFixed(4) };
      return (await shop.as("admin").post(`invoice/${invoice.id}/credit`, { reason: "Sorry", ...amount }))
        .status;
    }
    case "bill":
    case "oneshot": {
      const { units, vat } = taken;
      const line = { price: { price: (units / 10_000).toFixed(4), vat }, quantity: 3 };
      const path = `${subscription}/invoice${taken.kind === "bill" ? "" : "/oneshot"}`;
      return (await shop.as("vendor").post(path, [line])).status;
    }
    case "patch":
      return (await shop.as("admin").patch(subscription, taken.body)).status;
  }
}

test("whatever happens, every cent on an invoice is on a line and on its order, and paid means paid", {
  timeout: 120_000,
}, async () => {
  const types = fc.constantFrom("NORMAL", "TRIAL");
  await fc.assert(
    fc.asyncProperty(types, fc.array(step, { minLength: 4, maxLength: 14 }), async (type, steps) => {
      const shop = await openShop();
      const productId = shop.product;
      await addProductVersion(shop, { productId, name: "Pro", price: eur("30.00") });
      await addProductVersion(shop, { productId, name: "Yearly", price: eur("400.00"), billingPeriod: 12 });
      await storeCard(shop, "customer");
      const seats = `billingItem/${await addSeats(shop)}`;
      const id = await deploy(shop, "customer", { type, billingItems: { [seats]: 3 } });
      for (const taken of steps) {
        const before = await rowOf(shop, id);
        expect(await take(shop, id, taken)).toBeLessThan(500);
        const after = await rowOf(shop, id);
        if (before.deploymentStatus !== after.deploymentStatus) {
          const { deploymentStatus: from } = before;
          const ends = findTransitions({})
            .filter((row) => row.from === from)
            .map(({ to }) => to);
          // A long wait may do no more than one step of the life, because nobody here confirms a removal.
          expect(ends).toContain(after.deploymentStatus);
        }
      }
      await assertBooks(shop, id);
      // Not all of them at the end, because each checks for due jobs every second.
      await shop.server.close();
    }),
    { numRuns: 25 },
  );
});

type Came = Pick<InvoiceRow, "subtotal" | "vat" | "total" | "creditOf">;

/** Whether lines add up to the amounts of an invoice: exactly, except for one rounding each to whole cents. */
function comesTo({ subtotal, vat, total, creditOf }: Came) {
  // The partial credits of an invoice absorb each other's rounding.
  const cents = creditOf === null ? 1 : 16;
  return (lines: readonly { readonly subtotal: number; readonly vat: number | null }[]): boolean => {
    // The stored line is rounded to four digits; its charge is exact.
    const each = lines.length;
    const net = lines.reduce((sum, line) => sum + line.subtotal, 0);
    // In tenths of a per cent, to avoid floats.
    const tax = lines.reduce((sum, line) => sum + line.subtotal * Math.round((line.vat ?? 0) * 10), 0);
    return (
      [subtotal, vat, total].every((amount) => amount % 100 === 0) &&
      Math.abs(subtotal - net) <= 50 * cents + each &&
      Math.abs(vat * 1000 - tax) <= 50_000 * cents + 1_000 * each &&
      total === subtotal + vat
    );
  };
}

/**
 * The credited amount of an invoice equals the sum of its credit notes, never exceeds the invoice, and is exact to the
 * cent when everything was credited.
 */
function assertCredits(invoice: InvoiceRow, issued: readonly InvoiceRow[]): void {
  const notes = issued.filter(({ creditOf }) => creditOf === invoice.id);
  const came = (field: "subtotal" | "vat" | "total") => notes.reduce((sum, note) => sum - note[field], 0);
  expect(invoice.credited).toBe(came("total"));
  expect(invoice.credited).toBeLessThanOrEqual(Math.max(0, invoice.total));
  for (const note of notes) {
    expect(note).toMatchObject({ type: "CREDIT", orderId: invoice.orderId, cashed: invoice.cashed });
    expect(note.total).toBeLessThan(0);
  }
  if (notes.length === 0 || invoice.credited < invoice.total) return;
  expect([came("subtotal"), came("vat")]).toEqual([invoice.subtotal, invoice.vat]);
  expect(invoice.status).toBe("PAID");
}

async function assertBooks(shop: Shop, id: number): Promise<void> {
  const issued = await invoicesOf(shop, id);
  const placed = new Map((await ordersOf(shop, id)).map((order) => [order.id, order]));
  const own = issued.filter(({ creditOf }) => creditOf === null);
  expect(new Set(own.map(({ orderId }) => orderId)).size).toBe(own.length);
  for (const invoice of issued) {
    const lines = await shop.services.store.read((db) =>
      db
        .select()
        .from(invoiceLines)
        .where(eq(invoiceLines.invoiceId, invoice.id))
        .orderBy(asc(invoiceLines.id)),
    );
    if (invoice.creditOf === null && !invoice.cashed && invoice.status !== "EXPIRED") {
      // Exactly, with what rounding has left for the next invoice.
      const taken = await chargesOf(shop, invoice.id);
      expect(sumOf(taken)).toBe(amountOf(invoice.subtotal));
    }
    expect(lines.map(({ subtotal, vat }) => ({ subtotal, vat }))).toSatisfy(comesTo(invoice));
    assertCredits(invoice, issued);
    if (invoice.creditOf === null)
      expect(placed.get(invoice.orderId)).toMatchObject({ total: invoice.total, type: invoice.type });
    expect(invoice.paymentReceived !== null).toBe(invoice.status === "PAID");
    if (invoice.total <= 0) expect(invoice.status).toBe("PAID");
  }
  const { body } = await shop.as("customer").get(`subscription/${id}`);
  if (!(await rowOf(shop, id)).startDate) expect(issued.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(body).toMatchObject({ paid: issued.every(({ status }) => status !== "UNPAID") });
}

/** What the ledger has on an invoice. */
async function chargesOf(shop: Shop, invoiceId: number): Promise<readonly { readonly subtotal: Amount }[]> {
  const rows = await shop.services.store.read((db) =>
    db.select({ subtotal: charges.subtotal }).from(charges).where(eq(charges.invoiceId, invoiceId)),
  );
  return rows.map(({ subtotal }) => ({ subtotal: readAmount(subtotal) }));
}
