import {
  BillingItemType,
  BillingItemValueType,
  EventEntity,
  EventType,
  OrderType,
  ProductType,
  UserRole,
} from "@syndikit/contract";
import type { Marketplace } from "@syndikit/sdk";

/** What is there already. */
export interface Found {
  readonly vendor: string | undefined;
  readonly customer: string | undefined;
  readonly vendorUser: string | undefined;
  readonly customerUser: string | undefined;
  readonly product: string | undefined;
  readonly parameter: string | undefined;
  readonly resource: string | undefined;
  readonly plan: string | undefined;
  readonly endpoint: string | undefined;
  readonly event: string | undefined;
  readonly order: string | undefined;
}

/** One thing to do until something is sold. */
export interface Step {
  readonly title: string;
  readonly why: string;
  /** Where it is done here. */
  readonly href: (found: Found) => string;
  readonly page: string;
  /** What shows that it is done; undefined until it is. */
  readonly done: (found: Found) => string | undefined;
  /** How a program does it. */
  readonly call: (client: Marketplace, found: Found) => Promise<unknown>;
}

const numberOf = (reference: string | undefined): number => Number(reference?.split("/")[1] ?? 1);
const productPage = ({ product }: Found): string => (product === undefined ? "/catalogue" : `/${product}`);

/** The steps from nothing to the first order, in an order that works. */
export const STEPS: readonly Step[] = [
  {
    title: "A vendor's company",
    why: "Products belong to it.",
    href: () => "/companies?kind=company",
    page: "Companies",
    done: ({ vendor }) => vendor,
    call: (client) => client.companies.create({ name: "Acme" }),
  },
  {
    title: "A vendor's account",
    why: "Its people, and its application, sign in with it.",
    href: () => "/accounts",
    page: "Accounts",
    done: ({ vendorUser }) => vendorUser,
    call: (client, { vendor = "company/1" }) =>
      client.users.create({
        userName: "acme",
        name: "Ada",
        email: "ada@acme.example",
        password: "change me soon",
        userRole: UserRole.ROLE_VENDOR,
        company: { url: `company/${numberOf(vendor)}` },
      }),
  },
  {
    title: "A product",
    why: "What is sold, and where its events go.",
    href: () => "/catalogue",
    page: "Catalogue",
    done: ({ product }) => product,
    call: (client, { vendor }) =>
      client.products.create({
        name: "Notes",
        type: ProductType.SYNDICATED,
        company: numberOf(vendor),
      }),
  },
  {
    title: "What an order asks for",
    why: "A parameter becomes an input of the order form. A product without one works too.",
    href: productPage,
    page: "The product",
    done: ({ parameter }) => parameter,
    call: (client, { product }) =>
      client.configurationParameters.create({
        product: numberOf(product),
        code: "workspace",
        name: "Workspace",
        description: "The name of your workspace.",
        required: true,
      }),
  },
  {
    title: "What is paid beside the price",
    why: "A resource with tiers, and a metric where it is paid as it is used. A product without one works too.",
    href: productPage,
    page: "The product",
    done: ({ resource }) => resource,
    call: (client, { vendor }) =>
      client.billingItems.create({
        name: "Users",
        unit: "users",
        description: "Who may sign in.",
        type: BillingItemType.TIERED,
        valueType: BillingItemValueType.PRE_PAID,
        owner: numberOf(vendor),
      }),
  },
  {
    title: "A published plan",
    why: "What customers order: its price, its parameters, the tiers of its resources.",
    href: productPage,
    page: "The product",
    done: ({ plan }) => plan,
    call: (client, { product }) =>
      client.productVersions.create({
        product: numberOf(product),
        name: "Basic",
        price: "10.00",
        published: true,
      }),
  },
  {
    title: "Where its events go",
    why: "The address of the vendor's application, which is checked when it is saved.",
    href: productPage,
    page: "The product",
    done: ({ endpoint }) => endpoint,
    call: (client, { product }) =>
      client.products.update(numberOf(product), {
        syndicationEndpoints: ["http://127.0.0.1:3000/events"],
        notificationSecretToken: "a shared secret",
      }),
  },
  {
    title: "A test event",
    why: "It shows that the application is reached, and knows the secret.",
    href: () => "/deliveries",
    page: "Deliveries",
    done: ({ event }) => event,
    call: (client, { product }) =>
      client.events.create({
        entityName: EventEntity.Subscription,
        entityId: 1,
        type: EventType.CREATED,
        product: numberOf(product),
      }),
  },
  {
    title: "A customer's company",
    why: "Orders are placed, and invoices written, for it.",
    href: () => "/companies?kind=userCompany",
    page: "Companies",
    done: ({ customer }) => customer,
    call: (client) => client.userCompanies.create({ name: "Contoso" }),
  },
  {
    title: "A customer's account",
    why: "Its people sign in with it, and order.",
    href: () => "/accounts",
    page: "Accounts",
    done: ({ customerUser }) => customerUser,
    call: (client, { customer = "userCompany/1" }) =>
      client.users.create({
        userName: "contoso",
        name: "Bo",
        email: "bo@contoso.example",
        password: "change me soon",
        company: { url: `userCompany/${numberOf(customer)}` },
      }),
  },
  {
    title: "The first order",
    why: "Sign in as the customer, and order in the storefront.",
    href: () => "/store",
    page: "Storefront",
    done: ({ order }) => order,
    call: (client, { plan }) =>
      client.orders.create({ type: OrderType.NORMAL, productVersion: numberOf(plan) }),
  },
];

interface Listed<Thing> {
  first(count: number): Promise<readonly Thing[]>;
}

/** The first of each kind that is there already. */
export async function find(client: Marketplace): Promise<Found> {
  const oneOf = async <Thing>(list: Listed<Thing>): Promise<Thing | undefined> => (await list.first(1))[0];
  const [company, customer, vendorUser, customerUser, product, parameter, resource, plan, event, order] =
    await Promise.all([
      oneOf(client.companies.list()),
      oneOf(client.userCompanies.list()),
      oneOf(client.users.list({ role: UserRole.ROLE_VENDOR })),
      oneOf(client.users.list({ role: UserRole.ROLE_USER })),
      oneOf(client.products.list()),
      oneOf(client.configurationParameters.list()),
      oneOf(client.billingItems.list()),
      oneOf(client.productVersions.list()),
      oneOf(client.events.list()),
      oneOf(client.orders.list()),
    ]);
  return {
    vendor: company?.self,
    customer: customer?.self,
    vendorUser: vendorUser?.self,
    customerUser: customerUser?.self,
    product: product?.self,
    parameter: parameter?.self,
    resource: resource?.self,
    plan: plan?.self,
    endpoint: product?.syndicationEndpoints?.[0] ?? company?.syndicationEndpoint,
    event: event?.self,
    order: order?.self,
  };
}
