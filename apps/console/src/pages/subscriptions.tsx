import { lifecycle, type State } from "@syndikit/contract";
import type { JSX } from "preact";
import { toWords } from "../format.js";
import { Choice } from "../parts/field.js";
import { EmptyList, List, SearchField } from "../parts/list.js";
import { Page } from "../parts/page.js";
import { StateStamp } from "../parts/stamp.js";
import { Ago, Time } from "../parts/time.js";
import { query, setQuery } from "../router.js";
import { isCustomer } from "../session.js";

const isState = (text: string | null): text is State => text !== null && text in lifecycle.states;

export function Subscriptions(): JSX.Element {
  return (
    <Page
      title="Subscriptions"
      about={
        isCustomer.value
          ? "What you have ordered."
          : "What customers have ordered, and what each of them waits for."
      }
      actions={
        <a class="button main" href="/store">
          Order one
        </a>
      }
    >
      <search class="filters" aria-label="Filters">
        <SearchField label="Name" />
        <Choice
          label="State"
          value={query.value.get("status") ?? ""}
          options={[
            ["", "all"],
            ...Object.keys(lifecycle.states).map((state) => [state, toWords(state)] as const),
          ]}
          onValue={(status) => setQuery({ status, page: undefined })}
        />
      </search>
      <List
        label="Subscriptions"
        read={(client, part) => {
          const status = query.value.get("status");
          return client.subscriptions
            .list({
              search: query.value.get("search") ?? undefined,
              status: isState(status) ? [status] : undefined,
              ...part,
            })
            .page();
        }}
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Subscription",
            lead: true,
            cell: ({ id, name }) => <a href={`/subscription/${id}`}>{`${id} · ${name}`}</a>,
          },
          { name: "State", cell: ({ deploymentStatus }) => <StateStamp state={deploymentStatus} /> },
          { name: "Kind", cell: ({ type }) => toWords(type) },
          { name: "Paid", cell: ({ paid }) => (paid ? "yes" : "no") },
          { name: "Next invoice", cell: ({ nextInvoice }) => <Ago at={nextInvoice} /> },
          { name: "Changed", number: true, cell: ({ updatedAt }) => <Time at={updatedAt} /> },
        ]}
        empty={
          <EmptyList title="No subscription yet">
            <p>Order one in the storefront, or by a command:</p>
            <code>npx syndikit trigger order</code>
            <a class="button main" href="/store">
              To the storefront
            </a>
          </EmptyList>
        }
      />
    </Page>
  );
}
