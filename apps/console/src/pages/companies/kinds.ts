import type { CompanyDTO, CompanyInput, Marketplace, UserCompanyDTO, UserCompanyInput } from "@syndikit/sdk";
import { companyFields, type FormField, userCompanyFields } from "../../forms/fields.gen.js";

export type Company = CompanyDTO | UserCompanyDTO;
export type CompanyChange = CompanyInput & UserCompanyInput;

/** Vendors sell, and customers buy. The API has a resource for each. */
export interface CompanyKind {
  readonly resource: "company" | "userCompany";
  /** One of them, in words. */
  readonly name: string;
  readonly fields: readonly FormField[];
  /** The fields that stand above the fold. */
  readonly first: readonly string[];
  create(client: Marketplace, input: CompanyChange & { readonly name: string }): Promise<Company>;
  read(client: Marketplace, id: number): Promise<Company>;
  change(client: Marketplace, id: number, input: CompanyChange): Promise<unknown>;
}

const VENDOR: CompanyKind = {
  resource: "company",
  name: "vendor's company",
  fields: companyFields,
  first: ["emailAddress", "syndicationEndpoint", "notificationSecretToken"],
  create: (client, input) => client.companies.create(input),
  read: (client, id) => client.companies.get(id),
  change: (client, id, input) => client.companies.update(id, input),
};

const CUSTOMER: CompanyKind = {
  resource: "userCompany",
  name: "customer's company",
  fields: userCompanyFields,
  first: ["emailAddress", "taxCode", "address"],
  create: (client, input) => client.userCompanies.create(input),
  read: (client, id) => client.userCompanies.get(id),
  change: (client, id, input) => client.userCompanies.update(id, input),
};

/** The kind that an address names: customers' companies, unless it says otherwise. */
export const kindOf = (name: string | null | undefined): CompanyKind =>
  name === VENDOR.resource ? VENDOR : CUSTOMER;

export const KINDS: readonly CompanyKind[] = [CUSTOMER, VENDOR];
