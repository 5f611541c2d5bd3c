import type { InvoiceDTO, MoneyOfCurrency, MoneyPoint, MoneyReport } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { cents, fraction, plus, total } from "./fraction.js";
import { counter, decline, kill, pay } from "./lives.js";
import {
  type Account,
  addItem,
  addMetric,
  addPlan,
  advance,
  deploy,
  expectStatus,
  type Market,
  openMarketForTest,
  owed,
  patch,
  readInvoices,
  seatsOf,
  selfOf,
  storeCard,
  upgradeTo,
} from "./market.js";

// The report of money over time. Lives begin on the first of July.

const from = "2030-07-01T00:00:00Z";

async function report(market: Market, query = `from=${from}`, account: string = "admin") {
  const answer = market.send(account as Account, "GET", `moneyReport?${query}`);
  return (await expectStatus(200, answer)).body as MoneyReport;
}

async function euros(market: Market, query?: string, account?: string): Promise<MoneyOfCurrency> {
  const { currencies } = await report(market, query, account);
  expect(currencies.map(({ currency }) => currency)).toEqual(["EUR"]);
  return currencies[0] as MoneyOfCurrency;
}

/** Each step in a line: what was billed and paid, what was owed, and what recurred. */
const lines = (points: readonly MoneyPoint[]): readonly string[] =>
  points.map(({ billed, paid, owed, mrr }) =>
    [billed, paid, owed, mrr].map((one) => cents(fraction(one))).join(" "),
  );

async function openPaid(price = "31.00", more: object = {}) {
  const market = await openMarketForTest();
  const plan = await addPlan(market, price, { ...more });
  await storeCard(market, "pm_card_visa");
  return { market, plan };
}

test("a marketplace on which nothing was sold has no money to show", async () => {
  const market = await openMarketForTest();
  expect(await report(market)).toEqual({ from, to: from, step: "MONTH", currencies: [] });
});

test("each month is billed, is paid and recurs, in all and of the product", async () => {
  const { market, plan } = await openPaid();
  await deploy(market, plan);
  await advance(market, 62);
  const { points, products } = await euros(market);
  expect(lines(points)).toEqual([
    "31.00 31.00 0.00 31.00",
    "31.00 31.00 0.00 31.00",
    "31.00 31.00 0.00 31.00",
  ]);
  expect(points.map((point) => point.from)).toEqual([from, "2030-08-01T00:00:00Z", "2030-09-01T00:00:00Z"]);
  expect(products).toEqual([{ product: { url: market.product }, name: "Notes", points }]);
});

test("of a year's price a twelfth recurs in a month, and all of it is billed at once", async () => {
  const { market, plan } = await openPaid("120.00", { billingPeriod: 12 });
  await deploy(market, plan);
  await advance(market, 40);
  expect(lines((await euros(market)).points)).toEqual(["120.00 120.00 0.00 10.00", "0.00 0.00 0.00 10.00"]);
});

test("seats recur, and what a metric measures does not", async () => {
  const market = await openMarketForTest();
  const [seats, use] = [await addItem(market, "PRE_PAID"), await addItem(market, "PAY_AS_YOU_GO")];
  const items = { [seats]: [{ price: "2.00" }], [use]: [{ price: "1.00" }] };
  const plan = await addPlan(market, "31.00", { items });
  const metric = await addMetric(market, use, counter);
  await storeCard(market, "pm_card_visa");
  market.show(metric, 0);
  const id = await deploy(market, plan, { billingItems: { [seats]: 3 } });
  market.show(metric, 50);
  await advance(market, 31);
  expect(lines((await euros(market)).points)).toEqual(["37.00 37.00 0.00 37.00", "87.00 87.00 0.00 37.00"]);
  await patch(market, "customer", id, seatsOf(seats, 5));
  expect((await euros(market)).points.at(-1)?.mrr).toBe("41.0000");
});

