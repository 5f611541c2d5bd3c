import { useSignal } from "@preact/signals";
import { DeploymentStatus } from "@syndikit/contract";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { type Total, totalOf } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { Page } from "../../parts/page.js";
import { isAdmin, isCustomer, session } from "../../session.js";

/** What few readers see, and what is not looked for first: it is loaded after the rest of the page, in one file. */
interface Later {
  readonly FirstSteps: ComponentType;
  readonly Failures: ComponentType;
  readonly HeldBack: ComponentType;
  readonly Failing: ComponentType;
  readonly Waiting: ComponentType;
  readonly Certification: ComponentType;
}

export function Overview(): JSX.Element {
  const loaded = useSignal<Later | undefined>(undefined);
  useEffect(() => {
    import("./later.js").then(
      (module) => {
        loaded.value = module;
      },
      // The rest of the page goes on without it.
      () => undefined,
    );
  }, [loaded]);
  const later = loaded.value;
  return (
    <Page title={`Good to see you, ${session.value?.name ?? ""}`} about="What needs attention comes first.">
      <Numbers />
      {later !== undefined && isAdmin.value && <later.FirstSteps />}
      {later !== undefined && !isCustomer.value && <later.Failures />}
      {later !== undefined && <later.HeldBack />}
      {later !== undefined && (
        <div class="split two">
          {!isCustomer.value && <later.Failing />}
          <later.Waiting />
        </div>
      )}
      {later !== undefined && !isCustomer.value && <later.Certification />}
    </Page>
  );
}

function Numbers(): JSX.Element {
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
