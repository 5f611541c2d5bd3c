import {
  DeploymentStatus,
  type OrderCreate,
  type ProductVersionDTO,
  parseReference,
  type Subscription,
  type SubscriptionType,
  SubscriptionType as Types,
} from "@syndikit/contract";
import { expectMembers } from "../expect-members.js";
import type { Api } from "./api.js";
import { payFor } from "./buyer.js";
import type { SubscriptionHandle } from "./subscription-handle.js";

/** Options of an order. */
export interface Order {
  /** The plan by name, identifier or reference, as in `"Pro"` or `"productVersion/2"`. Default: the first one. */
  readonly plan?: string;
  /** The type of the order. Default `"NORMAL"`. `"SANDBOX"` is ordered by the vendor, as in the control panel. */
  readonly type?: SubscriptionType;
  /** How much of each extra resource, by identifier, as in `{ users: 3 }`. */
  readonly quantities?: Readonly<Record<string, number>>;
  /** What the customer enters, by the code of the parameter, as in `{ workspace: "acme" }`. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** `false` leaves the first invoice unpaid. Default true. */
  readonly pay?: boolean;
  /** Who orders: `customer` has a stored card, `customer2` has none and pays afterwards. Default `"customer"`. */
  readonly by?: "customer" | "customer2";
  /** The customer's own identifier of the order. */
  readonly externalReference?: string;
}

export interface Parties {
  readonly buyer: Api;
  readonly vendor: Api;
  /** The product that is ordered. */
  readonly productId: number;
}

const orderMembers: Readonly<Record<keyof Order, true>> = {
  plan: true,
  type: true,
  quantities: true,
  parameters: true,
  pay: true,
  by: true,
  externalReference: true,
};

/** Orders a plan as a customer does, and pays. */
export async function placeOrder(
  { buyer, vendor, productId }: Parties,
  order: Order,
): Promise<SubscriptionHandle> {
  expectMembers("placeOrder", order, orderMembers);
  const {
    plan,
    type = Types.NORMAL,
    quantities = {},
    parameters = {},
    pay = true,
    externalReference,
  } = order;
  const given: unknown = pay;
  if (typeof given !== "boolean") {
    throw new TypeError(`pay of placeOrder must be true or false, not ${JSON.stringify(given)}.`);
  }
  const { self } = await findPlan(vendor, productId, plan);
  const body: OrderCreate = {
    type,
    productVersion: { url: self },
    billingItems: await toBillingItems(vendor, quantities),
    configurationParameters: byReference(
      parameters,
      "code",
      await vendor("configurationParameterGetAllPaged", { query: { productId, pageSize: 50 } }),
    ),
    ...(externalReference === undefined ? {} : { externalReference }),
  };
  const ordered = await (type === Types.SANDBOX ? vendor : buyer)("orderCreate", { body });
  const url: Subscription["self"] = ordered.subscription.url;
  const id = parseReference(url, "subscription") ?? 0;
  const { deploymentStatus } = await vendor("subscriptionGet", { path: { id } });
  if (pay && deploymentStatus === DeploymentStatus.WAITING_PAYMENT) {
    await payFor(type === Types.SANDBOX ? vendor : buyer, ordered.invoices ?? []);
  }
  return { id, url };
}

/** Quantities by reference, from the identifiers that a test uses. */
export async function toBillingItems(
  vendor: Api,
  quantities: Readonly<Record<string, number>>,
): Promise<Record<string, number>> {
  return byReference(
    quantities,
    "identifier",
    await vendor("billingItemGetAllPaged", { query: { pageSize: 50 } }),
  );
}

/** A plan by its name, identifier or reference; by default the first published one. */
export async function findPlan(
  vendor: Api,
  productId: number,
  plan: string | undefined,
): Promise<ProductVersionDTO> {
  const plans = await vendor("productVersionGetAllPaged", { query: { product: productId, pageSize: 50 } });
  const found =
    plan === undefined
      ? plans.find(({ published }) => published)
      : plans.find(({ name, identifier, self }) => [name, identifier, self].includes(plan));
  if (found !== undefined) return found;
  throw new TypeError(
    `There is no plan ${plan ?? ""}. There are: ${plans.map(({ name }) => name).join(", ")}.`,
  );
}

/** Replaces the names that a test uses by references. */
function byReference<Key extends string, Value>(
  values: Readonly<Record<string, Value>>,
  key: Key,
  resources: readonly ({ readonly self: string } & Readonly<Partial<Record<Key, string>>>)[],
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const found = resources.find((resource) => resource[key] === name || resource.self === name);
      if (found !== undefined) return [found.self, value];
      const names = resources.map((resource) => resource[key]).join(", ");
      throw new TypeError(`There is nothing with the ${key} ${name}. There are: ${names}.`);
    }),
  );
}