test("an upgrade changes the price that recurs from its day on, and the end takes it away", async () => {
  const { market, plan } = await openPaid();
  const better = await addPlan(market, "62.00");
  const id = await deploy(market, plan);
  await advance(market, 10);
  await patch(market, "vendor", id, upgradeTo(better));
  await advance(market, 20);
  await kill(market, id);
  await advance(market, 25);
  const { points } = await euros(market, `from=${from}&step=DAY`);
  const recurring = points.map(({ mrr }) => mrr);
  expect(recurring).toEqual([
    ...Array(10).fill("31.0000"),
    ...Array(10).fill("62.0000"),
    ...Array(6).fill("0.0000"),
  ]);
});

test("a trial recurs when it is paid, and a SANDBOX never", async () => {
  const { market, plan } = await openPaid("31.00", { trial: "ALLOWED", trialLength: 10 });
  await storeCard(market, "pm_card_visa", "vendor");
  await deploy(market, plan, { type: "TRIAL" });
  await deploy(market, plan, { type: "SANDBOX" }, "vendor");
  const { points } = await euros(market, `from=${from}&step=DAY`);
  expect(points[0]?.mrr).toBe("0.0000");
  await advance(market, 10);
  const later = (await euros(market, `from=${from}&step=DAY`)).points;
  expect(later.map(({ mrr }) => mrr)).toEqual([...Array(10).fill("0.0000"), "31.0000"]);
});

test("what was ordered recurs from the first DEPLOYED on, and stopped it recurs too", async () => {
  const { market, plan } = await openPaid();
  const body = { type: "NORMAL", productVersion: { url: plan } };
  const ordered = await expectStatus(201, market.send("customer", "POST", "order", body));
  const { url } = (ordered.body as { subscription: { url: string } }).subscription;
  await advance(market, 3);
  expect((await euros(market)).points.map(({ mrr }) => mrr)).toEqual(["0.0000"]);
  await patch(market, "vendor", url, { deploymentStatus: "DEPLOYED" });
  await patch(market, "vendor", url, { action: "STOP" });
  const { points } = await euros(market, `from=${from}&step=DAY`);
  expect(points.map(({ mrr }) => mrr)).toEqual(["0.0000", "0.0000", "0.0000", "31.0000"]);
});

describe("a renewal that is declined", () => {
  async function declined() {
    const { market, plan } = await openPaid();
    const id = await deploy(market, plan);
    await decline(market);
    await advance(market, 31);
    return { market, id };
  }

  test("is owed until it is paid", async () => {
    const { market, id } = await declined();
    expect(lines((await euros(market)).points)).toEqual(["31.00 31.00 0.00 31.00", "31.00 0.00 31.00 31.00"]);
    await advance(market, 33);
    await storeCard(market, "pm_card_visa");
    for (const { self, status } of await readInvoices(market, id))
      if (status === "UNPAID") await expectStatus(204, pay(market, self));
    const days = (await euros(market, `from=2030-07-31T00:00:00Z&step=DAY`)).points;
    expect(lines(days)).toEqual([
      "0.00 0.00 0.00 31.00",
      "31.00 0.00 31.00 31.00",
      "0.00 0.00 31.00 31.00",
      "0.00 31.00 0.00 31.00",
    ]);
  });

  test("is still owed, in the part that was delivered, by a subscription that ended", async () => {
    const { market, id } = await declined();
    await advance(market, 32);
    await kill(market, id);
    const { points } = await euros(market);
    expect(cents(fraction(points.at(-1)?.owed ?? ""))).toBe(await owed(market, id));
    expect(points.at(-1)?.mrr).toBe("0.0000");
  });
});

