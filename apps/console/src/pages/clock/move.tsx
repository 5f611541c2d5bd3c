import type { ClockDryRunStep } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, sumOf, toMoment, totalOf } from "../../format.js";
import { useLoad } from "../../load.js";
import { Choice } from "../../parts/field.js";
import { Thing } from "../../parts/list.js";
import { Empty } from "../../parts/page.js";
import { DeliveryStamp, Stamp, StateStamp } from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";
import { Reading } from "../../parts/unread.js";
import { type PageProps, query, setQuery } from "../../router.js";
import "../../styles/clock.css";
import "../../styles/subscription.css";
import { Story } from "../subscription/story.js";
import {
  type AllThatHappened,
  type ClockMove,
  cameTrue,
  type Happened,
  keptForeseen,
  moveOf,
  readHappened,
  statesAround,
} from "./what-happened.js";

/** What happened while the clock moved: all of it, subscription by subscription. */
export function Move({ params }: PageProps): JSX.Element {
  const id = Number(params["id"]);
  return (
    <Thing
      key={id}
      title="A move of the clock"
      all={{ href: "/clock", label: "The clock" }}
      read={async (client) => moveOf(await client.auditEntries.get(id)) ?? "none"}
      head={(move) => (move === "none" ? {} : headOf(move))}
    >
      {(move) =>
        move === "none" ? (
          <div class="sheet">
            <Empty title="This is no move of the clock">
              <a href="/clock">To the moves so far</a>
            </Empty>
          </div>
        ) : (
          <WhatHappened move={move} />
        )
      }
    </Thing>
  );
}

const headOf = ({ from, to, jobs, who }: ClockMove) => ({
  title: "What happened as the clock moved",
  about: `From ${toMoment(from)} to ${toMoment(to)}: ${count(jobs, "thing")} fell due. Moved by ${who}.`,
});

/** What can be shown alone. */
const KINDS = [
  ["", "everything"],
  ["states", "states"],
  ["money", "orders and invoices"],
  ["events", "events"],
  ["failed", "what failed"],
] as const;

