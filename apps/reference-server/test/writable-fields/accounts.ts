import { headerNames } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { cloudCredentials } from "../../src/store/tables/account.js";
import { type Entry, plain, read, type Scene } from "./entry.js";
import { idOfThing, signs } from "./scenes.js";

const ADDRESS = { address: "Via Roma 1" };

const addressFields = plain({
  "address.address": "Via Torino 2",
  "address.city": "Roma",
  "address.zipCode": "00184",
  "address.state": "RM",
  "address.country": "Italy",
  "address.countryCode": "IT",
});

const profile = plain({
  userName: "renamed",
  name: "Renamed",
  surname: "Changed",
  email: "renamed@market.example",
  phoneNumber: "+39 06 5550 2231",
  language: "de",
  acceptedTerms: true,
  newbie: false,
  externalId: "crm-12",
  enabled: false,
  environment: "production",
  "company.url": "userCompany/4",
});

/** Whether a password is the one of a user. */
async function signsIn({ world }: Scene, userName: string, password: string): Promise<number> {
  const authorization = `Basic ${btoa(`${userName}:${password}`)}`;
  const headers = { [headerNames.authorization]: authorization };
  return (await world.ask({ method: "GET", path: "user/me", headers })).status;
}

const group = (scene: Scene): string =>
  `companyGroup/${idOfThing(scene, "companyGroup", "a group of the customer's")}`;

/** The same fields of a user, however they are written. */
function userFields(password: string, userName: string): Entry["fields"] {
  return {
    ...profile,
    ...addressFields,
    password: { value: "another-password", observe: (scene) => signsIn(scene, userName, password) },
  };
}

const newUser = {
  userName: "newcomer",
  name: "New",
  email: "newcomer@market.example",
  password: "newcomer-demo",
  address: ADDRESS,
  newbie: true,
  userRole: "ROLE_USER",
  company: { url: "userCompany/3" },
};

/** A user changes its own password, and names the one in use. */
const ownPassword = {
  value: "not-the-password",
  account: "customer",
  arrange: () => 4,
  body: { password: "customer-new-demo", currentPassword: "customer-demo" },
  status: 422,
} as const;

const clerk = (scene: Scene): number => idOfThing(scene, "user", "a member of their company");

const company = plain({
  name: "Renamed",
  emailAddress: "office@company.example",
  companyDescription: "Makes notes.",
  companyUrl: "https://company.example",
  phoneNumber: "+39 06 5550 2231",
  ...{ taxCode: "IT12345678901", language: "de", externalId: "crm-12", enabled: false },
});
const companyFields = { ...company, ...addressFields };

const smallCustomer = (scene: Scene): number =>
  idOfThing(scene, "userCompany", "a customer company that bought");
const smallVendor = (scene: Scene): number => idOfThing(scene, "company", "a vendor company that has sold");

const vendorFields = plain({
  technicalEmailAddress: "tech@vendor.example",
  syndicationEndpoint: "https://vendor.test/company",
});

/** The first vendor's company has an endpoint, and signs with `before`. */
async function signingCompany({ world }: Scene): Promise<number> {
  const body = { syndicationEndpoint: "https://vendor.test/company", notificationSecretToken: "before" };
  await world.make("admin", "PUT", "company/1", body);
  await world.make("admin", "PUT", "product/1", { syndicationEndpoints: [] });
  return 1;
}

const companySecret = {
  notificationSecretToken: { value: "after", arrange: signingCompany, observe: signs },
};

