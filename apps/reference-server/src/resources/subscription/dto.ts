import {
  LineType,
  OrderStatus,
  type Subscription,
  SubscriptionType,
  toReference,
  UserRole,
} from "@syndikit/contract";
import { compact, companyReference } from "../../api/dto.js";
import { listLimits } from "../../api/list-limits.gen.js";
import type { Caller } from "../../api/scope.js";
import type { Line } from "../../billing/lines.js";
import { grantedFrom } from "../../billing/period.js";
import { toDateTime } from "../../date-time.js";
import type { Moment } from "../../ports.js";
import type { Seals } from "../../security/seals.js";
import { type CostParts, readCredentialTexts, readRecurringLine } from "../../subscriptions/children.js";
import { presentLine } from "../../subscriptions/invoice-dto.js";
import { toRecurringLine } from "../../subscriptions/ledger.js";
import { isPaidBy, type SubscriptionDetails, type SubscriptionSummary } from "../../subscriptions/queries.js";

/** A subscription as lists show it. */
export function presentSummary(record: SubscriptionSummary, now: Moment): Subscription {
  const { id, invoices } = record;
  const self = toReference("subscription", id);
  const declared = new Set(invoices.flatMap(([, , orderId, cashed]) => (cashed === 1 ? [orderId] : [])));
  return compact({
    id,
    self,
    name: record.name,
    type: record.type,
    deploymentStatus: record.deploymentStatus,
    paid: isPaidBy(invoices),
    billingPeriod: record.billingPeriod,
    buyer: { url: toReference("user", record.buyerId) },
    company: companyReference(record.companyKind, record.companyId),
    product: { url: toReference("product", record.productId) },
    productVersion: { url: toReference("productVersion", record.productVersionId) },
    // An hourly plan has as many after a year. All are in their own lists. Those that only declare proceeds appear in the
    // balance report only.
    invoices: invoices
      .flatMap(([invoiceId, , , cashed]) =>
        cashed === 1 ? [] : [{ url: toReference("invoice", invoiceId) }],
      )
      .slice(-listLimits["Subscription.invoices"]),
    orders: record.orders
      .flatMap(([, , orderId, orderType, status]) =>
        declared.has(orderId) || !tookEffect(status)
          ? []
          : [{ url: toReference("order", orderId), orderType }],
      )
      .slice(-listLimits["Subscription.orders"]),
    createdAt: toDateTime(record.createdAt),
    updatedAt: toDateTime(record.updatedAt),
    startDate: record.startDate === null ? null : toDateTime(record.startDate),
    ...periodDates(record, now),
    lifespan: record.lifespan,
    autoRenew: record.autoRenew,
    syndicatedEndpoints: record.endpoints.map(([, endpoint, description, category]) =>
      compact({ endpoint, description, category }),
    ),
    configurationParameters: record.configurationParameters,
    billingItems: Object.fromEntries(
      record.items.map(([itemId, quantity]) => [toReference("billingItem", itemId), quantity]),
    ),
    metadata: { url: `${self}/metadata` },
  });
}

/** Deferred and rejected orders are not shown. */
function tookEffect(status: OrderStatus): boolean {
  return status !== OrderStatus.DEFERRED && status !== OrderStatus.REJECTED;
}

interface DetailsOptions {
  readonly caller: Caller;
  readonly seals: Seals;
  /** Identifiers of the plans that it can be upgraded to. */
  readonly upgrades: readonly number[];
  readonly now: Moment;
}

export function presentDetails(record: SubscriptionDetails, options: DetailsOptions): Subscription {
  const { seals, upgrades, caller, now } = options;
  const clear = seesCredentials(caller);
  return Object.assign(presentSummary(record, now), compact({ endUserInstructions: record.instructions }), {
    credentials: record.credentials.map(([weight, , key, value, description]) => ({
      key,
      value: clear && value !== null ? seals.open(value) : null,
      description: readCredentialTexts(description),
      weight,
    })),
    oneshotCosts: record.oneshotCosts.map((cost) => presentLine(oneshotLine(cost))),
    recurringCosts: record.recurringCosts.map(([, line]) =>
      presentLine(toRecurringLine(readRecurringLine(line))),
    ),
    possibleUpgrades: upgrades.map((id) => ({ url: toReference("productVersion", id) })),
  });
}

function oneshotLine([, description, identifier, price, quantity, unit, subtotal, ...more]: CostParts): Line {
  const [purchased, originalCurrency, vat] = more;
  const line = { description, identifier, price, quantity, unit, subtotal, purchased, originalCurrency, vat };
  return { ...toRecurringLine(line), type: LineType.ONESHOTCOST };
}

/**
 * Only customers see credentials, and they only reach their own subscriptions. Not even the vendor that supplied the
 * credentials sees them.
 */
function seesCredentials({ principal }: Caller): boolean {
  return principal.role === UserRole.ROLE_USER;
}

/**
 * From the start of the period that runs to the end of the last one that is paid. Provisional until the first DEPLOYED. A
 * trial has an end, but no billing period.
 */
function periodDates(
  { type, periodStart, periodEnd, anchorDay, billingPeriod, startDate }: SubscriptionSummary,
  now: Moment,
): {
  lastInvoice?: string;
  nextInvoice?: string;
  endDate?: string;
} {
  const endDate = toDateTime(periodEnd);
  if (type === SubscriptionType.TRIAL) return { endDate };
  const granted = { start: periodStart, end: periodEnd, anchorDay };
  const [running] = startDate === null ? [granted] : grantedFrom(granted, billingPeriod, now);
  const start = Math.max(running.start, startDate ?? running.start);
  return { lastInvoice: toDateTime(start), nextInvoice: endDate, endDate };
}
