import type { OperationId, SearchField, SearchResource } from "@syndikit/contract";
import { and, type Column, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Standing } from "../../api/filters.js";
import { type Caller, callerTerms } from "../../api/scope.js";
import { isIndexedValue } from "../../store/columns.js";
import { folded } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { paymentMethods } from "../../store/tables/account.js";
import { auditEntries } from "../../store/tables/audit.js";
import { invoices, orders } from "../../store/tables/billing.js";
import { companies } from "../../store/tables/company.js";
import { endpoints } from "../../store/tables/endpoint.js";
import { events } from "../../store/tables/event.js";
import { messages } from "../../store/tables/message.js";
import { isLive, metrics } from "../../store/tables/metric.js";
import {
  billingItems,
  configurationParameters,
  products,
  productVersions,
} from "../../store/tables/product.js";
import { subscriptionEndpoints, subscriptions, subscriptionValues } from "../../store/tables/subscription.js";
import { users } from "../../store/tables/user.js";
import { numberOf } from "../../subscriptions/invoice-dto.js";
import { reachesProductVersion } from "../../subscriptions/plans.js";
import { belongsToReached, narrowed } from "../../subscriptions/reach.js";
import { reachesAuditEntry } from "../audit-entry/queries.js";
import { reachesBillingItem } from "../billing-item/queries.js";
import { isIn, vendorCompanies } from "../company/queries.js";
import { reachesEvent } from "../event/handlers.js";
import { reachesEndpoint } from "../event-endpoint/handlers.js";
import { showsInvoice } from "../invoice/queries.js";
import { reachesMessage } from "../message/queries.js";
import { showsOrder } from "../order/handlers.js";
import { reachesPaymentMethod } from "../payment-method/queries.js";
import { reachesProduct } from "../product/queries.js";
import { reachesUser } from "../user/queries.js";
import { customerCompanies } from "../user-company/handlers.js";
import { prefixesOf, type Typed } from "./typed.js";

/** An object that was found. */
export interface Found {
  readonly id: number;
  readonly title: string;
  readonly detail: string | null;
  /** What stands in the field by which it was found. */
  readonly value: string | number;
}

/** What a query adds to those of its source. */
export interface Wanted {
  readonly value: SQL<string>;
  readonly where: SQL | undefined;
  readonly order: SQL;
  readonly limit: number;
}

/** A way to find objects. */
interface Way {
  readonly field: SearchField;
  /** What the found field holds. */
  readonly value: SQL<string>;
  /** What is compared, and sorted by, as its index has it. */
  readonly key: SQL<string>;
  /** What the index requires besides. */
  readonly where?: SQL;
  /**
   * The conditions, where they are not that the key begins with the text. Each has a query of its own: with two ranges
   * in one, SQLite reads the whole index in the order of the answer.
   */
  readonly matches?: (typed: Typed, key: SQL) => readonly (SQL | undefined)[];
  /** The rows, where they come from another table than those of the source. */
  readonly rows?: (db: Db, wanted: Wanted) => Promise<Found[]>;
  /** Whether the caller reaches them, likewise. */
  readonly reach?: Reach;
}

/** @param on - how columns stand, by which of the conditions the database should not look rows up. */
type Reach = (db: Db, caller: Caller, on: Standing) => Promise<SQL | undefined> | SQL | undefined;

/** The objects of a resource. */
export interface Source {
  readonly resource: SearchResource;
  /** The operation whose rights decide what a caller finds. */
  readonly read: OperationId;
  readonly id: Column;
  readonly reach: Reach;
  /** Whether it belongs to a subscription, of which a customer has few. */
  readonly isBought?: true;
  readonly rows: (db: Db, wanted: Wanted) => Promise<Found[]>;
  readonly ways: readonly Way[];
}

/** A column whose text begins with the typed one. */
function by(field: SearchField, column: Column, more: Partial<Way> = {}): Way {
  return { field, value: sql<string>`${column}`, key: folded(column), ...more };
}

