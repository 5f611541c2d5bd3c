import type { Role } from "@syndikit/contract";
import type { ComponentType } from "preact";
import type { IconName } from "./parts/icons.js";
import type { PageProps } from "./router.js";

export interface Route {
  /**
   * The addresses of the page. `:id` stands for a number, `:text` for any text. The rail links to the first.
   */
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  readonly icon: IconName;
  readonly group: "Watch" | "Play" | "Ledger" | "Set up";
  /** The roles that may open the page; without it, everybody. Other roles do not see it in their rail. */
  readonly roles?: readonly Role[];
  /** The key that opens the page when pressed after `g`. */
  readonly key?: string;
  /** The address of the page that the rail marks instead, for a page that is not in the rail itself. */
  readonly within?: string;
  /** An entry opens beside its list: the page stays where it is. */
  readonly isBeside?: boolean;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

const ADMIN = ["ROLE_ADMIN"] as const;
const VENDOR_AND_ADMIN = ["ROLE_VENDOR", "ROLE_ADMIN"] as const;

export const routes: readonly Route[] = [
  {
    paths: ["/"],
    title: "Overview",
    icon: "overview",
    group: "Watch",
    key: "o",
    load: async () => (await import("./pages/overview/overview.js")).Overview,
  },
  {
    paths: ["/deliveries", "/event/:id"],
    isBeside: true,
    title: "Deliveries",
    icon: "deliveries",
    group: "Watch",
    roles: VENDOR_AND_ADMIN,
    key: "d",
    load: async () => (await import("./pages/deliveries/deliveries.js")).Deliveries,
  },
  {
    paths: ["/subscriptions"],
    title: "Subscriptions",
    icon: "subscriptions",
    group: "Watch",
    key: "s",
    load: async () => (await import("./pages/subscriptions.js")).Subscriptions,
  },
  {
    paths: ["/subscription/:id"],
    title: "Subscription",
    icon: "subscriptions",
    group: "Watch",
    within: "/subscriptions",
    load: async () => (await import("./pages/subscription/subscription.js")).Subscription,
  },
  {
    paths: ["/subscription/:id/chain", "/subscription/:id/chain/:text"],
    isBeside: true,
    title: "The chain of a subscription",
    icon: "subscriptions",
    group: "Watch",
    within: "/subscriptions",
    load: async () => (await import("./pages/chain/chain.js")).SubscriptionChain,
  },
  {
    paths: ["/order/:id/chain", "/order/:id/chain/:text"],
    isBeside: true,
    title: "The chain of an order",
    icon: "orders",
    group: "Ledger",
    within: "/orders",
    load: async () => (await import("./pages/chain/chain.js")).OrderChain,
  },
  {
    paths: ["/store", "/store/:id"],
    title: "Storefront",
    icon: "store",
    group: "Play",
    key: "b",
    load: async () => (await import("./pages/store/store.js")).Store,
  },
  {
    paths: ["/compare"],
    title: "Compare",
    icon: "requests",
    group: "Watch",
    within: "/subscriptions",
    load: async () => (await import("./pages/compare/compare.js")).Compare,
  },
  // Not among the first four pages, because those are a phone's tabs.
  {
    paths: ["/requests", "/request/:text"],
    isBeside: true,
    title: "Requests",
    icon: "requests",
    group: "Watch",
    key: "q",
    load: async () => (await import("./pages/requests/requests.js")).Requests,
  },
  {
    paths: ["/audit", "/auditEntry/:id"],
    title: "Audit",
    icon: "audit",
    group: "Watch",
    roles: ADMIN,
    key: "u",
    load: async () => (await import("./pages/audit/audit.js")).Audit,
  },
  {
    paths: ["/clock"],
    title: "Clock",
    icon: "clock",
    group: "Play",
    key: "c",
    load: async () => (await import("./pages/clock/clock.js")).Clock,
  },
  {
    paths: ["/clock/:id"],
    title: "A move of the clock",
    icon: "clock",
    group: "Play",
    roles: ADMIN,
    within: "/clock",
    load: async () => (await import("./pages/clock/move.js")).Move,
  },
  {
    paths: ["/sandbox"],
    title: "Faults and snapshots",
    icon: "sandbox",
    group: "Play",
    roles: ADMIN,
    key: "f",
    load: async () => (await import("./pages/sandbox/sandbox.js")).Sandbox,
  },
  {
    paths: ["/invoices", "/invoice/:id"],
    title: "Invoices",
    icon: "invoices",
    group: "Ledger",
    key: "i",
    load: async () => (await import("./pages/invoices/invoices.js")).Invoices,
  },
  {
    paths: ["/orders", "/order/:id"],
    title: "Orders",
    icon: "orders",
    group: "Ledger",
    key: "r",
    load: async () => (await import("./pages/orders.js")).Orders,
  },
  {
    paths: ["/usage"],
    title: "Metrics",
    icon: "metrics",
    group: "Ledger",
    key: "m",
    load: async () => (await import("./pages/metrics/metrics.js")).Metrics,
  },
  {
    paths: ["/applicationMetric/:id"],
    title: "Metric",
    icon: "metrics",
    group: "Ledger",
    roles: VENDOR_AND_ADMIN,
    within: "/usage",
    load: async () => (await import("./pages/metrics/metric.js")).Metric,
  },
  {
    paths: ["/messages", "/message/:id"],
    title: "Messages",
    icon: "messages",
    group: "Ledger",
    key: "e",
    load: async () => (await import("./pages/messages.js")).Messages,
  },
  {
    paths: ["/catalogue"],
    title: "Catalogue",
    icon: "catalogue",
    group: "Set up",
    key: "p",
    load: async () => (await import("./pages/catalogue/catalogue.js")).Catalogue,
  },
  {
    paths: ["/product/:id"],
    title: "Product",
    icon: "catalogue",
    group: "Set up",
    within: "/catalogue",
    load: async () => (await import("./pages/catalogue/product.js")).Product,
  },
  {
    paths: ["/productVersion/:id"],
    title: "Plan",
    icon: "catalogue",
    group: "Set up",
    within: "/catalogue",
    load: async () => (await import("./pages/catalogue/plan.js")).Plan,
  },
  {
    paths: ["/companies"],
    title: "Companies",
    icon: "accounts",
    group: "Set up",
    roles: VENDOR_AND_ADMIN,
    key: "w",
    load: async () => (await import("./pages/companies/companies.js")).Companies,
  },
  {
    paths: ["/company/:id", "/userCompany/:id"],
    title: "Company",
    icon: "accounts",
    group: "Set up",
    within: "/companies",
    load: async () => (await import("./pages/companies/company.js")).CompanyPage,
  },
  {
    paths: ["/accounts"],
    title: "Accounts",
    icon: "accounts",
    group: "Set up",
    key: "a",
    load: async () => (await import("./pages/accounts/accounts.js")).Accounts,
  },
  {
    paths: ["/account"],
    title: "Your account",
    icon: "accounts",
    group: "Set up",
    key: "y",
    load: async () => (await import("./pages/account.js")).Account,
  },
  {
    paths: ["/first-steps"],
    title: "First steps",
    icon: "catalogue",
    group: "Set up",
    roles: ADMIN,
    key: "t",
    load: async () => (await import("./pages/first-steps/first-steps.js")).FirstSteps,
  },
  {
    paths: ["/platform"],
    title: "Platform endpoints",
    icon: "platform",
    group: "Set up",
    roles: ADMIN,
    key: "l",
    load: async () => (await import("./pages/platform.js")).Platform,
  },
];

export function isOpenTo(role: Role | undefined, { roles }: Route): boolean {
  return roles === undefined || roles.some((one) => one === role);
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route for an address; undefined if there is none. */
export function findRoute(path: string): Match | undefined {
  const parts = path.split("/").filter(Boolean);
  for (const route of routes) {
    for (const pattern of route.paths) {
      const params = match(pattern.split("/").filter(Boolean), parts);
      if (params !== undefined) return { route, params };
    }
  }
  return undefined;
}

function match(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":")) {
      const value = decode(part);
      if (value === undefined || (name === ":id" && !/^[1-9]\d{0,15}$/.test(value))) return undefined;
      params[name.slice(1)] = value;
    } else if (name !== part) return undefined;
  }
  return params;
}

/** Decodes a part of an address; undefined if its escapes are malformed. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