function WhatHappened({ move }: { readonly move: ClockMove }): JSX.Element {
  const loaded = useLoad((client) => readHappened(client, move));
  const { value, error } = loaded.value;
  if (value === undefined) return <Reading error={error} lines={12} />;
  const foreseen = keptForeseen(move.id);
  const kind = query.value.get("show") ?? "";
  const shown = value.subscriptions
    .map((one) => narrowed(one, kind, move))
    .filter(
      ({ history, orders, invoices, events }) =>
        history.length + orders.length + invoices.length + events.length > 0,
    );
  return (
    <>
      <Totals all={value} />
      {foreseen !== undefined && <CameTrue steps={foreseen} happened={value} />}
      <search class="filters" aria-label="Filters">
        <Choice label="Show" value={kind} options={KINDS} onValue={(show) => setQuery({ show })} />
      </search>
      {value.isCut && (
        <p class="notice wait">
          {"This is the first part: there is more than a page can show. All of it is in "}
          <a href={`/deliveries?from=${move.from}&to=${move.to}`}>Deliveries</a>
          {", Invoices and Orders."}
        </p>
      )}
      {shown.length === 0 && (
        <div class="sheet">
          <Empty title={kind === "" ? "Nothing happened" : "Nothing of this kind happened"}>
            <p>Metrics may have been polled: the vendors' answers are on the page of each metric.</p>
          </Empty>
        </div>
      )}
      {shown.map((one) => (
        <OfSubscription key={one.subscription} one={one} all={value} move={move} />
      ))}
      {value.others.length > 0 && (kind === "" || kind === "events") && (
        <section class="sheet" aria-label="Other events">
          <header>
            <h2>Other events</h2>
          </header>
          <ul class="entries">
            {value.others.map((event) => (
              <li key={event.id}>
                <a href={`/event/${event.id}`}>{`${event.entityUrl.url} ${event.type.toLowerCase()}`}</a>
                <DeliveryStamp event={event} />
                <Time at={event.date} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What of a subscription's part is of this kind, and belongs to the move. */
function narrowed(one: Happened, kind: string, { from, to }: ClockMove): Happened {
  const isOf = (...kinds: readonly string[]): boolean => kind === "" || kinds.includes(kind);
  const history = one.history.filter(({ date }) => date >= from && date <= to);
  return {
    subscription: one.subscription,
    history: isOf("states") ? history : [],
    orders: isOf("money") ? one.orders : [],
    invoices: isOf("money")
      ? one.invoices
      : kind === "failed"
        ? one.invoices.filter(({ paid }) => !paid)
        : [],
    events: isOf("events")
      ? one.events
      : kind === "failed"
        ? one.events.filter(({ notified }) => !notified)
        : [],
  };
}

function Totals({ all: { subscriptions, others, isCut } }: { readonly all: AllThatHappened }): JSX.Element {
  const invoices = subscriptions.flatMap((one) => one.invoices);
  const events = [...subscriptions.flatMap((one) => one.events), ...others];
  const failed = events.filter(({ notified }) => !notified).length;
  const sum = sumOf(invoices.map(({ total }) => total));
  const unpaid = invoices.filter(({ paid }) => !paid).length;
  /** At least so many, where not all is read. */
  const some = (number: number): string =>
    totalOf({ totalItems: number, ...(isCut ? { totalItemsCapped: true } : {}) });
  return (
    <div class="numbers">
      <Figure number={some(subscriptions.length)} label="subscriptions had a part in it" />
      <Figure
        number={some(invoices.length)}
        label={sum === "" ? "invoices" : `invoices over ${sum}${isCut ? " and more" : ""}`}
      />
      <Figure number={some(unpaid)} label="of them unpaid" />
      <Figure number={some(failed)} label={`of ${some(events.length)} events not delivered`} />
    </div>
  );
}

const Figure = ({ number, label }: { readonly number: string; readonly label: string }): JSX.Element => (
  <div class="sheet figure">
    <b>{number}</b>
    <span>{label}</span>
  </div>
);

interface CameTrueProps {
  readonly steps: readonly ClockDryRunStep[];
  readonly happened: AllThatHappened;
}

/** The list of the preview, with what came true. */
function CameTrue({ steps, happened }: CameTrueProps): JSX.Element {
  return (
    <section class="sheet" aria-label="What was foreseen">
      <header>
        <h2>What was foreseen</h2>
      </header>
      {steps.length === 0 ? (
        <p class="inside muted">Nothing was.</p>
      ) : (
        <ul class="entries">
          {steps.map((step, index) => {
            const isTrue = cameTrue(step, happened);
            return (
              <li key={index}>
                {step.subscription === undefined ? (
                  <span>{step.what}</span>
                ) : (
                  <a href={`/${step.subscription.url}`}>{step.what}</a>
                )}
                {isTrue === undefined ? (
                  <Stamp tone="rest">no trace</Stamp>
                ) : isTrue ? (
                  <Stamp tone="ok">came true</Stamp>
                ) : (
                  <Stamp tone="fail">did not</Stamp>
                )}
                <span class="muted">
                  <Time at={step.date} />
                  {step.subscription !== undefined && ` · ${step.subscription.url}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface OfSubscriptionProps {
  readonly one: Happened;
  readonly all: AllThatHappened;
  readonly move: ClockMove;
}

function OfSubscription({ one, all, move }: OfSubscriptionProps): JSX.Element {
  const history =
    all.subscriptions.find(({ subscription }) => subscription === one.subscription)?.history ?? [];
  const { before, after } = statesAround(history, move);
  return (
    <section class="sheet" aria-label={one.subscription}>
      <header>
        <h2>
          <a href={`/${one.subscription}`}>{one.subscription}</a>
        </h2>
        <span class="row push">
          {before !== undefined && <StateStamp state={before.to} />}
          {before?.to !== after?.to && after !== undefined && (
            <>
              {before !== undefined && <span>to</span>}
              <StateStamp state={after.to} />
            </>
          )}
        </span>
      </header>
      <div class="inside">
        <Story {...one} />
      </div>
    </section>
  );
}
