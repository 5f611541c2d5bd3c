import type { Role } from "@syndikit/contract";
import { DEMO_COMPANIES, DEMO_USERS } from "../../src/sandbox/seed/accounts.js";
import { auditEntries } from "../../src/store/tables/audit.js";
import { everyCustomer, type Factory, type Thing } from "./things.js";
import type { World } from "./world.js";

/** People, their companies, and what belongs to them. */
export const accountFactories = {
  async user(world) {
    const member = async (userName: string) => {
      const { id } = await world.make("admin", "POST", "user", {
        userName,
        name: "Cora",
        email: `${userName}@market.example`,
        password: `${userName}-demo`,
        userRole: "ROLE_USER",
        company: { url: `userCompany/${DEMO_COMPANIES.customer}` },
      });
      // A user that is not activated cannot order.
      await world.ask({
        account: "admin",
        method: "PATCH",
        path: `user/${id}`,
        body: { action: "ACTIVATE" },
      });
      return id;
    };
    return [
      {
        name: "the customer, who buys from the first vendor",
        id: DEMO_USERS.customer,
        reach: { customer: ["self", "members"], colleague: ["members"], vendor: ["customers"] },
      },
      {
        name: "the customer's colleague, who buys there too",
        id: await member("colleague"),
        reach: { colleague: ["self", "members"], customer: ["members"], vendor: ["customers"] },
      },
      {
        name: "a member of their company who bought nothing",
        id: await member("clerk"),
        reach: { customer: ["members"], colleague: ["members"] },
      },
      {
        name: "the second customer, who buys from the second vendor",
        id: DEMO_USERS.customer2,
        reach: { customer2: ["self", "members"], vendor2: ["customers"] },
      },
      {
        name: "the first vendor, who tests its own product",
        id: DEMO_USERS.vendor,
        reach: { vendor: ["self", "members", "customers"] },
      },
      { name: "the second vendor", id: DEMO_USERS.vendor2, reach: { vendor2: ["self", "members"] } },
    ];
  },

  userCompany: async (world) => [
    {
      name: "a customer company that bought nothing",
      id: await companyWithMember(world, "userCompany", "ROLE_USER"),
      reach: {},
    },
    {
      name: "the customer's company",
      id: DEMO_COMPANIES.customer,
      reach: { customer: ["own"], colleague: ["own"], vendor: ["customers"] },
    },
    {
      name: "the second customer's company",
      id: DEMO_COMPANIES.customer2,
      reach: { customer2: ["own"], vendor2: ["customers"] },
    },
  ],

  company: async (world) => [
    {
      name: "a vendor company that has sold nothing",
      id: await companyWithProductVersion(world),
      reach: everyCustomer("vendors"),
    },
    {
      name: "the first vendor's company",
      id: DEMO_COMPANIES.vendor,
      reach: { ...everyCustomer("vendors"), vendor: ["own"] },
    },
    {
      name: "the second vendor's company",
      id: DEMO_COMPANIES.vendor2,
      reach: { ...everyCustomer("vendors"), vendor2: ["own"] },
    },
  ],

  async auditEntry(world) {
    const [first] = await world.server.store.read((db) => db.select().from(auditEntries).limit(1));
    return [{ name: "what was done first", id: first?.id ?? 0, reach: {} }];
  },

  async companyGroup(world) {
    const group = async (account: "customer" | "customer2") => {
      const userCompany = { url: `userCompany/${DEMO_COMPANIES[account]}` };
      const body = { name: "Staff", identifier: `staff-${account}`, userCompany };
      return (await world.make(account, "POST", "companyGroup", body)).id;
    };
    return [
      {
        name: "a group of the customer's company",
        id: await group("customer"),
        reach: { customer: ["own"], colleague: ["own"] },
      },
      {
        name: "a group of the second customer's company",
        id: await group("customer2"),
        reach: { customer2: ["own"] },
      },
    ];
  },

  token: (world) => ownOf(world, "token", () => ({ name: "Export" })),

  paymentMethod: (world) =>
    ownOf(world, "paymentMethod", (account) => {
      const declined = account === "colleague" || account === "customer2";
      const paymentMethodId = declined ? "pm_card_chargeDeclined" : "pm_card_visa";
      return { label: "Card", defaultMethod: true, payload: { paymentMethodId } };
    }),

  cloudCredential: (world) => ownOf(world, "cloudCredential", () => ({ name: "Cloud" })),

  async notification(world) {
    const message = async (userRoles: readonly string[], dates: object = {}) =>
      (await world.make("admin", "POST", "notification", { message: "Hello", userRoles, ...dates })).id;
    return [
      { name: "a message for customers", id: await message(["ROLE_USER"]), reach: everyCustomer("audience") },
      {
        name: "a message for vendors",
        id: await message(["ROLE_VENDOR"]),
        reach: { vendor: ["audience"], vendor2: ["audience"] },
      },
      {
        name: "a message of last year",
        id: await message(["ROLE_USER", "ROLE_VENDOR"], {
          start: "2025-01-01T00:00:00Z",
          end: "2025-12-31T00:00:00Z",
        }),
        reach: {},
      },
    ];
  },
} as const satisfies Record<string, Factory>;

async function companyWithMember(world: World, resource: string, userRole: Role): Promise<number> {
  const { id, self } = await world.make("admin", "POST", resource, { name: "Small" });
  await world.make("admin", "POST", "user", {
    userName: `of-${resource}`,
    name: "Max",
    email: `of-${resource}@market.example`,
    password: "a-long-password",
    userRole,
    company: { url: self },
  });
  return id;
}

async function companyWithProductVersion(world: World): Promise<number> {
  const id = await companyWithMember(world, "company", "ROLE_VENDOR");
  const company = { url: `company/${id}` };
  const product = await world.make("admin", "POST", "product", {
    name: "Plain",
    type: "SYNDICATED",
    company,
  });
  await world.make("admin", "POST", "productVersion", { name: "Only", product: { url: product.self } });
  return id;
}

type Owner = "customer" | "colleague" | "customer2" | "vendor";

/** One object of each of four accounts, which only its owner reaches. */
async function ownOf(
  world: World,
  resource: string,
  bodyOf: (owner: Owner) => object,
): Promise<readonly Thing[]> {
  const things: Thing[] = [];
  for (const owner of ["customer", "colleague", "customer2", "vendor"] as const) {
    const { id } = await world.make(owner, "POST", resource, bodyOf(owner));
    things.push({ name: `${resource} of the ${owner}`, id, reach: { [owner]: ["own"] } });
  }
  return things;
}
