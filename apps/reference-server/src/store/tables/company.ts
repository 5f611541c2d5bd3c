import { flag, id, index, moment, oneOf, partOf, sealed, table, text, uniqueIndex } from "../columns.js";
import { folded } from "../dialect.js";
import { documentColumn } from "../documents/column.js";
import { addressForm } from "../documents/small-forms.js";

/** Sells products, or buys them. Both kinds share one sequence of identifiers. */
export type CompanyKind = "VENDOR" | "CUSTOMER";

/** Vendor companies (`company`) and customer companies (`userCompany`). */
export const companies = table(
  "companies",
  {
    id: id(),
    kind: oneOf<CompanyKind>().notNull(),
    name: text().notNull(),
    emailAddress: text(),
    companyDescription: text(),
    phoneNumber: text(),
    taxCode: text(),
    language: text(),
    companyUrl: text(),
    technicalEmailAddress: text(),
    externalId: text(),
    enabled: flag().notNull().default(true),
    address: documentColumn(addressForm),
    /** Receives the events of all subscriptions of a vendor. */
    syndicationEndpoint: text(),
    notificationSecretToken: sealed(),
    /** Also signs events until it expires. */
    previousSecretToken: sealed(),
    previousSecretUntil: moment(),
    createdAt: moment().notNull(),
    /** A deleted company keeps its row, so that references to it stay valid. */
    deletedAt: moment(),
  },
  (t) => [
    index("companies_by_kind").on(t.kind, t.id),
    // Those that are not deleted are counted without reading the rows.
    index("companies_in_kind").on(t.kind, t.deletedAt),
    index("companies_by_name").on(t.kind, t.name),
    index("companies_found_by_name").on(t.kind, folded(t.name)),
  ],
);

/** Groups of users inside a customer company. */
export const companyGroups = table(
  "company_groups",
  {
    id: id(),
    companyId: partOf(() => companies.id),
    name: text().notNull(),
    identifier: text().notNull(),
  },
  (t) => [
    uniqueIndex("company_groups_identifier").on(t.companyId, t.identifier),
    index("company_groups_by_name").on(t.name, t.id),
  ],
);

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyGroupRow = typeof companyGroups.$inferSelect;

export type { Address } from "../documents/small-forms.js";