export const accountEntries: readonly Entry[] = [
  {
    operation: "tokenCreate",
    account: "customer",
    body: { name: "Export" },
    observe: (scene) => read(scene, "token", "customer"),
    fields: plain({ name: "Import", access: "READ_ONLY", expiresAt: "2099-01-01T00:00:00Z" }),
  },
  {
    operation: "userCreate",
    body: newUser,
    fields: {
      ...userFields("newcomer-demo", "newcomer"),
      userRole: { value: "ROLE_ADMIN", body: { ...newUser, company: undefined } },
      "companyGroup.url": { value: "companyGroup/1" },
    },
  },
  {
    operation: "userUpdate",
    body: { address: ADDRESS, newbie: true },
    arrange: clerk,
    fields: {
      ...userFields("clerk-demo", "clerk"),
      userRole: { value: "ROLE_ADMIN", arrange: withoutCompany },
      "companyGroup.url": { value: "companyGroup/1" },
      currentPassword: ownPassword,
    },
  },
  {
    operation: "userPatch",
    body: { address: ADDRESS, newbie: true },
    arrange: clerk,
    fields: {
      ...userFields("clerk-demo", "clerk"),
      userRole: { value: "ROLE_ADMIN", arrange: withoutCompany },
      "companyGroup.url": { value: "companyGroup/1" },
      currentPassword: ownPassword,
      action: { value: "BLOCK", body: { action: "ACTIVATE" } },
    },
  },
  {
    operation: "userUpdateMetadata",
    arrange: clerk,
    body: { team: "red" },
    fields: plain({ "*": "blue" }),
  },
  { operation: "userCompanyCreate", body: { name: "Fresh", address: ADDRESS }, fields: companyFields },
  {
    operation: "userCompanyUpdate",
    arrange: smallCustomer,
    body: { address: ADDRESS },
    fields: companyFields,
  },
  {
    operation: "userCompanyPatch",
    arrange: smallCustomer,
    body: { address: ADDRESS },
    fields: {
      ...companyFields,
      action: { value: "DEACTIVATION", body: { action: "ACTIVATION" } },
    },
  },
  {
    operation: "userCompanyUpdateMetadata",
    arrange: smallCustomer,
    body: { team: "red" },
    fields: plain({ "*": "blue" }),
  },
  {
    operation: "companyCreate",
    body: { name: "Fresh", address: ADDRESS },
    fields: {
      ...companyFields,
      ...vendorFields,
      notificationSecretToken: {
        value: "a-secret",
        body: { name: "Fresh", syndicationEndpoint: "https://vendor.test/company" },
        observe: signsForNewCompany,
      },
    },
  },
  {
    operation: "companyUpdate",
    arrange: smallVendor,
    body: { address: ADDRESS },
    fields: {
      ...companyFields,
      ...vendorFields,
      ...companySecret,
      previousSecretValidFor: {
        value: "P7D",
        body: { notificationSecretToken: "after" },
        arrange: signingCompany,
        observe: signs,
      },
    },
  },
  {
    operation: "companyPatch",
    arrange: smallVendor,
    body: { address: ADDRESS },
    fields: {
      ...companyFields,
      ...vendorFields,
      ...companySecret,
      action: { value: "DEACTIVATION", body: { action: "ACTIVATION" } },
    },
  },
  {
    operation: "companyGroupCreate",
    body: { name: "Crew", identifier: "crew", userCompany: { url: "userCompany/3" } },
    fields: plain({ name: "Team", identifier: "team", "userCompany.url": "userCompany/4" }),
  },
  {
    operation: "companyGroupUpdate",
    arrange: (scene) => Number(group(scene).split("/")[1]),
    body: {},
    fields: plain({ name: "Team", identifier: "team" }),
  },
  {
    operation: "paymentMethodCreate",
    account: "customer",
    body: { label: "New card", payload: { paymentMethodId: "pm_card_visa" } },
    fields: {
      ...plain({ label: "Other card", defaultMethod: true }),
      // The card is not answered; it decides whether the next order is paid.
      "payload.paymentMethodId": {
        value: "pm_card_chargeDeclined",
        body: { label: "New card", defaultMethod: true, payload: { paymentMethodId: "pm_card_visa" } },
        observe: async (scene) => {
          const body = { type: "NORMAL", productVersion: { url: "productVersion/1" } };
          const { subscription } = await scene.world.make("customer", "POST", "order", body);
          return read(scene, subscription?.url ?? "");
        },
      },
    },
  },
  {
    operation: "paymentMethodUpdate",
    account: "customer",
    arrange: (scene) => idOfThing(scene, "paymentMethod", "paymentMethod of the customer"),
    body: {},
    fields: plain({ label: "Other card", defaultMethod: false }),
  },
  {
    operation: "notifyCreate",
    body: { message: "News" },
    fields: plain({
      start: "2026-03-01T00:00:00Z",
      end: "2027-01-01T00:00:00Z",
      "userRoles[]": "ROLE_VENDOR",
      message: "Other news",
    }),
  },
  {
    operation: "notifyUpdate",
    arrange: (scene) => idOfThing(scene, "notification", "a message for customers"),
    body: {},
    fields: plain({
      start: "2026-03-01T00:00:00Z",
      end: "2027-01-01T00:00:00Z",
      "userRoles[]": "ROLE_VENDOR",
      message: "Other news",
    }),
  },
  {
    operation: "commentCreate",
    account: "customer",
    arrange: withoutReview,
    body: { product: { url: "product/1" }, rating: 5 },
    fields: {
      ...plain({ rating: 2, comment: "Handy." }),
      "product.url": { value: "product/2", arrange: boughtBoth },
    },
  },
  {
    operation: "commentUpdate",
    account: "customer",
    arrange: (scene) => idOfThing(scene, "comment", "the customer's review"),
    body: {},
    fields: plain({ rating: 2, comment: "Handy." }),
  },
  {
    operation: "cloudCredentialCreate",
    account: "customer",
    body: { name: "New cloud" },
    observe: (scene, { body }) => read(scene, String(Reflect.get(Object(body), "self")), "customer"),
    fields: {
      name: { value: "Other cloud" },
      "subscription.url": { value: "subscription/1" },
      // No cloud provider is set up, so one that is named is refused.
      "cloudProvider.url": { value: "cloudProvider/1" },
    },
  },
  {
    operation: "cloudCredentialPatch",
    account: "customer",
    arrange: (scene) => idOfThing(scene, "cloudCredential", "cloudCredential of the customer"),
    body: { action: "SAVE_CUSTOM_CREDENTIALS", payload: { key: "a-secret" } },
    fields: {
      // There is one action. Another one is refused.
      action: { value: "DELETE", status: 400 },
      "payload[]": {
        value: "b-secret",
        body: { action: "SAVE_CUSTOM_CREDENTIALS", payload: ["a-secret"] },
        observe: openSecret,
      },
    },
  },
  {
    operation: "cloudCredentialUpdateMetadata",
    account: "customer",
    arrange: (scene) => idOfThing(scene, "cloudCredential", "cloudCredential of the customer"),
    observe: (scene) => read(scene, `cloudCredential/${scene.id}/metadata`, "customer"),
    body: { team: "red" },
    fields: plain({ "*": "blue" }),
  },
];

