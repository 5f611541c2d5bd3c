import {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  Frequency,
  MetricFunction,
  MetricType,
  ProductType,
  TrialMode,
} from "@syndikit/contract";
import { type Money, moneyOf } from "../../billing/money.js";
import { allowed } from "../../errors.js";
import type { Moment } from "../../ports.js";
import type { Tx } from "../../store/port.js";
import { metrics } from "../../store/tables/metric.js";
import {
  billingItems,
  configurationParameters,
  products,
  productVersionParameters,
  productVersions,
  valueTiers,
} from "../../store/tables/product.js";
import { DEMO_COMPANIES } from "./accounts.js";

/** The identifiers of the demo's products. */
export const DEMO_PRODUCTS = { notes: 1, tools: 2 } as const;

/** The identifiers of the demo's plans (product versions). */
export const DEMO_PLANS = {
  basic: 1,
  pro: 2,
  yearly: 3,
  workshop: 4,
  selfBilled: 5,
  tools: 6,
  toolsTeam: 7,
} as const;

/** The identifiers of the demo's billing items: one for each price scheme, and a metered one. */
export const DEMO_ITEMS = { users: 1, storage: 2, support: 3, notes: 4 } as const;

/** The identifiers of the demo's configuration parameters. */
export const DEMO_PARAMETERS = { workspace: 1, region: 2, domain: 3 } as const;

/** Inserts the products, plans, prices and parameters of the demo. */
export async function seedCatalogue(tx: Tx, now: Moment): Promise<void> {
  await seedProducts(tx, now);
  await seedProductVersions(tx, now);
  await seedBillingItems(tx);
  await seedParameters(tx);
  await tx.insert(metrics).values({
    productId: DEMO_PRODUCTS.notes,
    billingItemId: DEMO_ITEMS.notes,
    name: "notes",
    type: MetricType.EXTERNAL,
    counter: false,
    metricFunction: MetricFunction.AVERAGE,
    endpoint: "/metric/notes",
    frequency: Frequency.EVERY_1_HOUR,
  });
}

async function seedProducts(tx: Tx, now: Moment): Promise<void> {
  const dates = { createdAt: now, updatedAt: now };
  await tx.insert(products).values([
    {
      id: DEMO_PRODUCTS.notes,
      companyId: DEMO_COMPANIES.vendor,
      name: "Acme Notes",
      sku: "acme-notes",
      type: ProductType.SYNDICATED,
      shortDescription: "Notes that a whole team shares.",
      ...dates,
    },
    {
      id: DEMO_PRODUCTS.tools,
      companyId: DEMO_COMPANIES.vendor2,
      name: "Globex Tools",
      sku: "globex-tools",
      type: ProductType.SYNDICATED,
      shortDescription: "Tools for every day.",
      ...dates,
    },
  ]);
}

async function seedProductVersions(tx: Tx, now: Moment): Promise<void> {
  const common = {
    productId: DEMO_PRODUCTS.notes,
    published: true,
    setupFee: eur(0),
    trial: TrialMode.NOT_ALLOWED,
    createdAt: now,
    updatedAt: now,
  };
  const basic = { trial: TrialMode.ALLOWED_WO_PAYMENT_METHOD, trialLength: 14, recommended: true };
  await tx.insert(productVersions).values([
    { ...common, ...basic, id: DEMO_PLANS.basic, name: "Basic", identifier: "notes-basic", price: eur(10) },
    { ...common, id: DEMO_PLANS.pro, name: "Pro", identifier: "notes-pro", price: eur(30) },
    {
      ...common,
      id: DEMO_PLANS.yearly,
      name: "Yearly",
      identifier: "notes-yearly",
      price: eur(300),
      billingPeriod: 12,
    },
    {
      ...common,
      id: DEMO_PLANS.workshop,
      name: "Workshop",
      identifier: "notes-workshop",
      description: "Four hours, for a workshop.",
      price: eur(2),
      lifespan: 4,
      autoRenewable: false,
    },
    {
      ...common,
      id: DEMO_PLANS.selfBilled,
      name: "Partner",
      identifier: "notes-partner",
      description: "Billed by Acme itself.",
      price: eur(50),
      selfBilling: true,
    },
    {
      ...common,
      id: DEMO_PLANS.tools,
      productId: DEMO_PRODUCTS.tools,
      name: "Standard",
      identifier: "tools-standard",
      price: eur(15),
    },
    {
      ...common,
      id: DEMO_PLANS.toolsTeam,
      productId: DEMO_PRODUCTS.tools,
      name: "Team",
      identifier: "tools-team",
      description: "For a team, under an address of its own.",
      price: eur(45),
    },
  ]);
}

