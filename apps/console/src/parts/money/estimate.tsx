import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { LineType, OrderStatus } from "@syndikit/contract";
import type { InvoiceTotal, OrderEstimate, OrderEstimateInput } from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { toAmount, toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { numbers } from "../../numbers.js";
import { Skeleton } from "../page.js";
import { tell } from "../tell.js";
import { Time } from "../time.js";

/** Milliseconds without typing before the estimate is requested. */
const PAUSE = 250;

interface EstimateProps {
  readonly input: ReadonlySignal<OrderEstimateInput>;
  /** Shown until there is enough input for an estimate. */
  readonly before?: ComponentChildren;
}

/** The marketplace's estimate of what an order or a change will cost, updated as the reader types. */
export function Estimate({ input, before }: EstimateProps): JSX.Element {
  const asked = useSignal(input.peek());
  useSignalEffect(() => {
    const next = input.value;
    const timer = setTimeout(() => {
      asked.value = next;
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  const loaded = useLoad((client) => client.orders.estimate(asked.value), { live: false });
  const { value, error } = loaded.value;
  if (error !== undefined) {
    return (
      <>
        {before}
        <p class="muted" role="status">
          {tell(error).message}
        </p>
      </>
    );
  }
  return value === undefined ? <Skeleton lines={4} /> : <Estimated estimate={value} />;
}

/** Billed once, not in every period. */
const ONCE: readonly string[] = [LineType.SETUPFEE, LineType.BILLINGITEMSETUP];

function Estimated({ estimate }: { readonly estimate: OrderEstimate }): JSX.Element {
  const { lines, total, status, periodStart, periodEnd } = estimate;
  return (
    <>
      <Totals
        total={total}
        lines={lines.map(({ type, description, quantity, unit, subtotal }) => ({
          label: [
            description ?? toWords(type),
            unit === undefined ? "" : `${numbers.show(quantity)} ${unit}`,
            ONCE.includes(type) ? "once" : "",
          ],
          amount: subtotal,
        }))}
      />
      <p class="muted" role="status">
        {status === OrderStatus.DEFERRED
          ? "From the next period on: "
          : status === OrderStatus.FREE
            ? "Without an invoice: "
            : "For "}
        <Time at={periodStart} />
        {" to "}
        <Time at={periodEnd} />.
      </p>
    </>
  );
}

interface TotalsProps {
  readonly total: InvoiceTotal;
  readonly lines?: readonly { readonly label: readonly string[]; readonly amount: string }[];
  readonly credited?: string | undefined;
}

export function Totals({ total, lines = [], credited }: TotalsProps): JSX.Element {
  return (
    <dl class="sums">
      {lines.map(({ label: [name, ...more], amount }, index) => (
        <>
          <dt key={index} class="break">
            {name}
            <small class="muted">{` ${more.filter(Boolean).join(", ")}`}</small>
          </dt>
          <dd class="number">{toAmount(amount)}</dd>
        </>
      ))}
      <dt class="muted">Without VAT</dt>
      <dd class="number muted">{toAmount(total.price)}</dd>
      <dt class="muted">{total.vat === undefined ? "VAT" : `VAT, ${total.vat} %`}</dt>
      <dd class="number muted">{toAmount(total.vatSpunOff)}</dd>
      <dt class="total">{`Total, in ${total.currency}`}</dt>
      <dd class="number total">{toAmount(total.total)}</dd>
      {credited !== undefined && (
        <>
          <dt>Of which credited</dt>
          <dd class="number">{toAmount(credited)}</dd>
        </>
      )}
    </dl>
  );
}
