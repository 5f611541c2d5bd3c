import { AuditOutcome, operations } from "@syndikit/contract";
import type { AuditEntryDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toInstant, toLocal } from "../../format.js";
import { Choice } from "../../parts/field.js";
import { FilterField } from "../../parts/filter-field.js";
import { Json } from "../../parts/json/json.js";
import { EmptyList, List, Thing } from "../../parts/list.js";
import { Page } from "../../parts/page.js";
import { StatusStamp } from "../../parts/stamp.js";
import { BothTimes } from "../../parts/time.js";
import { Written } from "../../parts/written.js";
import { clearQuery, numberInQuery, type PageProps, query, setQuery } from "../../router.js";

/** Shows the whole audit, or one entry of it. */
export function Audit({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <All /> : <One key={id} id={Number(id)} />;
}

const FILTERS = ["user", "operation", "object", "outcome", "requestId", "from", "to"] as const;

/** The value of a filter in the address; undefined if it is not set. */
const given = (name: (typeof FILTERS)[number]): string | undefined => query.value.get(name) || undefined;

function All(): JSX.Element {
  return (
    <Page
      title="Audit"
      about="Every change, whether it was made or refused, and every sign-in. What only reads is not in it."
    >
      <Filters />
      <List
        label="Audit"
        read={(client, part) =>
          client.auditEntries
            .list({
              userId: numberInQuery("user"),
              operation: given("operation"),
              object: given("object"),
              outcome: given("outcome"),
              requestId: given("requestId"),
              from: given("from"),
              to: given("to"),
              ...part,
            })
            .page()
        }
        keyOf={({ id }) => id}
        columns={[
          {
            name: "What",
            lead: true,
            cell: ({ id, operation }) => <a href={`/auditEntry/${id}`}>{operation ?? "sign-in"}</a>,
          },
          { name: "Answer", cell: ({ status }) => <StatusStamp status={status} /> },
          { name: "To", cell: (entry) => <ObjectLink entry={entry} /> },
          { name: "Who", cell: (entry) => <Written text={whoOf(entry)} /> },
          { name: "From", cell: ({ address }) => <span class="mono">{address}</span> },
          {
            name: "When",
            number: true,
            cell: ({ date, marketplaceDate = date }) => <BothTimes at={marketplaceDate} machine={date} />,
          },
        ]}
        empty={
          <EmptyList title="Nobody has changed anything">
            <p>Order something, or rename a subscription: it is here at once.</p>
          </EmptyList>
        }
      />
    </Page>
  );
}

function Filters(): JSX.Element {
  const set = (name: (typeof FILTERS)[number]) => (value: string) =>
    setQuery({ [name]: value, page: undefined });
  const setTime = (name: "from" | "to") => (value: string) => set(name)(toInstant(value));
  return (
    <search class="filters" aria-label="Filters">
      <FilterField
        label="Operation"
        list={OPERATIONS.map((operation) => [operation, operation] as const)}
        placeholder="subscriptionPatch"
        value={given("operation") ?? ""}
        onValue={set("operation")}
      />
      <FilterField
        label="Object"
        placeholder="subscription/1"
        value={given("object") ?? ""}
        onValue={set("object")}
      />
      <FilterField
        label="User's number"
        type="number"
        min={1}
        value={given("user") ?? ""}
        onValue={set("user")}
      />
      <Choice
        label="Outcome"
        value={given("outcome") ?? ""}
        options={[
          ["", "all"],
          [AuditOutcome.SUCCESS, "done"],
          [AuditOutcome.FAILURE, "refused or failed"],
        ]}
        onValue={set("outcome")}
      />
      <FilterField
        label="From"
        type="datetime-local"
        value={toLocal(given("from"))}
        onValue={setTime("from")}
      />
      <FilterField label="To" type="datetime-local" value={toLocal(given("to"))} onValue={setTime("to")} />
      <FilterField
        label="Request"
        placeholder="req_…"
        value={given("requestId") ?? ""}
        onValue={set("requestId")}
      />
      {query.value.size > 0 && (
        <button type="button" class="button quiet" onClick={clearQuery}>
          Clear
        </button>
      )}
    </search>
  );
}

/** Only operations that change something are audited. */
const OPERATIONS = Object.values(operations)
  .filter(({ idempotency }) => idempotency !== "safe")
  .map(({ id }) => id);

function whoOf({ actorName, asUserName }: AuditEntryDTO): string {
  if (actorName === undefined) return "nobody that is known here";
  return asUserName === undefined ? actorName : `${actorName}, as ${asUserName}`;
}

function ObjectLink({ entry: { object } }: { readonly entry: AuditEntryDTO }): JSX.Element {
  if (object === undefined) return <span class="muted">–</span>;
  return (
    <a
      class="mono break"
      href={`/audit?object=${encodeURIComponent(object)}`}
      title={`All that was done to ${object}`}
    >
      {object}
    </a>
  );
}

function One({ id }: { readonly id: number }): JSX.Element {
  return (
    <Thing
      title={`Audit entry ${id}`}
      all={{ href: "/audit", label: "All of the audit" }}
      read={(client) => client.auditEntries.get(id)}
      head={(entry) => ({
        title: `${entry.operation ?? "A sign-in"}, by ${whoOf(entry)}`,
        about: <BothTimes at={entry.marketplaceDate ?? entry.date} machine={entry.date} />,
        actions: <StatusStamp status={entry.status} />,
      })}
    >
      {(entry) => (
        <>
          <section class="sheet" aria-label="Facts">
            <div class="inside">
              <dl class="facts">
                <dt>Done to</dt>
                <dd>
                  <ObjectLink entry={entry} />
                </dd>
                <dt>Who</dt>
                <dd>
                  {whoOf(entry)}
                  {entry.actor !== undefined && <span class="muted mono">{` ${entry.actor.url}`}</span>}
                </dd>
                <dt>From</dt>
                <dd class="mono">{entry.address}</dd>
                <dt>Request</dt>
                <dd>
                  <a class="mono" href={`/request/${entry.requestId}`}>
                    {entry.requestId}
                  </a>
                </dd>
              </dl>
            </div>
          </section>
          <section class="sheet" aria-label="As JSON">
            <div class="inside">
              <Json value={entry} label={entry.self} />
            </div>
          </section>
        </>
      )}
    </Thing>
  );
}
