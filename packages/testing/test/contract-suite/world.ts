import { parseReference } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import type { Account, Marketplace } from "../../src/index.js";
import { type Api, createApi } from "../../src/marketplace/api.js";
import { smallApplication } from "../small-application.js";

/** A marketplace with one of everything. */
export interface World {
  /** What there is, by resource. */
  readonly ids: Readonly<Record<string, number>>;
  /** What nothing depends on, by resource. */
  readonly spare: Readonly<Record<string, number>>;
}

const metadata = { costCentre: "42" };

/** Puts one of everything into a marketplace that has the demo. */
export async function furnish(marketplace: Marketplace): Promise<World> {
  const apiOf = (account: Account): Api => createApi(marketplace.clientFor(account));
  const [admin, customer, customer2] = [apiOf("admin"), apiOf("customer"), apiOf("customer2")];
  marketplace.connect(smallApplication(marketplace).receive);

  const { id: subscription } = await marketplace.placeOrder({ quantities: { users: 3 } });
  await marketplace.waitFor(subscription, "DEPLOYED");
  await marketplace.settle();
  const unpaid = await marketplace.placeOrder({ by: "customer2", pay: false, plan: "Pro" });
  const { invoices, orders } = await marketplace.read(unpaid);
  const { id: paymentMethod } = await customer2("paymentMethodCreate", {
    body: examples["paymentMethod.create"],
  });

  const product = { url: "product/1" } as const;
  const { id: comment } = await customer("commentCreate", {
    body: { ...examples["comment.create"], product },
  });
  const { id: companyGroup } = await admin("companyGroupCreate", {
    body: { ...examples["companyGroup.create"], userCompany: { url: "userCompany/3" }, identifier: "first" },
  });
  const { id: notification } = await admin("notifyCreate", { body: examples["notification.create"] });
  const { id: cloudCredential } = await customer("cloudCredentialCreate", {
    body: { ...examples["cloudCredential.create"], subscription: { url: `subscription/${subscription}` } },
  });
  const ids = {
    ...{ user: 4, company: 1, userCompany: 3, product: 1, productVersion: 1, billingItem: 1 },
    ...{ configurationParameter: 1, applicationMetric: 1, event: 1 },
    ...{ subscription, paymentMethod, companyGroup, comment, notification, cloudCredential },
    invoice: parseReference(invoices?.[0]?.url, "invoice") ?? 0,
    order: parseReference(orders?.[0]?.url, "order") ?? 0,
    message: await firstOf(admin("messageGetAllPaged", {})),
    auditEntry: await firstOf(admin("auditEntryGetAllPaged", {})),
    eventEndpoint: await firstOf(admin("eventEndpointGetAllPaged", {})),
  };
  await admin("userUpdateMetadata", { path: { id: ids.user }, body: metadata });
  await admin("userCompanyUpdateMetadata", { path: { id: ids.userCompany }, body: metadata });
  await admin("cloudCredentialUpdateMetadata", { path: { id: cloudCredential }, body: metadata });
  await admin("subscriptionUpdateMetadata", { path: { id: subscription }, body: metadata });
  await admin("productUpdateMetadata", { path: { id: ids.product }, body: metadata });
  await admin("productVersionUpdateMetadata", { path: { id: ids.productVersion }, body: metadata });
  return { ids, spare: { ...(await makeSpares(admin)), order: await deferOrder(marketplace, admin) } };
}

/** The identifier of the first entry of a list. */
async function firstOf(list: Promise<readonly { readonly id: number }[]>): Promise<number> {
  const [first] = await list;
  if (first === undefined) throw new Error("The list is empty.");
  return first.id;
}

/** An order that waits for the next period: nothing else can be cancelled. */
async function deferOrder(marketplace: Marketplace, admin: Api): Promise<number> {
  const { id } = await marketplace.placeOrder({ quantities: { users: 3 } });
  await marketplace.waitFor(id, "DEPLOYED");
  const body = { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/3" } } as const;
  const result = await admin("subscriptionPatch", { path: { id }, body });
  return parseReference(result?.order, "order") ?? 0;
}

/** Makes what can be deleted: nothing refers to it. */
async function makeSpares(admin: Api): Promise<Record<string, number>> {
  const { id: userCompany } = await admin("userCompanyCreate", { body: examples["userCompany.create"] });
  const { id: company } = await admin("companyCreate", { body: examples["company.create"] });
  const { id: user } = await admin("userCreate", {
    body: {
      ...examples["user.create"],
      userName: "spare",
      email: "spare@acme.example",
      company: { url: "userCompany/3" },
    },
  });
  const of = { company: { url: "company/1" }, product: { url: "product/1" } } as const;
  const { id: product } = await admin("productCreate", {
    body: { ...examples["product.create"], company: of.company },
  });
  const { id: productVersion } = await admin("productVersionCreate", {
    body: {
      ...examples["productVersion.create"],
      ...{ product: of.product, billingItemValues: [], configurationParameters: [] },
    },
  });
  const { id: billingItem } = await admin("billingItemCreate", {
    body: { ...examples["billingItem.create"], identifier: "spare", owner: of.company },
  });
  const { id: configurationParameter } = await admin("configurationParameterCreate", {
    body: { ...examples["configurationParameter.create"], code: "spare", product: of.product },
  });
  return { userCompany, company, user, product, productVersion, billingItem, configurationParameter };
}
