// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { Connection } from "../../core/connection.js";
import { Login } from "./login.gen.js";
import { Tokens } from "./tokens.gen.js";
import { Users } from "./users.gen.js";
import { UserCompanies } from "./user-companies.gen.js";
import { Companies } from "./companies.gen.js";
import { CompanyGroups } from "./company-groups.gen.js";
import { PaymentMethods } from "./payment-methods.gen.js";
import { Notifications } from "./notifications.gen.js";
import { Messages } from "./messages.gen.js";
import { Comments } from "./comments.gen.js";
import { CloudCredentials } from "./cloud-credentials.gen.js";
import { CountryCodes } from "./country-codes.gen.js";
import { Subscriptions } from "./subscriptions.gen.js";
import { ConfigurationParameters } from "./configuration-parameters.gen.js";
import { Products } from "./products.gen.js";
import { ProductVersions } from "./product-versions.gen.js";
import { BillingItems } from "./billing-items.gen.js";
import { ApplicationMetrics } from "./application-metrics.gen.js";
import { Orders } from "./orders.gen.js";
import { Invoices } from "./invoices.gen.js";
import { Proceeds } from "./proceeds.gen.js";
import { Money } from "./money.gen.js";
import { PlatformEndpoints } from "./platform-endpoints.gen.js";
import { Search } from "./search.gen.js";
import { AuditEntries } from "./audit-entries.gen.js";
import { Events } from "./events.gen.js";
import { EventEndpoints } from "./event-endpoints.gen.js";
import { Sandbox } from "./sandbox.gen.js";

export * from "./login.gen.js";
export * from "./tokens.gen.js";
export * from "./users.gen.js";
export * from "./user-companies.gen.js";
export * from "./companies.gen.js";
export * from "./company-groups.gen.js";
export * from "./payment-methods.gen.js";
export * from "./notifications.gen.js";
export * from "./messages.gen.js";
export * from "./comments.gen.js";
export * from "./cloud-credentials.gen.js";
export * from "./country-codes.gen.js";
export * from "./subscriptions.gen.js";
export * from "./configuration-parameters.gen.js";
export * from "./products.gen.js";
export * from "./product-versions.gen.js";
export * from "./billing-items.gen.js";
export * from "./application-metrics.gen.js";
export * from "./orders.gen.js";
export * from "./invoices.gen.js";
export * from "./proceeds.gen.js";
export * from "./money.gen.js";
export * from "./platform-endpoints.gen.js";
export * from "./search.gen.js";
export * from "./audit-entries.gen.js";
export * from "./events.gen.js";
export * from "./event-endpoints.gen.js";
export * from "./sandbox.gen.js";

/** Every group of methods. */
export interface Resources {
  readonly login: Login;
  readonly tokens: Tokens;
  readonly users: Users;
  readonly userCompanies: UserCompanies;
  readonly companies: Companies;
  readonly companyGroups: CompanyGroups;
  readonly paymentMethods: PaymentMethods;
  readonly notifications: Notifications;
  readonly messages: Messages;
  readonly comments: Comments;
  readonly cloudCredentials: CloudCredentials;
  readonly countryCodes: CountryCodes;
  readonly subscriptions: Subscriptions;
  readonly configurationParameters: ConfigurationParameters;
  readonly products: Products;
  readonly productVersions: ProductVersions;
  readonly billingItems: BillingItems;
  readonly applicationMetrics: ApplicationMetrics;
  readonly orders: Orders;
  readonly invoices: Invoices;
  readonly proceeds: Proceeds;
  readonly money: Money;
  readonly platformEndpoints: PlatformEndpoints;
  readonly search: Search;
  readonly auditEntries: AuditEntries;
  readonly events: Events;
  readonly eventEndpoints: EventEndpoints;
  readonly sandbox: Sandbox;
}

/** All groups of methods over one connection. */
export function createResources(connection: Connection): Resources {
  const groups = [
    Login,
    Tokens,
    Users,
    UserCompanies,
    Companies,
    CompanyGroups,
    PaymentMethods,
    Notifications,
    Messages,
    Comments,
    CloudCredentials,
    CountryCodes,
    Subscriptions,
    ConfigurationParameters,
    Products,
    ProductVersions,
    BillingItems,
    ApplicationMetrics,
    Orders,
    Invoices,
    Proceeds,
    Money,
    PlatformEndpoints,
    Search,
    AuditEntries,
    Events,
    EventEndpoints,
    Sandbox,
  ].map((Group) => [Group.group[0], new Group(connection)] as const);
  // Each class holds the name that its group has in the interface above.
  return Object.fromEntries(groups) as unknown as Resources;
}
