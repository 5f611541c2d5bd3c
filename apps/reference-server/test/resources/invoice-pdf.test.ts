import { headerNames } from "@syndikit/contract";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterAll, describe, expect, test, vi } from "vitest";
import { ofCompany } from "../../src/shares/owner.js";
import { BASE_URL, passwordOf } from "../support/marketplace.js";
import {
  addProductVersion,
  addSeats,
  advance,
  deploy,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

// PDF.js calls it, and Node 20 does not have it.
type Try = (work: (...given: unknown[]) => unknown, ...given: unknown[]) => Promise<unknown>;
const promises: { try?: Try } = Promise as never;
promises.try ??= async (work, ...given) => work(...given);

// Each shop starts a thread of its own, which takes a second, and many on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

/** A shop whose companies have addresses and VAT numbers, and whose customer has a card. */
async function openStore(): Promise<Shop> {
  const shop = await openShop();
  const street = (address: string, city: string) => ({ address, zipCode: "10115", city, country: "Germany" });
  const admin = shop.as("admin");
  for (const [path, fields] of [
    [`company/${shop.northwind}`, { taxCode: "DE136695976", address: street("1 Market Street", "Berlin") }],
    [`userCompany/${shop.acme}`, { taxCode: "IT01234567890", address: street("2 Corso Italia", "Milano") }],
  ] as const) {
    const { status, body } = await admin.patch(path, fields);
    if (status !== 204) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  }
  await storeCard(shop, "customer");
  return shop;
}

async function fetchPdf(
  shop: Shop,
  id: number,
  userName = "customer",
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers = { [headerNames.authorization]: `Basic ${btoa(`${userName}:${passwordOf(userName)}`)}` };
  return shop.server.fetch(new Request(`${BASE_URL}/invoice/${id}/pdf`, { headers, signal }));
}

async function bytesOf(shop: Shop, id: number): Promise<Uint8Array> {
  const response = await fetchPdf(shop, id);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  return new Uint8Array(await response.arrayBuffer());
}

/** The text of each page, as another program reads it. */
async function pagesOf(shop: Shop, id: number): Promise<string[]> {
  const pdf = await getDocumentProxy(await bytesOf(shop, id));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, " "));
}

const textOf = async (shop: Shop, id: number): Promise<string> => (await pagesOf(shop, id)).join(" ");