/** After every text that begins with a prefix: the last character there is. */
const LAST = "\u{10ffff}";

/** Whether a key begins with a text, in each of its spellings. */
export function beginsWith({ prefixes }: Pick<Typed, "prefixes">, key: SQL): readonly SQL[] {
  return prefixes.map((prefix) => sql`${key} >= ${prefix} and ${key} < ${prefix + LAST}`);
}

/** An address, with or without its scheme. */
const isAddress: Way["matches"] = ({ prefixes }, key) => {
  const addresses = prefixes.flatMap((prefix) =>
    /^https?:/.test(prefix) ? [prefix] : [`https://${prefix}`, `http://${prefix}`],
  );
  return beginsWith({ prefixes: addresses }, key);
};

/** Each more is a query more, and a text may have a space at every second character. */
const MAX_FIRST_NAMES = 3;

/** First names and the beginning of a surname: any of the first spaces may be the one between them. */
const isFullName: Way["matches"] = ({ text }, key) => {
  const words = text.split(/\s+/);
  return words.slice(1, 1 + MAX_FIRST_NAMES).flatMap((_, index) => {
    const names = { first: words.slice(0, index + 1).join(" "), last: words.slice(index + 1).join(" ") };
    const isFirst = inArray(folded(users.name), [...prefixesOf(names.first)]);
    return beginsWith({ prefixes: prefixesOf(names.last) }, key).map((surname) => and(isFirst, surname));
  });
};

const nameOfSubscription = (id: Column): SQL =>
  sql`(select ${subscriptions.name} from ${subscriptions} where ${subscriptions.id} = ${id})`;
const nameOfCustomer = sql`(select ${companies.name} from ${companies} where ${companies.id} = ${subscriptions.companyId})`;

/** A scalar of its own. Without a nesting, a query of one table would leave out the names of the tables in it. */
const inner = (query: SQL): SQL<string> => sql<string>`${query}`;

const ofSubscription = { id: subscriptions.id, title: subscriptions.name, detail: inner(nameOfCustomer) };

const reachesBought =
  (of: Parameters<typeof belongsToReached>[1]): Reach =>
  async (db, caller, on) =>
    belongsToReached(await narrowed(db, caller), of, on);

const toProduct = eq(products.id, productVersions.productId);
const parameterToProduct = eq(products.id, configurationParameters.productId);
const metricToProduct = and(eq(products.id, metrics.productId), isLive);

