import { type MyUserInput, parseReference, type UserRole } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { companyKindOf, decideMembership } from "../../domain/membership.js";
import { allowed, raise } from "../../marketplace-error.js";
import { type CompanyKind, companies, companyGroups } from "../../store/schema/company.js";
import type { UserRow } from "../../store/schema/user.js";
import type { Db } from "../../store/store.js";
import { readReference } from "../reference.js";

/** Role, company and group: what decides whom a user belongs to. */
export type Membership = Pick<UserRow, "userRole" | "companyId" | "companyGroupId">;

type MembershipInput = Pick<MyUserInput, "userRole" | "company" | "companyGroup">;

/** A request for a membership, and what is so far. */
export interface MembershipRequest {
  readonly current: Membership;
  readonly input: MembershipInput;
  readonly baseUrl: string;
}

/**
 * The membership that a request asks for. Who leaves a company leaves its group.
 *
 * @throws MarketplaceError 400 when a reference leads nowhere, or the parts do not fit together.
 */
export async function readMembership(db: Db, request: MembershipRequest): Promise<Membership> {
  const { current, input, baseUrl } = request;
  if (input.userRole === undefined && input.company === undefined && input.companyGroup === undefined) {
    const { userRole, companyId, companyGroupId } = current;
    return { userRole, companyId, companyGroupId };
  }
  const userRole = input.userRole ?? current.userRole;
  const company =
    input.company === undefined
      ? await findCompany(db, current.companyId)
      : await readCompany(db, { url: input.company.url, role: userRole, baseUrl });
  const moved = (company?.id ?? null) !== current.companyId;
  const group =
    input.companyGroup === undefined
      ? await findGroup(db, moved ? null : current.companyGroupId)
      : await readGroup(db, input.companyGroup?.url ?? null, baseUrl);
  allowed(decideMembership({ role: userRole, company, group }));
  return { userRole, companyId: company?.id ?? null, companyGroupId: group?.id ?? null };
}

interface MemberCompany {
  readonly id: number;
  readonly kind: CompanyKind;
}

async function findCompany(db: Db, id: number | null): Promise<MemberCompany | null> {
  if (id === null) return null;
  const [company] = await db
    .select({ id: companies.id, kind: companies.kind })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)));
  return company ?? null;
}

interface CompanyReference {
  readonly url: string;
  readonly role: UserRole;
  readonly baseUrl: string;
}

async function readCompany(db: Db, { url, role, baseUrl }: CompanyReference): Promise<MemberCompany> {
  const kind = companyKindOf(role);
  const resource = kind === null ? ["company", "userCompany"] : kind === "VENDOR" ? "company" : "userCompany";
  const id = readReference(url, { resource, field: "company", baseUrl });
  const named: CompanyKind = parseReference(url, "company", baseUrl) === undefined ? "CUSTOMER" : "VENDOR";
  const company = await findCompany(db, id);
  return company?.kind === named ? company : raise("referenceUnknown", { field: "company", value: url });
}

interface MemberGroup {
  readonly id: number;
  readonly companyId: number;
}

async function findGroup(db: Db, id: number | null): Promise<MemberGroup | null> {
  if (id === null) return null;
  const [group] = await db
    .select({ id: companyGroups.id, companyId: companyGroups.companyId })
    .from(companyGroups)
    .where(eq(companyGroups.id, id));
  return group ?? null;
}

async function readGroup(db: Db, url: string | null, baseUrl: string): Promise<MemberGroup | null> {
  if (url === null) return null;
  const field = "companyGroup";
  const group = await findGroup(db, readReference(url, { resource: "companyGroup", field, baseUrl }));
  return group ?? raise("referenceUnknown", { field, value: url });
}
