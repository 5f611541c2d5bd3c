import { DeploymentStatus, EventEntity } from "@syndikit/contract";
import type { EventDTO, Subscription } from "@syndikit/sdk";
import type { JSX } from "preact";
import { idOf, totalOf } from "../../format.js";
import { useLoad } from "../../load.js";
import { NameOf } from "../../parts/name-of.js";
import { Empty } from "../../parts/page.js";
import { DeliveryStamp, StateStamp } from "../../parts/stamp.js";
import { Ago } from "../../parts/time.js";
import { Reading } from "../../parts/unread.js";

/** The events that were not delivered, the newest first. */
export function Failing(): JSX.Element {
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
        <Reading error={error} />
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

export function Waiting(): JSX.Element {
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
        <Reading error={error} />
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
