import {
  CompanyAction,
  Currency,
  DeploymentStatus,
  EndpointCategory,
  type OperationId,
  UserRole,
} from "@syndikit/contract";

/** A line of a bill. */
export const line = {
  description: "Support",
  price: { price: "1.0000", currency: Currency.EUR },
  quantity: 1,
  unit: "Hours",
} as const;

/** A body that each operation of the document takes. */
const bodies = {
  userUpdate: { name: "Ada" },
  userPatch: { name: "Ada" },
  userUpdateMetadata: { key: "value" },
  userCompanyUpdate: { name: "Northwind" },
  userCompanyPatch: { action: CompanyAction.ACTIVATION },
  userCompanyUpdateMetadata: { key: "value" },
  companyUpdate: { name: "Acme" },
  companyPatch: { name: "Acme" },
  companyGroupUpdate: { name: "Readers" },
  paymentMethodUpdate: { label: "Another card" },
  notifyUpdate: { userRoles: [UserRole.ROLE_USER], message: "Closed on Sunday" },
  commentUpdate: { rating: 4, comment: "Good" },
  subscriptionPatch: { deploymentStatus: DeploymentStatus.DEPLOYED },
  subscriptionSetEndpoints: [{ endpoint: "https://tenant.example", category: EndpointCategory.APP }],
  subscriptionSetInstructions: { en: "Open the address." },
  subscriptionSetCredentials: [{ key: "User", value: "ada", description: { en: "The name" }, weight: 1 }],
  subscriptionBill: [line],
  subscriptionSetOneshotCosts: [line],
  subscriptionSetRecurringCosts: [line],
} as const satisfies { readonly [Id in OperationId]?: unknown };

/** A body that an operation takes; `undefined` for one without. */
export function bodyOf(operation: string): unknown {
  return Object.entries(bodies).find(([id]) => id === operation)?.[1];
}
