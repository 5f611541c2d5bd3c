import type { EventDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { now } from "../../clock.js";
import { toRelative, toShort } from "../../format.js";
import { EmptyList } from "../../parts/list.js";
import { Page } from "../../parts/page.js";
import { DeliveryStamp } from "../../parts/stamp.js";
import { VirtualLog } from "../../parts/virtual-log.js";
import { type PageProps, query } from "../../router.js";
import { Delivery } from "./delivery.js";
import { Endpoints } from "./endpoints.js";
import { FilterBar } from "./filter-bar.js";
import { queryOf } from "./filters.js";
import { SendTestEvent } from "./test-event.js";

/** A live list of deliveries, with the open one beside it. A delivery is one event for one endpoint. */
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
        <FilterBar />
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
      read={(client, part) => client.events.list({ ...queryOf(query.value), ...part }).page()}
      row={(event, props) => <Row event={event} isOpen={String(event.id) === open} {...props} />}
      empty={<NothingYet />}
    />
  );
}

interface RowProps {
  readonly event: EventDTO;
  readonly isOpen: boolean;
  readonly tabIndex: number;
}

function Row({ event, isOpen, tabIndex }: RowProps): JSX.Element {
  const { id, entityName, type, entityUrl, endpoint, attempts, date, test } = event;
  return (
    <a
      class="log-row"
      data-row
      href={`/event/${id}${location.search}`}
      aria-current={isOpen}
      tabIndex={tabIndex}
    >
      <DeliveryStamp event={event} />
      <span class="about" title={event.lastError}>
        <b>{`${entityName} ${type.toLowerCase()}`}</b>
        <span class="muted mono">{`${entityUrl.url}${test ? " · test" : ""}`}</span>
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
  return (
    <EmptyList title="No event was sent yet">
      <p>
        Name an endpoint of a product in the catalogue, then order one of its plans: the event is here within
        a second. Or send a test event with the button above.
      </p>
      <code>npx syndikit listen http://127.0.0.1:3000/events</code>
    </EmptyList>
  );
}
