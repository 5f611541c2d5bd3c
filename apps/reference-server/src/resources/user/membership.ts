import { type MyUserInput, parseReference, UserRole } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { readReference } from "../../api/input.js";
import { allowed, type Refusal, raise, refuse } from "../../errors.js";
import type { Db } from "../../store/port.js";
import { type CompanyKind, companies, companyGroups } from "../../store/tables/company.js";
import type { UserRow } from "../../store/tables/user.js";

type Membership = Pick<UserRow, "userRole" | "companyId" | "companyGroupId">;

interface MembershipRequest {
  readonly current: Membership;
  readonly input: Pick<MyUserInput, "userRole" | "company" | "companyGroup">;
  readonly baseUrl: string;
}

/**
 * The role, company and group that a request asks for. A user who leaves a company also leaves its group.
 *
 * @throws {MarketplaceError} 400 when a reference is invalid, or the parts do not fit together.
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

/** A user's role, and the company and group that it is to be a member of. */
interface MembershipFacts {
  readonly role: UserRole;
  readonly company: MemberCompany | null;
  readonly group: { readonly companyId: number } | null;
}

/**
 * The kind of company that users with a role can belong to. What a caller reaches depends on its company, so a customer
 * must not belong to a vendor company. `null`: any kind.
 */
function companyKindOf(role: UserRole): CompanyKind | null {
  switch (role) {
    case UserRole.ROLE_VENDOR:
      return "VENDOR";
    case UserRole.ROLE_USER:
      return "CUSTOMER";
    default:
      return null;
  }
}

/** Why a user cannot be a member there; `null` when it can. */
export function decideMembership({ role, company, group }: MembershipFacts): Refusal<"fieldInvalid"> | null {
  const kind = companyKindOf(role);
  if (company !== null && kind !== null && company.kind !== kind) {
    return refuse("fieldInvalid", { field: "company", reason: `${role} is not a member of such a company` });
  }
  if (group !== null && group.companyId !== company?.id) {
    return refuse("fieldInvalid", { field: "companyGroup", reason: "it is a group of another company" });
  }
  return null;
}
