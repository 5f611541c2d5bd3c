import { type DeploymentStatus, SubscriptionType, TrialMode, UserRole } from "@syndikit/contract";
import { addMonths } from "../../src/billing/period.js";
import { single } from "../../src/store/prepared.js";
import { type CompanyKind, companies } from "../../src/store/tables/company.js";
import { products, productVersions } from "../../src/store/tables/product.js";
import { subscriptions } from "../../src/store/tables/subscription.js";
import { users } from "../../src/store/tables/user.js";
import { eur, productVersionOf } from "../../src/test-support/subscriptions.js";
import { BEGIN, type Marketplace, openMarketplace, passwordOf } from "./marketplace.js";

/** A marketplace with two vendors, two customers and an administrator. The numbers are identifiers. */
export interface Populated extends Marketplace {
  readonly northwind: number;
  readonly fabrik: number;
  readonly acme: number;
  readonly umbra: number;
  /** No company. */
  readonly admin: number;
  /** Of northwind. */
  readonly vendor: number;
  /** Of fabrik. */
  readonly vendor2: number;
  /** Of acme. */
  readonly customer: number;
  /** Of acme. */
  readonly colleague: number;
  /** Of umbra. */
  readonly customer2: number;
  /** Of northwind, on sale. */
  readonly product: number;
  readonly productVersion: number;
}

export async function openPopulated(): Promise<Populated> {
  const marketplace = openMarketplace();
  const northwind = await addCompany(marketplace, "VENDOR", "Northwind");
  const fabrik = await addCompany(marketplace, "VENDOR", "Fabrik");
  const acme = await addCompany(marketplace, "CUSTOMER", "Acme");
  const umbra = await addCompany(marketplace, "CUSTOMER", "Umbra");
  const { ROLE_ADMIN, ROLE_VENDOR, ROLE_USER } = UserRole;
  return {
    ...marketplace,
    northwind,
    fabrik,
    acme,
    umbra,
    admin: await addUser(marketplace, { userName: "admin", userRole: ROLE_ADMIN, companyId: null }),
    vendor: await addUser(marketplace, { userName: "vendor", userRole: ROLE_VENDOR, companyId: northwind }),
    vendor2: await addUser(marketplace, { userName: "vendor2", userRole: ROLE_VENDOR, companyId: fabrik }),
    customer: await addUser(marketplace, { userName: "customer", userRole: ROLE_USER, companyId: acme }),
    colleague: await addUser(marketplace, { userName: "colleague", userRole: ROLE_USER, companyId: acme }),
    customer2: await addUser(marketplace, { userName: "customer2", userRole: ROLE_USER, companyId: umbra }),
    ...(await addProduct(marketplace, { companyId: northwind, published: true })),
  };
}

export function addCompany(marketplace: Marketplace, kind: CompanyKind, name: string): Promise<number> {
  return marketplace.services.store.write(async (tx) => {
    const row = { kind, name, createdAt: BEGIN };
    return single(await tx.insert(companies).values(row).returning({ id: companies.id })).id;
  });
}

export interface NewUser {
  readonly userName: string;
  readonly userRole: UserRole;
  readonly companyId: number | null;
  /** True when absent. */
  readonly activated?: boolean;
}

/** Adds a user that can sign in. */
export async function addUser({ services }: Marketplace, user: NewUser): Promise<number> {
  const { userName } = user;
  const row = {
    activated: true,
    ...user,
    name: userName,
    email: `${userName}@example.test`,
    environment: services.environment,
    creationDate: BEGIN,
    passwordHash: await services.passwords.hash(passwordOf(userName)),
  };
  return services.store.write(
    async (tx) => single(await tx.insert(users).values(row).returning({ id: users.id })).id,
  );
}

export interface NewProduct {
  readonly companyId: number;
  readonly published: boolean;
}

/** Adds a product with one plan. */
export function addProduct(
  { services }: Marketplace,
  { companyId, published }: NewProduct,
): Promise<{ readonly product: number; readonly productVersion: number }> {
  return services.store.write(async (tx) => {
    const dates = { createdAt: BEGIN, updatedAt: BEGIN };
    const product = single(
      await tx
        .insert(products)
        .values({ companyId, name: "Notes", type: "SYNDICATED", ...dates })
        .returning({ id: products.id }),
    ).id;
    const { price, setupFee } = productVersionOf({ price: eur("10.00") });
    const row = {
      productId: product,
      name: "Basic",
      published,
      price,
      setupFee,
      trial: TrialMode.NOT_ALLOWED,
    };
    const productVersion = single(
      await tx
        .insert(productVersions)
        .values({ ...row, ...dates })
        .returning({ id: productVersions.id }),
    ).id;
    return { product, productVersion };
  });
}

export interface NewSubscription {
  readonly buyerId: number;
  readonly companyId: number;
  readonly product: number;
  readonly productVersion: number;
  readonly status: DeploymentStatus;
}

export function addSubscription({ services }: Marketplace, subscription: NewSubscription): Promise<number> {
  const { buyerId, companyId, product, productVersion, status } = subscription;
  const row = {
    name: "Notes",
    type: SubscriptionType.NORMAL,
    deploymentStatus: status,
    buyerId,
    companyId,
    productId: product,
    productVersionId: productVersion,
    productVersion: productVersionOf({ id: productVersion, productId: product }),
    billingPeriod: 1,
    autoRenew: true,
    periodStart: BEGIN,
    periodEnd: addMonths(BEGIN, 1, 31),
    anchorDay: 31,
    createdAt: BEGIN,
    updatedAt: BEGIN,
  };
  return services.store.write(
    async (tx) => single(await tx.insert(subscriptions).values(row).returning({ id: subscriptions.id })).id,
  );
}