/** What is found, in the order of the answer. */
export const sources: readonly Source[] = [
  {
    resource: "subscription",
    read: "subscriptionGet",
    id: subscriptions.id,
    reach: reachesBought({ subscriptionId: subscriptions.id, productId: subscriptions.productId }),
    isBought: true,
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ ...ofSubscription, value })
        .from(subscriptions)
        .where(where)
        .orderBy(order, subscriptions.id)
        .limit(limit),
    ways: [
      by("name", subscriptions.name),
      by("configurationParameter", subscriptionValues.value, {
        reach: reachesBought(subscriptionValues),
        rows: (db, { value, where, order, limit }) =>
          db
            .select({ ...ofSubscription, value })
            .from(subscriptionValues)
            .innerJoin(subscriptions, eq(subscriptions.id, subscriptionValues.subscriptionId))
            .where(where)
            .orderBy(order, subscriptions.id)
            .limit(limit),
      }),
      by("endpoint", subscriptionEndpoints.endpoint, {
        where: isIndexedValue(subscriptionEndpoints.endpoint),
        matches: isAddress,
        rows: (db, { value, where, order, limit }) =>
          db
            .select({ ...ofSubscription, value })
            .from(subscriptionEndpoints)
            .innerJoin(subscriptions, eq(subscriptions.id, subscriptionEndpoints.subscriptionId))
            .where(where)
            .orderBy(order, subscriptions.id)
            .limit(limit),
      }),
    ],
  },
  {
    resource: "order",
    read: "orderGet",
    id: orders.id,
    reach: async (db, caller, on) => and(await reachesBought(orders)(db, caller, on), showsOrder(caller)),
    isBought: true,
    rows: (db, { value, where, order, limit }) =>
      db
        .select({
          id: orders.id,
          title: inner(nameOfSubscription(orders.subscriptionId)),
          detail: orders.externalReference,
          value,
        })
        .from(orders)
        .where(where)
        .orderBy(order, orders.id)
        .limit(limit),
    ways: [by("externalReference", orders.externalReference, { where: isNotNull(orders.externalReference) })],
  },
  {
    resource: "invoice",
    read: "invoiceGet",
    id: invoices.id,
    reach: async (db, caller, on) => and(await reachesBought(invoices)(db, caller, on), showsInvoice(caller)),
    isBought: true,
    rows: async (db, { value, where, order, limit }) => {
      const { id, date, creditOf, product: detail } = invoices;
      const rows = await db
        .select({ id, date, creditOf, detail, value })
        .from(invoices)
        .where(where)
        .orderBy(order, invoices.id)
        .limit(limit);
      return rows.map((row) => ({ id: row.id, title: numberOf(row), detail: row.detail, value: row.value }));
    },
    ways: [
      by("paymentReference", invoices.paymentReference, { where: isNotNull(invoices.paymentReference) }),
    ],
  },
  {
    resource: "userCompany",
    read: "userCompanyGet",
    id: companies.id,
    reach: (db, caller) => isIn(customerCompanies(db, caller)),
    rows: readCompanies,
    ways: [by("name", companies.name)],
  },
  {
    resource: "user",
    read: "userGet",
    id: users.id,
    reach: (db, caller) => reachesUser(db, callerTerms(caller)),
    rows: (db, { value, where, order, limit }) =>
      db
        .select({
          id: users.id,
          title: sql<string>`case when ${users.surname} is null then ${users.name} else ${users.name} || ' ' || ${users.surname} end`,
          detail: users.userName,
          value,
        })
        .from(users)
        .where(where)
        .orderBy(order, users.id)
        .limit(limit),
    ways: [
      by("name", users.name),
      by("surname", users.surname),
      by("userName", users.userName),
      by("email", users.email),
      by("fullName", users.surname, {
        value: sql<string>`${users.name} || ' ' || ${users.surname}`,
        matches: isFullName,
      }),
    ],
  },
  {
    resource: "company",
    read: "companyGet",
    id: companies.id,
    reach: (_, caller) => isIn(vendorCompanies(caller)),
    rows: readCompanies,
    ways: [by("name", companies.name)],
  },
  {
    resource: "product",
    read: "productGet",
    id: products.id,
    reach: reachesLivingProduct,
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ id: products.id, title: products.name, detail: products.sku, value })
        .from(products)
        .where(where)
        .orderBy(order, products.id)
        .limit(limit),
    ways: [by("name", products.name), by("sku", products.sku)],
  },
  {
    resource: "productVersion",
    read: "productVersionGet",
    id: productVersions.id,
    reach: reachesProductVersion,
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ id: productVersions.id, title: productVersions.name, detail: products.name, value })
        .from(productVersions)
        .innerJoin(products, toProduct)
        .where(where)
        .orderBy(order, productVersions.id)
        .limit(limit),
    ways: [by("name", productVersions.name), by("identifier", productVersions.identifier)],
  },
  {
    resource: "billingItem",
    read: "billingItemGet",
    id: billingItems.id,
    reach: reachesBillingItem,
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ id: billingItems.id, title: billingItems.name, detail: billingItems.identifier, value })
        .from(billingItems)
        .where(where)
        .orderBy(order, billingItems.id)
        .limit(limit),
    ways: [by("name", billingItems.name), by("identifier", billingItems.identifier)],
  },
  {
    resource: "configurationParameter",
    read: "configurationParameterGet",
    id: configurationParameters.id,
    reach: reachesConfigurationParameter,
    rows: (db, { value, where, order, limit }) =>
      db
        .select({
          id: configurationParameters.id,
          title: configurationParameters.name,
          detail: products.name,
          value,
        })
        .from(configurationParameters)
        .innerJoin(products, parameterToProduct)
        .where(where)
        .orderBy(order, configurationParameters.id)
        .limit(limit),
    ways: [by("code", configurationParameters.code), by("name", configurationParameters.name)],
  },
  {
    resource: "applicationMetric",
    read: "applicationMetricGet",
    id: metrics.id,
    reach: reachesLivingProduct,
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ id: metrics.id, title: metrics.name, detail: products.name, value })
        .from(metrics)
        .innerJoin(products, metricToProduct)
        .where(where)
        .orderBy(order, metrics.id)
        .limit(limit),
    ways: [by("name", metrics.name)],
  },
  {
    resource: "eventEndpoint",
    read: "eventEndpointGet",
    id: endpoints.id,
    reach: (_, caller) => reachesEndpoint(caller),
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ id: endpoints.id, title: endpoints.url, detail: sql<null>`null`, value })
        .from(endpoints)
        .where(where)
        .orderBy(order, endpoints.id)
        .limit(limit),
    ways: [by("endpoint", endpoints.url, { matches: isAddress })],
  },
  {
    resource: "event",
    read: "eventGet",
    id: events.id,
    reach: (_, caller) => reachesEvent(caller),
    rows: (db, { value, where, order, limit }) =>
      db
        .select({
          id: events.id,
          title: sql<string>`${events.entityName} || '.' || ${events.type}`,
          detail: events.endpoint,
          value,
        })
        .from(events)
        .where(where)
        .orderBy(order, events.id)
        .limit(limit),
    ways: [],
  },
  {
    resource: "paymentMethod",
    read: "paymentMethodRetrieve",
    id: paymentMethods.id,
    reach: (_, caller) => reachesPaymentMethod(caller),
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ id: paymentMethods.id, title: paymentMethods.label, detail: paymentMethods.last4, value })
        .from(paymentMethods)
        .where(where)
        .orderBy(order, paymentMethods.id)
        .limit(limit),
    ways: [],
  },
  {
    resource: "message",
    read: "messageGet",
    id: messages.id,
    reach: (_, caller) => reachesMessage(caller),
    rows: (db, { value, where, order, limit }) =>
      db
        .select({ id: messages.id, title: messages.subject, detail: sql<null>`null`, value })
        .from(messages)
        .where(where)
        .orderBy(order, messages.id)
        .limit(limit),
    ways: [],
  },
  {
    resource: "auditEntry",
    read: "auditEntryGet",
    id: auditEntries.id,
    reach: (_, caller) => reachesAuditEntry(caller),
    rows: (db, { value, where, order, limit }) =>
      db
        .select({
          id: auditEntries.id,
          title: sql<string>`coalesce(${auditEntries.operation}, ${auditEntries.address})`,
          detail: auditEntries.object,
          value,
        })
        .from(auditEntries)
        .where(where)
        .orderBy(order, auditEntries.id)
        .limit(limit),
    ways: [
      {
        field: "requestId",
        value: sql<string>`${auditEntries.requestId}`,
        key: sql<string>`${auditEntries.requestId}`,
        matches: ({ text }) => (text === "" ? [] : [eq(auditEntries.requestId, text)]),
      },
    ],
  },
];

function readCompanies(db: Db, { value, where, order, limit }: Wanted): Promise<Found[]> {
  return db
    .select({ id: companies.id, title: companies.name, detail: sql<null>`null`, value })
    .from(companies)
    .where(where)
    .orderBy(order, companies.id)
    .limit(limit);
}

/** For a query that has the products of its rows. */
function reachesLivingProduct(db: Db, caller: Caller): SQL | undefined {
  return and(isNull(products.deletedAt), reachesProduct(db, caller));
}

/** The product may be deleted, as for the operation that reads one. */
function reachesConfigurationParameter(db: Db, caller: Caller): SQL | undefined {
  return and(isNull(configurationParameters.deletedAt), reachesProduct(db, caller));
}