describe("an invoice as a PDF", () => {
  test("has its number, both companies, its lines, its VAT and its total, and says that it is paid", async () => {
    const shop = await openStore();
    const seats = await addSeats(shop);
    const id = await deploy(shop, "customer", { billingItems: { [`billingItem/${seats}`]: 6 } });
    const [page = "", ...others] = await pagesOf(shop, 1);
    expect(others).toEqual([]);
    for (const text of [
      "Invoice INV-2026-000001",
      "Paid on January 31, 2026",
      "Northwind 1 Market Street 10115 Berlin Germany VAT number: DE136695976",
      "Acme 2 Corso Italia 10115 Milano Germany VAT number: IT01234567890",
      "Notes, Basic",
      `subscription/${id}`,
      "January 31, 2026 to February 28, 2026",
      "Basic 1 €10.00 – €10.00",
      "Seats 5 users €2.00 – €10.00",
      "Seats 1 users €1.50 – €1.50",
      "Subtotal €22.50 VAT €0.00 Total €22.50",
      "Page 1 of 1",
    ]) {
      expect(page).toContain(text);
    }
  });

  test("has the VAT of its lines", async () => {
    const shop = await openStore();
    const id = await deploy(shop, "customer");
    const line = { description: "Help", price: { price: "10.0000", vat: 22 }, quantity: 1.5, unit: "hours" };
    const billed = await shop.as("vendor").post(`subscription/${id}/invoice`, [line]);
    expect(billed.status).toBe(201);
    expect(await textOf(shop, 2)).toContain(
      "Help 1.5 hours €10.00 22% €15.00 Subtotal €15.00 VAT 22% €3.30 Total €18.30",
    );
  });

  test("says that it is to be paid, and when it was", async () => {
    const shop = await openStore();
    await order(shop, "customer2");
    const read = async (): Promise<string> => {
      const pdf = await getDocumentProxy(
        new Uint8Array(await (await fetchPdf(shop, 1, "customer2")).arrayBuffer()),
      );
      return (await extractText(pdf, { mergePages: true })).text;
    };
    expect(await read()).toContain("To be paid");
    await shop.as("admin").patch("invoice/1/pay", { reference: "transfer-7" });
    expect(await read()).toMatch(/Paid on January 31, 2026[\s\S]*Payment reference: transfer-7/);
  });

  test("that was credited says so, and its credit note names it", async () => {
    const shop = await openStore();
    await deploy(shop, "customer");
    await shop.as("admin").post("invoice/1/credit", { reason: "It was down.", amount: "2.50" });
    expect(await textOf(shop, 1)).toContain("€2.50 of this invoice was credited.");
    const note = await textOf(shop, 2);
    expect(note).toMatch(/^Credit note CN-2026-000002/);
    for (const text of ["Credit note for invoice INV-2026-000001.", "Reason: It was down.", "Total -€2.50"])
      expect(note).toContain(text);
    expect(note).not.toContain("To be paid");
  });

  test("names the period that it is for", async () => {
    const shop = await openStore();
    const pro = await addProductVersion(shop, {
      productId: shop.product,
      name: "Pro",
      price: 300_000 as never,
    });
    const id = await order(shop, "customer");
    expect(await textOf(shop, 1)).toContain("Begins when the application is ready");
    await advance(shop, "P3D");
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
    expect(await textOf(shop, 1)).toContain("Period February 3, 2026 to March 3, 2026");
    await advance(shop, "P10D");
    const upgrade = { action: "SYNDICATED_UPGRADE", productVersion: { url: `productVersion/${pro}` } };
    expect((await shop.as("vendor").patch(`subscription/${id}`, upgrade)).status).toBe(200);
    expect(await textOf(shop, 2)).toContain("Period February 13, 2026 to March 3, 2026");
    await shop.as("customer").patch(`subscription/${id}`, { action: "RENEW" });
    expect(await textOf(shop, 3)).toContain("Period March 3, 2026 to April 3, 2026");
  });

  test.each([
    ["de", "Rechnung INV-2026-000001", "Bezahlt am 31. Januar 2026", "Gesamtbetrag 10,00 €"],
    ["it", "Fattura INV-2026-000001", "Pagata il 31 gennaio 2026", "Totale 10,00 €"],
    ["fr", "Invoice INV-2026-000001", "Paid on January 31, 2026", "Total €10.00"],
  ])("is in the language of its buyer, or in English: %s", async (language, ...texts) => {
    const shop = await openStore();
    const me = await shop.as("customer").get("user/me");
    const patched = await shop.as("customer").patch(String(Object(me.body).self), { language });
    expect(patched.status).toBe(204);
    await deploy(shop, "customer");
    const page = await textOf(shop, 1);
    for (const text of texts) expect(page).toContain(text);
  });

  test("is the same bytes until something changes, whenever it is asked for", async () => {
    const shop = await openStore();
    await deploy(shop, "customer");
    const first = await bytesOf(shop, 1);
    await advance(shop, "P1D");
    expect(Buffer.from(await bytesOf(shop, 1)).equals(first)).toBe(true);
    await shop.as("admin").post("invoice/1/credit", { reason: "It was down." });
    expect(Buffer.from(await bytesOf(shop, 1)).equals(first)).toBe(false);
  });

  test("has a title, a language and a date of its own, and a name to be kept under", async () => {
    const shop = await openStore();
    await deploy(shop, "customer");
    const response = await fetchPdf(shop, 1);
    expect(response.headers.get("Content-Disposition")).toBe('inline; filename="INV-2026-000001.pdf"');
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: "Invoice INV-2026-000001",
      Language: "en",
      CreationDate: "D:20260131081500Z",
    });
  });

  test("is for whom the invoice is for", async () => {
    const shop = await openStore();
    await deploy(shop, "customer");
    const statuses = ["customer", "colleague", "vendor", "admin", "customer2", "vendor2"].map(
      async (userName) => (await fetchPdf(shop, 1, userName)).status,
    );
    const ofInvoice = ["customer", "colleague", "vendor", "admin", "customer2", "vendor2"].map(
      async (userName) => (await shop.as(userName).get("invoice/1")).status,
    );
    expect(await Promise.all(statuses)).toEqual(await Promise.all(ofInvoice));
    expect(await Promise.all(statuses)).toEqual(expect.arrayContaining([200, 404]));
  });
});