async function seedBillingItems(tx: Tx): Promise<void> {
  const common = { companyId: DEMO_COMPANIES.vendor, presence: BillingItemPresence.OPTIONAL };
  const { TIERED, VOLUME, STAIRSTEP } = BillingItemType;
  const { PRE_PAID, PAY_AS_YOU_GO } = BillingItemValueType;
  await tx.insert(billingItems).values([
    {
      ...common,
      id: DEMO_ITEMS.users,
      name: "Users",
      identifier: "users",
      unit: "Users",
      description: "People who write notes.",
      type: TIERED,
      valueType: PRE_PAID,
    },
    {
      ...common,
      id: DEMO_ITEMS.storage,
      name: "Storage",
      identifier: "storage",
      unit: "GB",
      description: "Room for attachments.",
      type: VOLUME,
      valueType: PRE_PAID,
    },
    {
      ...common,
      id: DEMO_ITEMS.support,
      name: "Support",
      identifier: "support",
      unit: "Hours",
      description: "Hours of support.",
      type: STAIRSTEP,
      valueType: PRE_PAID,
    },
    {
      ...common,
      id: DEMO_ITEMS.notes,
      name: "Stored notes",
      identifier: "stored-notes",
      unit: "Item",
      description: "Notes that are stored.",
      type: TIERED,
      valueType: PAY_AS_YOU_GO,
    },
  ]);
  const tier = (
    productVersionId: number,
    billingItemId: number,
    range: { start: number; end: number | null; price: Money },
  ) => ({
    productVersionId,
    billingItemId,
    setup: eur(0),
    ...range,
  });
  const tiersOf = (productVersionId: number) => [
    tier(productVersionId, DEMO_ITEMS.users, { start: 1, end: 9, price: eur(5) }),
    tier(productVersionId, DEMO_ITEMS.users, { start: 10, end: null, price: eur(3) }),
    tier(productVersionId, DEMO_ITEMS.storage, { start: 1, end: 99, price: eur(0.5) }),
    tier(productVersionId, DEMO_ITEMS.storage, { start: 100, end: 1_000, price: eur(0.3) }),
    tier(productVersionId, DEMO_ITEMS.support, { start: 1, end: 5, price: eur(40) }),
    tier(productVersionId, DEMO_ITEMS.support, { start: 6, end: 20, price: eur(100) }),
    tier(productVersionId, DEMO_ITEMS.notes, { start: 0, end: null, price: eur(0.01) }),
  ];
  await tx.insert(valueTiers).values([DEMO_PLANS.basic, DEMO_PLANS.pro, DEMO_PLANS.yearly].flatMap(tiersOf));
}

function eur(amount: number): Money {
  return allowed(moneyOf(amount * 10_000));
}

async function seedParameters(tx: Tx): Promise<void> {
  const common = { productId: DEMO_PRODUCTS.notes };
  await tx.insert(configurationParameters).values([
    {
      ...common,
      id: DEMO_PARAMETERS.workspace,
      code: "workspace",
      name: "Workspace",
      description: "The name of the workspace: small letters, digits and hyphens.",
      hint: "my-team",
      validation: "^[a-z][a-z0-9-]{2,29}$",
    },
    {
      ...common,
      id: DEMO_PARAMETERS.region,
      code: "region",
      name: "Region",
      description: "Where the notes are stored.",
      acceptedValues: { eu: "Europe", us: "United States" },
      weight: 1,
    },
    {
      id: DEMO_PARAMETERS.domain,
      productId: DEMO_PRODUCTS.tools,
      code: "domain",
      name: "Address",
      description: "The first part of the address that the team opens: small letters, digits and hyphens.",
      hint: "my-team",
      required: true,
      validation: "^[a-z][a-z0-9-]{2,29}$",
    },
  ]);
  const parameters = [DEMO_PARAMETERS.workspace, DEMO_PARAMETERS.region];
  const offered = [DEMO_PLANS.basic, DEMO_PLANS.pro, DEMO_PLANS.yearly];
  await tx
    .insert(productVersionParameters)
    .values(
      offered.flatMap((productVersionId) =>
        parameters.map((parameterId) => ({ productVersionId, parameterId })),
      ),
    );
  await tx
    .insert(productVersionParameters)
    .values({ productVersionId: DEMO_PLANS.toolsTeam, parameterId: DEMO_PARAMETERS.domain });
}