/** The customer's review of the first product is gone. */
async function withoutReview(scene: Scene): Promise<number> {
  const id = idOfThing(scene, "comment", "the customer's review");
  await scene.world.ask({ account: "customer", method: "DELETE", path: `comment/${id}` });
  return 0;
}

async function boughtBoth(scene: Scene): Promise<number> {
  const body = { type: "NORMAL", productVersion: { url: "productVersion/6" } };
  const { subscription } = await scene.world.make("customer", "POST", "order", body);
  await scene.world.make("admin", "PATCH", subscription?.url ?? "", { deploymentStatus: "DEPLOYED" });
  return withoutReview(scene);
}

/** A user of no company, who may get any role. */
async function withoutCompany({ world }: Scene): Promise<number> {
  return (await world.make("admin", "POST", "user", { ...newUser, company: undefined })).id;
}

/** The secret of a credential is never answered, so it is opened. */
async function openSecret({ world, id }: Scene): Promise<unknown> {
  const { store, services } = world.server;
  const [row] = await store.read((db) =>
    db.select().from(cloudCredentials).where(eq(cloudCredentials.id, id)),
  );
  return row?.payload && services.seals.open(row.payload);
}

/** The signature of an event for a new vendor's product. */
async function signsForNewCompany(scene: Scene, { body }: { readonly body: unknown }): Promise<unknown> {
  const company = { url: String(Reflect.get(Object(body), "self")) };
  const product = await scene.world.make("admin", "POST", "product", {
    name: "P",
    type: "SYNDICATED",
    company,
  });
  return signs(scene, undefined, product.self);
}
