// Generated from spec/permissions.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

/** The roles, and what each one is. */
export const roles = {
  ROLE_USER: "A customer. Orders, pays and manages its own subscriptions.",
  ROLE_VENDOR: "A software vendor. Lists products, provisions, reports and bills.",
  ROLE_ADMIN: "An administrator of the marketplace. May do everything.",
} as const;

/** The scopes: which objects a role reaches. What is outside is 404. */
export const scopes = {
  any: "Every object.",
  self: "The caller's own user.",
  own: "What belongs to the caller, or to the company the caller is a member of.",
  members: "The caller itself and the users of the caller's company.",
  customers: "What belongs to the buyers of subscriptions to the caller's products.",
  vendors: "Vendor companies.",
  trials: "Trial and sandbox subscriptions to the caller's products, for which no customer pays.",
  product: "What belongs to the caller's products.",
  published: "What is published on the marketplace, and what belongs to the caller's products.",
  audience: "Messages for the caller's role, within their dates.",
  subscribed: "Products the caller has, or had, a subscription to.",
  endpoints: "Events for the endpoints of the caller's company and products.",
  everyone: "Needs no object; any signed-in caller.",
} as const;

/** The fields that only these roles write, by schema and field; from others they are ignored. */
export const writable = {
  "MyUserDTO.userRole": ["ROLE_ADMIN"],
  "MyUserDTO.enabled": ["ROLE_ADMIN"],
  "MyUserDTO.environment": ["ROLE_ADMIN"],
  "MyUserDTO.company": ["ROLE_ADMIN"],
  "MyUserDTO.companyGroup": ["ROLE_ADMIN"],
  "UserCompanyDTO.enabled": ["ROLE_ADMIN"],
  "CompanyDTO.enabled": ["ROLE_ADMIN"],
  "ProductVersionDTO.selfBilling": ["ROLE_ADMIN"],
} as const;

/** A role. */
export type Role = keyof typeof roles;

/** A scope. */
export type Scope = keyof typeof scopes;
