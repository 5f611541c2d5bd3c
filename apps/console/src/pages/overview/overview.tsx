import { useSignal } from "@preact/signals";
import { DeploymentStatus, EventEntity } from "@syndikit/contract";
import type { EventDTO, Subscription } from "@syndikit/sdk";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { idOf, type Total, totalOf } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { NameOf } from "../../parts/name-of.js";
import { Empty, Page, Skeleton } from "../../parts/page.js";
import { DeliveryStamp, StateStamp } from "../../parts/stamp.js";
import { Ago } from "../../parts/time.js";
import { isAdmin, isCustomer, session } from "../../session.js";

/** What few readers see, and what is not looked for first: it is loaded after the rest of the page, in one file. */
interface Later {
  readonly FirstSteps: ComponentType;
  readonly Failures: ComponentType;
  readonly HeldBack: ComponentType;
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
      <div class="split two">
        {!isCustomer.value && <Failing />}
        <Waiting />
      </div>
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

function Failing(): JSX.Element {
  const loaded = useLoad((client) =>
    client.events.list({ notified: false, sortField: "id", sortDirection: "DESC", pageSize: 6 }).page(),
  );
  const { value, error } = loaded.value;
  return (
    <section class="sheet" aria-label="Deliveries">
      <header>
        <h2>Not delivered</h2>
        <a class="push" href="/deliveries?outcome=open">
          All
        </a>
      </header>
      {value === undefined ? (
        error === undefined ? (
          <Skeleton />
        ) : (
          <Failure error={error} />
        )
      ) : value.items.length === 0 ? (
        <Empty title="Every event was delivered">
          <p>What fails is shown here, with its reason.</p>
        </Empty>
      ) : (
        <ul class="entries">
          {value.items.map((event: EventDTO) => (
            <li key={event.id}>
              <a href={`/event/${event.id}`}>{`${event.entityName} ${event.type.toLowerCase()}`}</a>
              <DeliveryStamp event={event} />
              <span class="break">
                <About event={event} />
                <span class="muted">{` to ${event.endpoint}. ${event.lastError ?? ""}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {value !== undefined && value.totalItems > value.items.length && (
        <footer class="muted">{`${totalOf(value)} events in all`}</footer>
      )}
    </section>
  );
}

/** The object of an event, and the customer whose it is. */
function About({ event: { entityUrl, entityName } }: { readonly event: EventDTO }): JSX.Element {
  const isSubscription = entityName === EventEntity.Subscription;
  const loaded = useLoad(
    async (client) => (isSubscription ? client.subscriptions.get(idOf(entityUrl.url)) : undefined),
    { live: false },
  );
  const { value } = loaded.value;
  return (
    <>
      {isSubscription ? <a href={`/${entityUrl.url}`}>{entityUrl.url}</a> : <span>{entityUrl.url}</span>}
      {value !== undefined && (
        <>
          {" of "}
          <NameOf reference={value.company.url} />
        </>
      )}
    </>
  );
}

function Waiting(): JSX.Element {
  const loaded = useLoad((client) =>
    client.subscriptions
      .list({
        status: [
          DeploymentStatus.WAITING_PAYMENT,
          DeploymentStatus.PENDING,
          DeploymentStatus.UNDEPLOY_SENT,
          DeploymentStatus.FAILED,
        ],
        sortField: "updatedAt",
        sortDirection: "DESC",
        pageSize: 6,
      })
      .page(),
  );
  const { value, error } = loaded.value;
  return (
    <section class="sheet" aria-label="Subscriptions that wait">
      <header>
        <h2>Subscriptions that wait</h2>
        <a class="push" href="/subscriptions">
          All
        </a>
      </header>
      {value === undefined ? (
        error === undefined ? (
          <Skeleton />
        ) : (
          <Failure error={error} />
        )
      ) : value.items.length === 0 ? (
        <Empty title="No subscription waits">
          <p>Order something, and watch it being paid, provisioned and billed.</p>
          <a class="button main" href="/store">
            To the storefront
          </a>
        </Empty>
      ) : (
        <ul class="entries">
          {value.items.map(({ id, name, deploymentStatus, updatedAt }: Subscription) => (
            <li key={id}>
              <a href={`/subscription/${id}`}>{`${id} · ${name}`}</a>
              <StateStamp state={deploymentStatus} />
              <span class="muted">
                since <Ago at={updatedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