test("a credit note of what is not paid lowers what is owed, and one of what is paid is paid back", async () => {
  const { market, plan } = await openPaid();
  const id = await deploy(market, plan);
  await decline(market);
  await advance(market, 31);
  const [first, second] = await readInvoices(market, id);
  const credit = (invoice: InvoiceDTO | undefined, amount: string) =>
    expectStatus(
      201,
      market.send("admin", "POST", `${invoice?.self}/credit`, { amount, reason: "Kindness" }),
    );
  await credit(first, "5.00");
  await credit(second, "11.00");
  expect(lines((await euros(market)).points)).toEqual(["31.00 31.00 0.00 31.00", "15.00 -5.00 20.00 31.00"]);
  await advance(market, 32);
  await storeCard(market, "pm_card_visa");
  await expectStatus(204, pay(market, second?.self ?? ""));
  const days = (await euros(market, "from=2030-08-02T00:00:00Z&step=DAY")).points;
  expect(lines(days)).toEqual(["0.00 20.00 0.00 31.00"]);
});

test("a range that begins later opens with what was owed and recurred then, as of that time", async () => {
  const { market, plan } = await openPaid();
  const id = await deploy(market, plan);
  await deploy(market, plan);
  await decline(market);
  await advance(market, 31);
  await advance(market, 32);
  await kill(market, id);
  await storeCard(market, "pm_card_visa");
  for (const { self, status } of await readInvoices(market, id))
    if (status === "UNPAID") await expectStatus(204, pay(market, self));
  await advance(market, 36);
  const all = (await euros(market, `from=${from}&step=DAY`)).points;
  for (let begin = 0; begin < all.length; begin += 1) {
    const [first] = all.slice(begin);
    const some = (await euros(market, `from=${first?.from}&step=DAY`)).points;
    expect(some, first?.from).toEqual(all.slice(begin));
  }
});

test("what was billed is what the invoices come to, whatever happened to them, and what is owed is theirs", async () => {
  const { market, plan } = await openPaid();
  const better = await addPlan(market, "99.99");
  const ids = [await deploy(market, plan), await deploy(market, better), await deploy(market, plan)];
  await advance(market, 12);
  await patch(market, "vendor", ids[0] ?? "", upgradeTo(better));
  const line = { description: "Help", price: { price: "40.00" }, quantity: 1, vat: 19 };
  await expectStatus(201, market.send("vendor", "POST", `${ids[1]}/invoice`, [line]));
  await decline(market);
  await advance(market, 40);
  await kill(market, ids[1] ?? "");
  await advance(market, 70);
  const invoices = (await Promise.all(ids.map((id) => readInvoices(market, id)))).flat();
  const counted = invoices.filter(({ status, cashed }) => status !== "EXPIRED" && !cashed);
  const { points } = await euros(market);
  const sum = (figure: "billed" | "paid") => total(points.map((point) => fraction(point[figure])));
  expect(cents(sum("billed"))).toBe(cents(total(counted.map((invoice) => fraction(invoice.total.total)))));
  const open = await Promise.all(ids.map(async (id) => fraction(await owed(market, id))));
  expect(points.at(-1)?.owed).toMatch(/^[1-9]/);
  expect(cents(fraction(points.at(-1)?.owed ?? ""))).toBe(cents(total(open)));
  expect(cents(plus(sum("paid"), total(open)))).toBe(cents(sum("billed")));
});

