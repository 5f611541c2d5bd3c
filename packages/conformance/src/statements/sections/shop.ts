import { BillingItemType, BillingItemValueType, ProductType, TrialMode } from "@syndikit/contract";
import { uniqueName } from "../open-market.js";
import { RECEIVER_SECRET } from "../receiver.js";
import { fieldOf, mustAnswer, type StatementMarket, type StatementVendor } from "../statement.js";

// A vendor with a product of its own, so that a statement can set what it is about.

export interface Shop {
  readonly vendor: StatementVendor;
  /** As in `product/12`. */
  readonly product: string;
  /** Adds a plan that is published: 10.00 a month, unless its fields say otherwise. */
  plan(fields?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Adds an extra resource. */
  item(fields?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Adds a configuration parameter. */
  parameter(fields?: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Makes a vendor and its product, whose events go to a path of the receiver. */
export async function openShop(market: StatementMarket, path = "shop"): Promise<Shop> {
  const vendor = await market.newVendor();
  const address = market.addressOf(path);
  const receiving =
    address === undefined
      ? {}
      : { syndicationEndpoints: [address], notificationSecretToken: RECEIVER_SECRET };
  const name = uniqueName();
  const product = await market.make(vendor, "product", {
    ...{ name, sku: name, type: ProductType.SYNDICATED, ...receiving },
  });
  const ofProduct = { product: { url: product } };
  return {
    ...{ vendor, product },
    plan: (fields) =>
      market.make(vendor, "productVersion", {
        ...{ name: uniqueName(), ...ofProduct, price: "10.0000", billingPeriod: 1, published: true },
        ...{ trial: TrialMode.NOT_ALLOWED, ...fields },
      }),
    item: (fields) =>
      market.make(vendor, "billingItem", {
        ...{ name: uniqueName(), unit: "Item", description: "More of it.", type: BillingItemType.TIERED },
        ...{ valueType: BillingItemValueType.PRE_PAID, ...fields },
      }),
    parameter: (fields) =>
      market.make(vendor, "configurationParameter", {
        ...{ code: uniqueName(), name: "Region", description: "Where it runs.", ...ofProduct, ...fields },
      }),
  };
}

/** A value that is made once for a marketplace. */
export function onceFor<Value>(
  make: (market: StatementMarket) => Promise<Value>,
): (market: StatementMarket) => Promise<Value> {
  const made = new WeakMap<StatementMarket, Promise<Value>>();
  return (market) => {
    const known = made.get(market) ?? make(market);
    made.set(market, known);
    return known;
  };
}

/** Reads what must be there. */
export async function readAs(
  market: StatementMarket,
  as: Parameters<StatementMarket["ask"]>[0],
  path: string,
): Promise<unknown> {
  const answer = await market.ask(as, { path });
  mustAnswer(answer, 200);
  return answer.body;
}

/** The invoices of a subscription, oldest first. */
export async function invoicesOf(
  market: StatementMarket,
  as: Parameters<StatementMarket["ask"]>[0],
  path: string,
): Promise<readonly unknown[]> {
  const urls = fieldOf(await readAs(market, as, path), "invoices");
  const all: unknown[] = [];
  for (const each of Array.isArray(urls) ? urls : [])
    all.push(await readAs(market, as, String(fieldOf(each, "url"))));
  return all;
}

/** The lines of an invoice. */
export const linesOf = (invoice: unknown): readonly unknown[] => {
  const lines = fieldOf(invoice, "entries");
  return Array.isArray(lines) ? lines : [];
};

/** The amount of an invoice without taxes. */
export const amountOf = (invoice: unknown): number => Number(fieldOf(invoice, "total", "price"));
