import { DeploymentStatus } from "@syndikit/contract";
import type { JSX } from "preact";
import { type Total, totalOf } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { isCustomer } from "../../session.js";

/** How much there is of what is looked for first. */
export function Figures(): JSX.Element {
  const loaded = useLoad(async ({ subscriptions, invoices, events }) => {
    const [all, deployed, unpaid, open] = await Promise.all([
      subscriptions.count(),
      subscriptions.count({ status: [DeploymentStatus.DEPLOYED] }),
      invoices.count({ paid: false }),
      isCustomer.value ? undefined : events.count({ notified: false }),
    ]);
    return {
      all,
      deployed,
      unpaid,
      open,
    };
  });
  const { value, error } = loaded.value;
  if (value === undefined && error !== undefined) return <Failure error={error} />;
  return (
    <div class="numbers">
      <Figure label="subscriptions" value={value?.all} href="/subscriptions" />
      <Figure label="deployed" value={value?.deployed} href="/subscriptions?status=DEPLOYED" />
      <Figure label="unpaid invoices" value={value?.unpaid} href="/invoices?paid=no" />
      {!isCustomer.value && (
        <Figure label="events not delivered" value={value?.open} href="/deliveries?outcome=open" />
      )}
    </div>
  );
}

function Figure({
  label,
  value,
  href,
}: {
  readonly label: string;
  readonly value: Total | undefined;
  readonly href: string;
}): JSX.Element {
  return (
    <a class="sheet figure" href={href}>
      <b>{value === undefined ? " " : totalOf(value)}</b>
      <span>{label}</span>
    </a>
  );
}
