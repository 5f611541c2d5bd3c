import { type Charge, Currency, LineType, type OperationTypes, toReference } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import { compact } from "../../api/dto.js";
import { type Listed, selectPage } from "../../api/page.js";
import { formatAmount, readAmount } from "../../billing/amount.js";
import { reasonOf } from "../../billing/reason.js";
import { toDateTime } from "../../date-time.js";
import { enumValueOf } from "../../enum-value.js";
import { isOneOf, unindexed } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { type ChargeRow, charges } from "../../store/tables/billing.js";
import { type SegmentRow, segments } from "../../store/tables/subscription.js";
import { isOfLedger } from "../../subscriptions/earlier-ledger.js";

type Query = OperationTypes["subscriptionGetCharges"]["query"];

/** A charge with the plan or the resource that it is for. */
interface Listing {
  readonly charge: ChargeRow;
  readonly terms: SegmentRow["terms"];
}

/** What a subscription was charged, and what waits for an invoice. */
export function listCharges(db: Db, subscriptionId: number, query: Query): Promise<Listed<Listing>> {
  const ofSegment = and(
    eq(segments.subscriptionId, charges.subscriptionId),
    eq(segments.number, charges.segment),
  );
  const select = db.select({ charge: charges, terms: segments.terms }).from(charges);
  return selectPage(db, select.leftJoin(segments, ofSegment).$dynamic(), {
    // A charge has one segment at most, so the segments are not needed to count.
    from: charges,
    where: and(
      // An invoice has few charges, and a subscription may have many: the database begins with those of the invoice.
      query.invoiceId === undefined
        ? eq(charges.subscriptionId, subscriptionId)
        : sql`${unindexed(charges.subscriptionId)} = ${subscriptionId}`,
      query.invoiceId === undefined ? undefined : isOneOf(charges.invoiceId, query.invoiceId),
      isOfLedger,
    ),
    query,
    sortable: { id: charges.id },
  });
}

/** A charge in API form, where only `invoice` is `null` and not absent: it says that the charge waits. */
export function presentCharge({ charge: row, terms }: Listing): Charge {
  const { id, key, start, end, billingItemId, invoiceId } = row;
  const fields = compact({
    id,
    why: reasonOf(key, enumValueOf(LineType, row.type)),
    what: terms?.name,
    description: row.description === "" ? null : row.description,
    identifier: row.identifier,
    from: start === null ? null : toDateTime(start),
    to: end === null ? null : toDateTime(end),
    price: compact({ price: formatAmount(readAmount(row.price)), currency: Currency.EUR, vat: row.vat }),
    quantity: row.quantity,
    unit: row.unit,
    amount: formatAmount(readAmount(row.subtotal)),
    billingItem: billingItemId === null ? null : { url: toReference("billingItem", billingItemId) },
  });
  return { ...fields, invoice: invoiceId === null ? null : { url: toReference("invoice", invoiceId) } };
}