describe("an invoice that many ask for", () => {
  test("is not drawn for who went away while it waited, and the others have its place", async () => {
    const shop = await openStore();
    await deploy(shop, "customer");
    const { documents } = shop.server.services.shares;
    // Somebody's document is being drawn.
    const end = documents.take(ofCompany(shop.northwind));
    const leaver = new AbortController();
    const left = fetchPdf(shop, 1, "customer", leaver.signal);
    const stays = fetchPdf(shop, 1, "colleague");
    await vi.waitUntil(() => documents.state().waiting === 2);
    leaver.abort();
    expect((await left).status).toBe(503);
    expect(documents.state()).toMatchObject({ waiting: 1, refused: 0 });
    end();
    expect((await stays).status).toBe(200);
    // Who is gone before its turn is looked at, does not even wait.
    expect((await fetchPdf(shop, 1, "customer", leaver.signal)).status).toBe(503);
    expect(documents.state()).toMatchObject({ running: 0, waiting: 0, waited: 2 });
  });
});

describe("what strangers wrote is printed", () => {
  test("in other alphabets, and with a sign and a note where the font has no character", async () => {
    const shop = await openStore();
    const name = "Ωμέγα Юпитер Łódź Ő İstanbul";
    await shop.as("admin").patch(`userCompany/${shop.acme}`, { name });
    const id = await deploy(shop, "customer");
    await shop
      .as("vendor")
      .post(`subscription/${id}/invoice`, [
        { description: "東京 Plan\u202e\u0007 😀", price: { price: "1.0000" } },
      ]);
    expect(await textOf(shop, 1)).toContain(name);
    expect(await textOf(shop, 1)).not.toContain("stands for");
    const page = await textOf(shop, 2);
    expect(page).toContain("□□ Plan 😀 1 €1.00");
    expect(page).toContain("□ stands for a character that the font of this document does not have.");
  });

  test("at any length, on as many pages as it takes, each line once", async () => {
    const shop = await openStore();
    const id = await deploy(shop, "customer");
    await shop.as("admin").patch(`userCompany/${shop.acme}`, { name: "W".repeat(255) });
    const lines = Array.from({ length: 120 }, (_, index) => ({
      description: `Item ${index}: ${index % 40 === 0 ? "x".repeat(1_000) : "as agreed"}`,
      identifier: `id-${index}`,
      price: { price: "99.9999" },
      quantity: 12_345.678,
      unit: index % 50 === 0 ? "u".repeat(255) : "users",
    }));
    expect((await shop.as("vendor").post(`subscription/${id}/invoice`, lines)).status).toBe(201);
    const pages = await pagesOf(shop, 2);
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    const text = pages.join(" ");
    for (const index of lines.keys()) expect(text.split(`Item ${index}:`)).toHaveLength(2);
    expect(pages.at(-1)).toContain("Total");
  });
});

describe("a text that is written from right to left", () => {
  /** The words of the document with the positions where they begin, from left to right on each line. */
  async function wordsOf(shop: Shop, id: number): Promise<readonly { text: string; x: number; y: number }[]> {
    const pdf = await getDocumentProxy(await bytesOf(shop, id));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{ text: item.str.trim(), x: Number(item.transform[4]), y: Number(item.transform[5]) }]
        : [],
    );
  }

  async function billed(description: string): Promise<Shop> {
    const shop = await openStore();
    const id = await deploy(shop, "customer");
    const { status } = await shop
      .as("vendor")
      .post(`subscription/${id}/invoice`, [{ description, price: { price: "10.0000" } }]);
    expect(status).toBe(201);
    return shop;
  }

  test("has its words from right to left, its number as it is, and its brackets turned around", async () => {
    const words = await wordsOf(await billed("שלום (עולם) 123 Zeta"), 2);
    const line = words.filter(({ text }) => /[\u0590-\u05ff]|^123$|^Zeta$/.test(text));
    const shown = line.toSorted((one, other) => one.x - other.x).map(({ text }) => text);
    expect(new Set(line.map(({ y }) => Math.round(y))).size).toBe(1);
    // On the page: Zeta 123 (עולם) שלום, where each word of letters is read from the right.
    expect(shown.map((text) => text.replaceAll(/[()]/g, ""))).toEqual(["Zeta", "123", "עולם", "שלום"]);
    // The reader turns the signs of the word around: on the page, the opening bracket is to the left of it.
    expect(shown[2]).toBe(")עולם(");
  });

  test("is joined and ordered in Arabic, and a reader of the document finds it in the order of reading", async () => {
    const text = await textOf(await billed("خدمة الدعم"), 2);
    expect(text.normalize("NFKC")).toMatch(/خدمة\s*الدعم/);
  });

  test("stands in a column with others, which stay as they are", async () => {
    const text = await textOf(await billed("תמיכה Support"), 2);
    expect(text).toContain("Support");
    expect(text).not.toContain("\u25a1");
    expect(text).toContain("€10.00");
  });
});
