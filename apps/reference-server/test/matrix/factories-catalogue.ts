import { DEMO_ITEMS, DEMO_PARAMETERS, DEMO_PLANS, DEMO_PRODUCTS } from "../../src/sandbox/seed/catalogue.js";
import { everyCustomer, type Factory, type Thing } from "./things.js";

type Vendor = "vendor" | "vendor2";

/** On sale: everybody sees it, and its vendor owns it. */
const published = (owner: Vendor): Thing["reach"] => ({
  ...everyCustomer("published"),
  vendor: ["published"],
  vendor2: ["published"],
  [owner]: ["published", "own"],
});

/** Not on sale: only its vendor sees it. */
const unpublished = (owner: Vendor): Thing["reach"] => ({ [owner]: ["published", "own"] });

/** The unpublished product of each vendor. Objects that belong to a product are created on it. */
const drafts: Record<Vendor, number> = { vendor: 0, vendor2: 0 };

/** What vendors sell. */
export const catalogueFactories = {
  async product(world) {
    for (const vendor of ["vendor", "vendor2"] as const) {
      const body = { name: "Draft", type: "SYNDICATED" };
      drafts[vendor] = (await world.make(vendor, "POST", "product", body)).id;
    }
    return [
      { name: "the first vendor's product on sale", id: DEMO_PRODUCTS.notes, reach: published("vendor") },
      { name: "the second vendor's product on sale", id: DEMO_PRODUCTS.tools, reach: published("vendor2") },
      { name: "the first vendor's draft", id: drafts.vendor, reach: unpublished("vendor") },
      { name: "the second vendor's draft", id: drafts.vendor2, reach: unpublished("vendor2") },
    ];
  },

  async productVersion(world) {
    const productVersion = async (vendor: Vendor, product: number) => {
      const body = { name: "Later", price: "12.0000", product: { url: `product/${product}` } };
      return (await world.make(vendor, "POST", "productVersion", body)).id;
    };
    return [
      { name: "the first vendor's plan on sale", id: DEMO_PLANS.basic, reach: published("vendor") },
      { name: "the second vendor's plan on sale", id: DEMO_PLANS.tools, reach: published("vendor2") },
      {
        name: "an unpublished plan of the first vendor's product on sale",
        id: await productVersion("vendor", DEMO_PRODUCTS.notes),
        reach: unpublished("vendor"),
      },
      {
        name: "a plan of the second vendor's draft",
        id: await productVersion("vendor2", drafts.vendor2),
        reach: unpublished("vendor2"),
      },
    ];
  },

  async billingItem(world) {
    const item = async (vendor: Vendor) => {
      const body = { name: "Seats", unit: "Users", description: "Seats.", type: "TIERED" };
      return (await world.make(vendor, "POST", "billingItem", body)).id;
    };
    return [
      { name: "an extra resource of a plan on sale", id: DEMO_ITEMS.users, reach: published("vendor") },
      { name: "the first vendor's, on no plan", id: await item("vendor"), reach: unpublished("vendor") },
      { name: "the second vendor's, on no plan", id: await item("vendor2"), reach: unpublished("vendor2") },
    ];
  },

  async configurationParameter(world) {
    const parameter = async (vendor: Vendor) => {
      const product = { url: `product/${drafts[vendor]}` };
      const body = { code: "size", name: "Size", description: "How large.", product };
      return (await world.make(vendor, "POST", "configurationParameter", body)).id;
    };
    return [
      { name: "a parameter of a plan on sale", id: DEMO_PARAMETERS.region, reach: published("vendor") },
      {
        name: "one of the first vendor's draft",
        id: await parameter("vendor"),
        reach: unpublished("vendor"),
      },
      {
        name: "one of the second vendor's draft",
        id: await parameter("vendor2"),
        reach: unpublished("vendor2"),
      },
    ];
  },

  async applicationMetric(world) {
    const item = { name: "Calls", unit: "Item", description: "Calls.", type: "TIERED" };
    const { id } = await world.make("vendor2", "POST", "billingItem", {
      ...item,
      valueType: "PAY_AS_YOU_GO",
    });
    const billingItemValues = [{ item: { url: `billingItem/${id}` }, start: 0, price: "0.0100" }];
    const productVersion = {
      name: "Metered",
      product: { url: `product/${drafts.vendor2}` },
      billingItemValues,
    };
    await world.make("vendor2", "POST", "productVersion", productVersion);
    const metric = await world.make("vendor2", "POST", "applicationMetric", {
      name: "calls",
      product: { url: `product/${drafts.vendor2}` },
      billingItem: { url: `billingItem/${id}` },
      endpoint: "/metric/calls",
    });
    return [
      { name: "a metric of a product on sale", id: 1, reach: published("vendor") },
      { name: "a metric of the second vendor's draft", id: metric.id, reach: unpublished("vendor2") },
    ];
  },
} as const satisfies Record<string, Factory>;
