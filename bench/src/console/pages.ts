import { DeploymentStatus, EventAttemptOutcome, OrderStatus } from "@syndikit/contract";

export interface Measured {
  readonly role: "admin" | "vendor" | "customer";
  /** In the console. */
  readonly address: string;
  /** CSS of the first row. */
  readonly row: string;
}

const TABLE_ROW = "#content tbody tr";
const LOG_ROW = "#content .log-row";
const ENTRY = "#content .entries li";

/** A page, and who opens it. */
interface Shown {
  readonly row: string;
  readonly roles: readonly Measured["role"][];
  readonly addresses: readonly string[];
}

const EVERYBODY = ["admin", "vendor", "customer"] as const;
const NOT_CUSTOMERS = ["admin", "vendor"] as const;

/** Each page with a list, as it opens, and as its filters, headers and page numbers show it. */
const PAGES: readonly Shown[] = [
  {
    row: "#content section[aria-label='Subscriptions that wait'] li",
    roles: NOT_CUSTOMERS,
    addresses: ["/"],
  },
  {
    row: LOG_ROW,
    roles: NOT_CUSTOMERS,
    addresses: [
      "/deliveries",
      "/deliveries?outcome=open",
      "/deliveries?outcome=delivered",
      `/deliveries?outcome=${EventAttemptOutcome.TIMEOUT}`,
      "/deliveries?subscription=501",
      "/deliveries?entityId=500",
      "/deliveries?type=DELETED",
      "/deliveries?endpoint=https%3A%2F%2Freceiver-3.example%2Fevents",
      "/deliveries?product=1",
      "/deliveries?from=2024-01-03T00:00:00Z&to=2024-01-04T00:00:00Z",
    ],
  },
  {
    row: TABLE_ROW,
    roles: EVERYBODY,
    addresses: [
      "/subscriptions",
      "/subscriptions?sort=name",
      "/subscriptions?sort=name&direction=asc",
      "/subscriptions?sort=endDate",
      "/subscriptions?sort=updatedAt&direction=asc",
    ],
  },
  {
    row: TABLE_ROW,
    roles: NOT_CUSTOMERS,
    addresses: [
      `/subscriptions?status=${DeploymentStatus.DEPLOYED}`,
      `/subscriptions?status=${DeploymentStatus.FAILED}&sort=updatedAt`,
      "/subscriptions?type=NORMAL",
      "/subscriptions?product=1&sort=name",
      "/subscriptions?search=notes%2077",
      "/subscriptions?page=2",
      "/subscriptions?page=2600",
      "/orders?type=RENEWAL",
      `/orders?status=${OrderStatus.REJECTED}`,
      "/orders?page=12000",
      "/invoices?paid=yes",
      "/invoices?paid=no",
      "/invoices?page=12000",
    ],
  },
  {
    row: TABLE_ROW,
    roles: EVERYBODY,
    addresses: [
      "/orders",
      "/orders?sort=date&direction=asc",
      "/invoices",
      "/invoices?sort=date",
      "/catalogue",
      "/accounts",
    ],
  },
  {
    row: TABLE_ROW,
    roles: NOT_CUSTOMERS,
    addresses: [
      "/orders?subscription=501",
      "/invoices?subscription=501",
      "/companies",
      "/companies?sort=name",
      "/companies?search=pany%2077",
      "/accounts?search=buyer-77",
      "/product/1",
    ],
  },
  {
    row: TABLE_ROW,
    roles: ["admin"],
    addresses: [
      "/audit",
      "/audit?page=20000",
      "/audit?operation=orderCreate",
      "/audit?object=subscription%2F500",
      "/audit?user=2",
      "/audit?outcome=FAILURE",
      "/audit?from=2024-01-03T00:00:00Z&to=2024-01-04T00:00:00Z",
      "/audit?request=request-500",
      "/userCompany/50",
    ],
  },
  { row: TABLE_ROW, roles: ["admin", "customer"], addresses: ["/messages"] },
  { row: ENTRY, roles: EVERYBODY, addresses: ["/clock"] },
  { row: LOG_ROW, roles: NOT_CUSTOMERS, addresses: ["/requests"] },
  { row: "#content .chain li", roles: ["admin"], addresses: ["/subscription/500/chain", "/order/500/chain"] },
  { row: "#content .facts dd", roles: ["admin"], addresses: ["/subscription/500", "/invoice/500"] },
];

export const MEASURED: readonly Measured[] = PAGES.flatMap(({ row, roles, addresses }) =>
  addresses.flatMap((address) => roles.map((role) => ({ role, address, row }))),
);
