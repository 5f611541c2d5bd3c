import { type Role, TestPaymentMethod, UserRole } from "@syndikit/contract";
import type { Moment } from "../../ports.js";
import type { Tx } from "../../store/port.js";
import { paymentMethods } from "../../store/tables/account.js";
import { companies } from "../../store/tables/company.js";
import { users } from "../../store/tables/user.js";

/** The identifiers of the demo's companies. */
export const DEMO_COMPANIES = { vendor: 1, vendor2: 2, customer: 3, customer2: 4 } as const;

/** The identifiers of the demo's users. */
export const DEMO_USERS = { admin: 1, vendor: 2, vendor2: 3, customer: 4, customer2: 5 } as const;

export const DEMO_ACCOUNTS = [
  { userName: "admin", role: UserRole.ROLE_ADMIN, name: "Ada", surname: "Admin", companyId: null },
  {
    userName: "vendor",
    role: UserRole.ROLE_VENDOR,
    name: "Vera",
    surname: "Acme",
    companyId: DEMO_COMPANIES.vendor,
  },
  {
    userName: "vendor2",
    role: UserRole.ROLE_VENDOR,
    name: "Viktor",
    surname: "Globex",
    companyId: DEMO_COMPANIES.vendor2,
  },
  {
    userName: "customer",
    role: UserRole.ROLE_USER,
    name: "Carla",
    surname: "Northwind",
    companyId: DEMO_COMPANIES.customer,
  },
  {
    userName: "customer2",
    role: UserRole.ROLE_USER,
    name: "Carlo",
    surname: "Contoso",
    companyId: DEMO_COMPANIES.customer2,
  },
] as const satisfies readonly {
  readonly userName: keyof typeof DEMO_USERS;
  readonly role: Role;
  readonly name: string;
  readonly surname: string;
  readonly companyId: number | null;
}[];

/** The password of a demo account. These passwords are public. */
export function demoPassword(userName: string): string {
  return `${userName}-demo`;
}

interface AccountSeed {
  readonly now: Moment;
  readonly environment: string;
  /** By user name. */
  readonly passwordHashes: ReadonlyMap<string, string>;
}

/** Inserts the companies, users and payment methods of the demo. */
export async function seedAccounts(tx: Tx, { now, environment, passwordHashes }: AccountSeed): Promise<void> {
  const address = { city: "Berlin", zipCode: "10115", country: "Germany", countryCode: "DE" };
  const company = (id: number, kind: "VENDOR" | "CUSTOMER", name: string, host: string) => ({
    id,
    kind,
    name,
    emailAddress: `office@${host}`,
    companyUrl: `https://${host}`,
    address: { ...address, address: `${id} Market Street` },
    createdAt: now,
  });
  await tx
    .insert(companies)
    .values([
      company(DEMO_COMPANIES.vendor, "VENDOR", "Acme Software", "acme.example"),
      company(DEMO_COMPANIES.vendor2, "VENDOR", "Globex Tools", "globex.example"),
      company(DEMO_COMPANIES.customer, "CUSTOMER", "Northwind Traders", "northwind.example"),
      company(DEMO_COMPANIES.customer2, "CUSTOMER", "Contoso Group", "contoso.example"),
    ]);
  await tx.insert(users).values(
    DEMO_ACCOUNTS.map(({ userName, role, ...person }) => ({
      ...person,
      id: DEMO_USERS[userName],
      userName,
      userRole: role,
      email: `${userName}@market.example`,
      phoneNumber: "+49 30 5550100",
      address: { ...address, address: "1 Market Street" },
      acceptedTerms: true,
      activated: true,
      newbie: false,
      environment,
      activationDate: now,
      creationDate: now,
      passwordHash: passwordHashes.get(userName) ?? null,
    })),
  );
  await tx.insert(paymentMethods).values({
    userId: DEMO_USERS.customer,
    label: "Demo card",
    defaultMethod: true,
    paymentMethodId: TestPaymentMethod.pm_card_visa,
    last4: "4242",
    expMonth: 12,
    expYear: 2099,
    createdAt: now,
  });
}