describe("who reads it", () => {
  /** Two vendors and two customers, each with something. */
  async function two() {
    const market = await openMarketForTest();
    const plan = await addPlan(market, "31.00");
    const make = async (path: string, body: object, account: string = "admin"): Promise<string> =>
      selfOf(await expectStatus(201, market.send(account as Account, "POST", path, body)));
    for (const [userName, userRole, resource] of [
      ["vendor2", "ROLE_VENDOR", "company"],
      ["customer2", "ROLE_USER", "userCompany"],
    ] as const) {
      const company = await make(resource, { name: userName });
      const person = { name: userName, email: `${userName}@example.test`, password: `${userName}-password` };
      const user = await make("user", { ...person, userName, userRole, company: { url: company } });
      await expectStatus(204, market.send("admin", "PATCH", user, { action: "ACTIVATE" }));
    }
    const other = await make("product", { name: "Sheets", type: "SYNDICATED" }, "vendor2");
    const sheets = await make("productVersion", {
      name: "Sheets plan",
      product: { url: other },
      price: "7.00",
      published: true,
    });
    for (const account of ["customer", "customer2"] as Account[])
      await storeCard(market, "pm_card_visa", account);
    await deploy(market, plan);
    await deploy(market, plan, {}, "customer2" as Account);
    const body = { type: "NORMAL", productVersion: { url: sheets } };
    const ordered = await expectStatus(201, market.send("customer", "POST", "order", body));
    const { url } = (ordered.body as { subscription: { url: string } }).subscription;
    await patch(market, "vendor2" as Account, url, { deploymentStatus: "DEPLOYED" });
    return { market, other };
  }

  test("an administrator all, a vendor what its products brought, a customer what it bought", async () => {
    const { market } = await two();
    const read = async (account: string) => {
      const { points, products } = await euros(market, undefined, account);
      return [lines(points), products.map(({ name, points: own }) => `${name} ${lines(own)}`)];
    };
    expect(await read("admin")).toEqual([
      ["69.00 69.00 0.00 69.00"],
      ["Notes 62.00 62.00 0.00 62.00", "Sheets 7.00 7.00 0.00 7.00"],
    ]);
    expect(await read("vendor")).toEqual([["62.00 62.00 0.00 62.00"], ["Notes 62.00 62.00 0.00 62.00"]]);
    expect(await read("vendor2")).toEqual([["7.00 7.00 0.00 7.00"], ["Sheets 7.00 7.00 0.00 7.00"]]);
    expect(await read("customer")).toEqual([
      ["38.00 38.00 0.00 38.00"],
      ["Notes 31.00 31.00 0.00 31.00", "Sheets 7.00 7.00 0.00 7.00"],
    ]);
    expect(await read("customer2")).toEqual([["31.00 31.00 0.00 31.00"], ["Notes 31.00 31.00 0.00 31.00"]]);
  });

  test("of one product, and of another's nothing", async () => {
    const { market, other } = await two();
    const id = other.split("/")[1];
    const query = `from=${from}&product=${id}`;
    for (const account of ["admin", "vendor2", "customer"])
      expect(lines((await euros(market, query, account)).points)).toEqual(["7.00 7.00 0.00 7.00"]);
    for (const account of ["vendor", "customer2"])
      expect((await report(market, query, account)).currencies).toEqual([]);
  });
});

test("of very many products the ten that billed most are told apart, and all are in the sum", async () => {
  const market = await openMarketForTest();
  await storeCard(market, "pm_card_visa");
  for (let number = 1; number <= 12; number += 1) {
    const body = { name: `Product ${number}`, type: "SYNDICATED" };
    const product = selfOf(await expectStatus(201, market.send("vendor", "POST", "product", body)));
    await deploy({ ...market, product }, await addPlan({ ...market, product }, `${number}.00`));
  }
  const { points, products } = await euros(market);
  expect(lines(points)).toEqual(["78.00 78.00 0.00 78.00"]);
  expect(products.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Product ${12 - index}`),
  );
});

test("a product that bills once a year is told apart in the months between", async () => {
  const { market, plan } = await openPaid("120.00", { billingPeriod: 12 });
  await deploy(market, plan);
  await advance(market, 40);
  const { products } = await euros(market, "from=2030-08-01T00:00:00Z");
  expect(products.map(({ name, points }) => [name, ...lines(points)])).toEqual([
    ["Notes", "0.00 0.00 0.00 10.00"],
  ]);
});

test("proceeds that the vendor declared are in its balance report, and not here", async () => {
  const { market, plan } = await openPaid();
  const id = await deploy(market, plan);
  const line = { description: "Training", price: { price: "40.00" }, quantity: 1 };
  await expectStatus(201, market.send("vendor", "POST", `${id}/invoice?cashed=true`, [line]));
  expect(lines((await euros(market)).points)).toEqual(["31.00 31.00 0.00 31.00"]);
});

test("more than a hundred steps are refused", async () => {
  const market = await openMarketForTest();
  const answer = await market.send("admin", "GET", "moneyReport?step=DAY&from=2029-01-01T00:00:00Z");
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain("there are more than 100 steps of a DAY from it on");
});
