// Each line marked `refused` spells out a name of the contract. The test must find these lines, and no others.
import {
  type DeploymentStatus,
  type EventDTO,
  type InvoiceDTO,
  OrderStatus,
  type Subscription,
  SubscriptionType,
} from "@syndikit/contract";
import type { Marketplace, Subscription as SdkSubscription } from "@syndikit/sdk";

interface Given {
  readonly subscription: Subscription;
  readonly event: EventDTO;
  readonly invoice: InvoiceDTO;
  readonly market: Marketplace;
  readonly ofSdk: SdkSubscription;
  readonly closed: DeploymentStatus;
  readonly sql: (text: TemplateStringsArray) => unknown;
}

const FINAL: readonly string[] = ["UNDEPLOYED", "FAILED"];
const FIRST = new Set<string>(["WAITING_PAYMENT", "PENDING"]);
const WORDS: Readonly<Record<string, string>> = { PAID: "paid", UNPAID: "not paid" };
const CHECKED: Readonly<Record<string, string>> = {
  NORMAL: "bought",
  SANDBOX: "a test",
  TRIAL: "tried",
} satisfies Record<keyof typeof SubscriptionType, string>;

export function name({ subscription, event, invoice, market, ofSdk, closed, sql }: Given): unknown[] {
  const { deploymentStatus: status } = subscription;
  const text: string = status;
  switch (status) {
    case "DEPLOYED": // refused
      break;
    case "STOPPED" as const: // refused
      break;
    default:
  }
  const answer: Pick<InvoiceDTO, "status"> = { status: "PAID" }; // refused
  return [
    answer,
    status === "PENDING", // refused
    "MISSPELT" !== status, // refused
    ofSdk.deploymentStatus === "PENDING", // refused
    event.entityName === `Cart`, // refused
    text === "PENDING", // refused
    FINAL.includes(status), // refused
    ["FAILED"].includes(status), // refused
    FIRST.has(subscription.deploymentStatus), // refused
    WORDS[invoice.status], // refused
    sql`select 1 from invoices where status = 'PAID'`, // refused
    "select 1 from orders where status in ('DEFERRED', 'FREE')", // refused
    market.request("GET", "/subscription"), // refused
    market.request("GET", `/subscription/${subscription.id}`), // refused
    CHECKED[subscription.type],
    subscription.type === SubscriptionType.TRIAL,
    [OrderStatus.PAID, OrderStatus.FREE].map(String).includes(invoice.status),
    // The compiler checks all of these.
    closed === "DEPLOYED",
    "PENDING" satisfies DeploymentStatus,
    text === "of any other kind",
    { other: "PAID" },
  ];
}
