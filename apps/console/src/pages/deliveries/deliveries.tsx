import { useSignal } from "@preact/signals";
import type { EventDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { now } from "../../clock.js";
import { toRelative, toShort } from "../../format.js";
import { touch } from "../../live.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Choice, Field } from "../../parts/field.js";
import { Empty, Page } from "../../parts/page.js";
import { DeliveryStamp } from "../../parts/stamp.js";
import { VirtualLog } from "../../parts/virtual-log.js";
import { type PageProps, query, setQuery } from "../../router.js";
import { Delivery } from "./delivery.js";
import { Endpoints } from "./endpoints.js";
import { filterOf, isFiltered, queryOf } from "./filters.js";
import { SendTestEvent } from "./test-event.js";

/** Every event for every endpoint, live; the one that is open stands beside it. */
export function Deliveries({ params }: PageProps): JSX.Element {
  const open = params["id"];
  return (
    <Page
      title="Deliveries"
      about="Every event, each endpoint it goes to, and each try: what was sent, what came back, and when it is tried next."
      actions={<SendTestEvent />}
    >
      <div class={open === undefined ? "stack" : "stack above"}>
        <Endpoints />
        <Filters />
      </div>
      <div class={open === undefined ? "beside" : "beside open"}>
        <Log open={open} />
        {open !== undefined && <Delivery key={open} id={Number(open)} />}
      </div>
    </Page>
  );
}

function Log({ open }: { readonly open: string | undefined }): JSX.Element {
  return (
    <VirtualLog
      label="event"
      read={(client, pageNumber) =>
        client.events
          .list({ ...queryOf(query.value), sortField: "id", sortDirection: "ASC", pageSize: 50, pageNumber })
          .page()
      }
      row={(event) => <Row event={event} isOpen={String(event.id) === open} />}
      empty={<NothingYet />}
    />
  );
}

function Row({ event, isOpen }: { readonly event: EventDTO; readonly isOpen: boolean }): JSX.Element {
  const { id, entityName, type, entityUrl, endpoint, attempts, date, test } = event;
  return (
    <a class="log-row" data-row href={`/event/${id}${location.search}`} aria-current={isOpen}>
      <DeliveryStamp event={event} />
      <span title={event.lastError}>
        <b>{`${entityName} ${type.toLowerCase()}`}</b>
        <span class="muted mono">{`  ${entityUrl.url}${test ? " · test" : ""}`}</span>
      </span>
      <span class="where muted mono" title={endpoint}>
        {endpoint.replace(/^https?:\/\//, "")}
      </span>
      <span class="tries number muted">{attempts === 1 ? "1 try" : `${attempts} tries`}</span>
      <time class="when number" dateTime={date} title={toRelative(date, now.value)}>
        {toShort(date, now.value)}
      </time>
    </a>
  );
}

function NothingYet(): JSX.Element {
  if (isFiltered(query.value)) {
    return (
      <Empty title="Nothing fits these filters">
        <button type="button" class="button" onClick={clearFilters}>
          Show all
        </button>
      </Empty>
    );
  }
  return (
    <Empty title="No event was sent yet">
      <p>
        Name an endpoint of a product in the catalogue, then order one of its plans: the event is here within
        a second. Or send a test event with the button above.
      </p>
      <code>npx syndikit listen http://127.0.0.1:3000/events</code>
    </Empty>
  );
}

const clearFilters = (): void =>
  setQuery({ outcome: undefined, entity: undefined, entityId: undefined, endpoint: undefined });

function Filters(): JSX.Element {
  const current = query.value;
  const sent = useSignal<number | undefined>(undefined);
  const resend = async (): Promise<void> => {
    const result = await market.peek()?.events.redeliverAll(filterOf(current));
    sent.value = result?.events;
    touch();
  };
  return (
    <search class="filters" aria-label="Filters">
      <Choice
        label="Outcome"
        value={current.get("outcome") ?? ""}
        options={[
          ["", "all"],
          ["open", "not delivered"],
          ["delivered", "delivered"],
        ]}
        onValue={(outcome) => setQuery({ outcome })}
      />
      <Choice
        label="Entity"
        value={current.get("entity") ?? ""}
        options={[
          ["", "all"],
          ["Subscription", "Subscription"],
          ["Invoice", "Invoice"],
          ["ProductVersion", "ProductVersion"],
          ["User", "User"],
        ]}
        onValue={(entity) => setQuery({ entity })}
      />
      <Field
        label="Entity's number"
        type="number"
        min={1}
        value={current.get("entityId") ?? ""}
        onValue={(entityId) => setQuery({ entityId })}
      />
      <span class="row push">
        {sent.value !== undefined && (
          <span class="muted" role="status">
            {sent.value === 1 ? "1 is sent again" : `${sent.value} are sent again`}
          </span>
        )}
        {isFiltered(current) && (
          <button type="button" class="button quiet" onClick={clearFilters}>
            Clear
          </button>
        )}
        <Action act={resend} confirm="Send all that match, now?">
          Send again what matches
        </Action>
      </span>
    </search>
  );
}
