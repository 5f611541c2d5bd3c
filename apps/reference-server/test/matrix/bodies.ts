import type { Operation, OperationId, OperationTypes, operations, SdkMethod } from "@syndikit/contract";
import { type Account, accounts } from "./accounts.js";
import { named } from "./table.js";

/** A body for an operation, and who may send it. */
export interface Sample {
  /** The action, if the operation has several; empty otherwise. */
  readonly action: string;
  /** The scopes that each role has with it. */
  readonly roles: Operation["roles"];
  body(account: Account): unknown;
}

/**
 * The valid bodies of an operation: one for each action if it has several, else one.
 *
 * @throws {Error} when the operation takes a body and none is defined here.
 */
export function samplesOf(operation: Operation): readonly Sample[] {
  const { id, roles, body, sdk } = operation;
  if (sdk?.methods !== undefined) return sdk.methods.map((method) => sampleOf(id, roles, method));
  if (body === null) return [{ action: "", roles, body: () => undefined }];
  const entry = bodies.get(id);
  if (entry === undefined) throw new Error(`${id} takes a body, and the matrix has none for it.`);
  return [{ action: "", roles, body: entry }];
}

/** The fields of each action besides those that identify it. A method without an entry has none. */
const actionFields: Readonly<Record<string, object>> = {
  "userPatch.patch": { surname: "Changed" },
  "userCompanyPatch.patch": { phoneNumber: "+39 06 5550 2231" },
  "companyPatch.patch": { companyDescription: "Changed." },
  "productVersionPatch.patch": { description: "Changed." },
  "cloudCredentialPatch.saveSecret": { payload: { key: "a-secret" } },
  "subscriptionPatch.setName": { name: "Changed" },
  "subscriptionPatch.upgrade": { productVersion: { url: "productVersion/2" } },
  "subscriptionPatch.changeQuantities": { billingItems: { "billingItem/1": 2 } },
  "subscriptionPatch.setAutoRenew": { autoRenew: false },
  "subscriptionPatch.terminate": { reason: "The service closes." },
};

function sampleOf(id: string, roles: Operation["roles"], method: SdkMethod): Sample {
  const extra = actionFields[`${id}.${method.name}`] ?? {};
  const body = { ...method.fixed, ...extra };
  return { action: method.name, roles: method.roles ?? roles, body: () => body };
}

/** The operations that take a body and have no actions. */
type Sending = {
  [Id in OperationId]: undefined extends OperationTypes[Id]["body"]
    ? never
    : (typeof operations)[Id]["sdk"] extends { readonly methods: unknown }
      ? never
      : Id;
}[OperationId];

type Bodies = { readonly [Id in Sending]: (account: Account) => OperationTypes[Id]["body"] };

const metadata = (): { [key: string]: string } => ({ team: "red" });
/** Only an administrator disables a company, and that changes its members too. */
const company = (account: Account) => ({
  companyDescription: "Changed.",
  ...(account === "admin" ? { enabled: false } : {}),
});
const line = { description: "Setup", price: { price: "5.0000" }, quantity: 2, unit: "Hours" };
const vendorOf = (account: Account): 1 | 2 => (account === "vendor2" ? 2 : 1);

