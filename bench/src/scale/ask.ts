import {
  EventAttemptOutcome,
  EventType,
  headerNames,
  InvoiceStatus,
  OrderStatus,
  OrderType,
} from "@syndikit/contract";

/** The path of a list, and who asks for it. */
export interface Question {
  readonly role: "admin" | "vendor" | "customer";
  readonly path: string;
}

/** The lists of the tables that grow, with each filter alone. */
const LISTS: Readonly<
  Record<
    string,
    {
      readonly filters: readonly string[];
      readonly sorts: readonly string[];
      readonly roles: readonly Question["role"][];
    }
  >
> = {
  event: {
    filters: [
      "",
      "notified=false",
      "notified=true",
      "entityName=Subscription",
      "entityId=500",
      `type=${EventType.MODIFIED}`,
      `type=${EventType.DELETED}`,
      `outcome=${EventAttemptOutcome.DELIVERED}`,
      `outcome=${EventAttemptOutcome.TIMEOUT}`,
      "endpoint=https%3A%2F%2Freceiver-3.example%2Fevents",
      "product=1",
      "subscriptionId=500",
      "from=2024-01-03T00:00:00Z&to=2024-01-04T00:00:00Z",
    ],
    sorts: ["id", "date"],
    roles: ["admin", "vendor"],
  },
  order: {
    filters: [
      "",
      "paid=true",
      "paid=false",
      `type=${OrderType.NORMAL}`,
      `status=${OrderStatus.REJECTED}`,
      "externalReference=PO-500",
      "subscriptionId=500",
      "from=2024-01-03T00:00:00Z&to=2024-01-04T00:00:00Z",
    ],
    sorts: ["id", "date"],
    roles: ["admin", "vendor", "customer"],
  },
  invoice: {
    filters: [
      "",
      "paid=true",
      "paid=false",
      `status=${InvoiceStatus.UNPAID}`,
      "subscriptionId=500",
      "from=2024-01-03T00:00:00Z&to=2024-01-04T00:00:00Z",
    ],
    sorts: ["id", "date"],
    roles: ["admin", "vendor", "customer"],
  },
  subscription: {
    filters: ["", "status=DEPLOYED", "status=FAILED", "type=NORMAL", "product=1", "search=notes%2077"],
    sorts: ["id", "name", "createdAt", "updatedAt", "endDate"],
    roles: ["admin", "vendor", "customer"],
  },
  user: {
    filters: ["", "role=ROLE_VENDOR", "companyId=1", "search=buyer-77"],
    sorts: ["id", "userName", "name", "email", "creationDate"],
    roles: ["admin", "vendor", "customer"],
  },
  userCompany: {
    filters: ["", "search=pany%2077"],
    sorts: ["id", "name"],
    roles: ["admin", "vendor", "customer"],
  },
  message: {
    filters: ["", "userId=500", "search=order%2077"],
    sorts: ["id", "createdAt"],
    roles: ["admin", "vendor", "customer"],
  },
  paymentMethod: {
    filters: ["", "userId=500"],
    sorts: ["id", "label"],
    roles: ["admin", "vendor", "customer"],
  },
  "subscription/500/charges": { filters: [""], sorts: ["id"], roles: ["admin"] },
  auditEntry: {
    filters: [
      "",
      "userId=2",
      "operation=orderCreate",
      "object=subscription%2F500",
      "outcome=FAILURE",
      "outcome=SUCCESS",
      "requestId=request-500",
      "from=2024-01-03T00:00:00Z&to=2024-01-04T00:00:00Z",
    ],
    sorts: ["id", "date"],
    roles: ["admin"],
  },
};

/** The proceeds of three days, which have no sort. */
const REPORTS: readonly Question[] = (["admin", "vendor"] as const).map((role) => ({
  role,
  path: "proceedsReport?pageSize=50&from=2024-01-01T00:00:00Z&to=2024-01-04T00:00:00Z",
}));

export const QUESTIONS: readonly Question[] = [
  ...Object.entries(LISTS).flatMap(([list, { filters, sorts, roles }]) =>
    roles.flatMap((role) =>
      filters.flatMap((filter) =>
        sorts.flatMap((sort) =>
          ["ASC", "DESC"].map((direction) => ({
            role,
            path: `${list}?pageSize=50&sortField=${sort}&sortDirection=${direction}${filter && `&${filter}`}`,
          })),
        ),
      ),
    ),
  ),
  ...REPORTS,
];

/** Sends a request to a marketplace. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * How long the answer takes whose total is not known from before: the least of three, each after a write.
 *
 * @param now - in milliseconds, on whatever clock.
 */
export async function timeOf(
  fetch: Fetch,
  { role, path }: Question,
  { now, forget }: { readonly now: () => number; readonly forget: () => Promise<unknown> },
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await forget();
    const began = now();
    const response = await fetch(path, { headers: basic(role) });
    await response.arrayBuffer();
    times.push(now() - began);
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
  }
  return Math.min(...times);
}

/**
 * The milliseconds that this process has used of the processor. Others wait that long while SQLite answers, and a
 * machine that does other things as well does not change it much.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

export function basic(account: string): Readonly<Record<string, string>> {
  return {
    [headerNames.authorization]: `Basic ${Buffer.from(`${account}:${account}-demo`).toString("base64")}`,
  };
}
