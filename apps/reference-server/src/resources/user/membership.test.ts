import { UserRole } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { decideMembership } from "./membership.js";

const vendor = { id: 1, kind: "VENDOR" } as const;
const customer = { id: 2, kind: "CUSTOMER" } as const;
const { ROLE_USER, ROLE_VENDOR, ROLE_ADMIN } = UserRole;

describe("a membership", () => {
  test.each([
    [ROLE_USER, customer],
    [ROLE_VENDOR, vendor],
    [ROLE_ADMIN, customer],
    [ROLE_ADMIN, vendor],
    [ROLE_USER, null],
    [ROLE_VENDOR, null],
  ])("of %s in %o is possible", (role, company) => {
    expect(decideMembership({ role, company, group: null })).toBeNull();
  });

  test.each([
    [ROLE_USER, vendor],
    [ROLE_VENDOR, customer],
  ])("of %s in %o is refused", (role, company) => {
    expect(decideMembership({ role, company, group: null })).toMatchObject({
      code: "fieldInvalid",
      fields: { field: "company" },
    });
  });

  test("may name a group of the company", () => {
    expect(decideMembership({ role: ROLE_USER, company: customer, group: { companyId: 2 } })).toBeNull();
  });

  test.each([customer, null])("in a group of another company is refused in %o", (company) => {
    expect(decideMembership({ role: ROLE_USER, company, group: { companyId: 9 } })).toMatchObject({
      code: "fieldInvalid",
      fields: { field: "companyGroup" },
    });
  });
});