/** A valid body of each operation. The objects that it refers to exist, and are the caller's where required. */
const table: Bodies = {
  tokenCreate: () => ({ name: "Export", access: "READ_ONLY" }),
  eventShare: () => ({ hours: 2 }),
  userCreate: () => ({
    userName: "newcomer",
    name: "New",
    email: "newcomer@market.example",
    password: "newcomer-demo",
    company: { url: "userCompany/3" },
  }),
  userUpdate: () => ({ surname: "Changed" }),
  userUpdateMetadata: metadata,
  userCompanyCreate: () => ({ name: "Fresh" }),
  userCompanyUpdate: company,
  userCompanyUpdateMetadata: metadata,
  companyCreate: () => ({ name: "Fresh" }),
  companyUpdate: company,
  companyGroupCreate: (account) => ({
    name: "Crew",
    identifier: "crew",
    userCompany: { url: account === "customer2" ? "userCompany/4" : "userCompany/3" },
  }),
  companyGroupUpdate: () => ({ name: "Changed" }),
  paymentMethodCreate: () => ({ label: "New card", payload: { paymentMethodId: "pm_card_visa" } }),
  paymentMethodUpdate: () => ({ label: "Changed" }),
  notifyCreate: () => ({ message: "News", userRoles: ["ROLE_USER"], start: "2026-01-01T00:00:00+01:00" }),
  notifyUpdate: () => ({ message: "Changed" }),
  commentCreate: (account) => ({
    product: { url: account === "customer2" ? "product/2" : "product/1" },
    rating: 5,
  }),
  commentUpdate: () => ({ comment: "Changed." }),
  cloudCredentialCreate: () => ({ name: "New cloud" }),
  cloudCredentialUpdateMetadata: metadata,
  subscriptionSetEndpoints: () => [
    { endpoint: "https://app.test/", category: "APP", description: "Sign in" },
  ],
  subscriptionSetInstructions: () => ({ en: "Welcome.", it: "Benvenuto." }),
  subscriptionSetCredentials: () => [{ key: "user", value: "admin", description: { en: "Name" } }],
  subscriptionBill: () => [line],
  subscriptionSetOneshotCosts: () => [line],
  subscriptionSetRecurringCosts: () => [line],
  subscriptionUpdateMetadata: metadata,
  configurationParameterCreate: (account) => ({
    code: "colour",
    name: "Colour",
    description: "Which one.",
    product: { url: `product/${vendorOf(account)}` },
  }),
  configurationParameterUpdate: () => ({ hint: "changed" }),
  configurationParameterValues: () => ({ productVersion: { url: "productVersion/1" } }),
  productCreate: () => ({ name: "Fresh", type: "SYNDICATED", company: { url: "company/1" } }),
  productUpdate: () => ({ shortDescription: "Changed." }),
  productUpdateMetadata: metadata,
  productVersionCreate: (account) => ({
    name: "Fresh",
    price: "20.0000",
    product: { url: `product/${vendorOf(account)}` },
  }),
  productVersionUpdate: () => ({ description: "Changed." }),
  productVersionUpdateMetadata: metadata,
  billingItemCreate: () => ({
    name: "Fresh",
    unit: "Item",
    description: "Fresh.",
    type: "TIERED",
    owner: { url: "company/1" },
  }),
  billingItemUpdate: () => ({ description: "Changed." }),
  applicationMetricCreate: (account) => ({
    name: "fresh",
    product: { url: `product/${vendorOf(account)}` },
    billingItem: { url: "billingItem/4" },
    endpoint: "/metric/fresh",
  }),
  applicationMetricUpdate: () => ({ endpoint: "/metric/changed" }),
  orderEstimate: (account) => ({
    type: account === "vendor" || account === "vendor2" ? "SANDBOX" : "NORMAL",
    productVersion: { url: account === "vendor2" ? "productVersion/6" : "productVersion/1" },
  }),
  invoiceCredit: () => ({ reason: "It was down." }),
  orderCreate: (account) => ({
    type: accounts[account] === "ROLE_VENDOR" ? "SANDBOX" : "NORMAL",
    productVersion: { url: account === "vendor2" ? "productVersion/6" : "productVersion/1" },
  }),
  invoicePay: () => ({}),
  invoiceMarkPaid: () => ({ reference: "transfer-1" }),
  eventCreate: (account) => ({
    entityName: "Subscription",
    entityId: 12,
    type: "CREATED",
    product: { url: `product/${vendorOf(account)}` },
  }),
  eventRedeliverAll: () => ({}),
  eventEndpointPatch: () => ({ rateLimit: 60_000 }),
  clockAdvance: () => ({ advance: "PT1M" }),
  clockDryRun: () => ({ advance: "PT1M" }),
  faultsReplace: () => [
    { direction: "outgoing", match: { url: "nobody.test" }, action: { kind: "duplicate" }, times: 1 },
  ],
  sandboxReset: () => ({}),
  snapshotCreate: () => ({ name: named.name }),
  platformEndpointsReplace: () => [{ url: "https://platform.test/events" }],
  productReplaceMetricHeaders: () => [{ name: "X-Metric-Key", value: "a-shared-key" }],
  sandboxExpireTokens: () => ({ user: { url: "user/3" } }),
  testCardCreate: () => ({ number: "4242 4242 4242 4242", expMonth: 12, expYear: 2099, cvc: "123" }),
};

/** The table, for operations that are only known at run time. */
const bodies: ReadonlyMap<string, (account: Account) => unknown> = new Map(Object.entries(table));
