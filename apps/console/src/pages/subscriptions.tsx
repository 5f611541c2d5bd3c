import { DeploymentStatus, lifecycle, type State, SubscriptionType } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../format.js";
import { Choice } from "../parts/field.js";
import { EmptyList, List, SearchField } from "../parts/list.js";
import { NameOf } from "../parts/name-of.js";
import { Page } from "../parts/page.js";
import { ProductChoice } from "../parts/product-choice.js";
import { StateStamp } from "../parts/stamp.js";
import { Ago, Time } from "../parts/time.js";
import { Written } from "../parts/written.js";
import { numberInQuery, query, setQuery } from "../router.js";
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
        <ProductChoice
          value={query.value.get("product") ?? ""}
          onValue={(product) => setQuery({ product, page: undefined })}
        />
        <Choice
          label="Kind"
          value={query.value.get("type") ?? ""}
          options={[
            ["", "all"],
            ...Object.values(SubscriptionType).map((type) => [type, toWords(type)] as const),
          ]}
          onValue={(type) => setQuery({ type, page: undefined })}
        />
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
        sorts={["name", "endDate", "updatedAt"]}
        read={(client, part) => {
          const status = query.value.get("status");
          return client.subscriptions
            .list({
              search: query.value.get("search") ?? undefined,
              status: isState(status) ? [status] : undefined,
              type: Object.values(SubscriptionType).find((type) => type === query.value.get("type")),
              product: numberInQuery("product"),
              ...part,
            })
            .page();
        }}
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Subscription",
            lead: true,
            sort: "id",
            cell: ({ id, name }) => <Written text={`${id} · ${name}`} href={`/subscription/${id}`} />,
          },
          { name: "State", cell: ({ deploymentStatus }) => <StateStamp state={deploymentStatus} /> },
          ...(isCustomer.value
            ? []
            : [
                {
                  name: "Customer",
                  cell: ({ company }: Subscription) => <NameOf reference={company.url} />,
                },
              ]),
          { name: "Plan", cell: ({ productVersion }) => <NameOf reference={productVersion.url} /> },
          { name: "Kind", cell: ({ type }) => toWords(type) },
          { name: "Next", sort: "endDate", cell: (one) => <Next subscription={one} /> },
          {
            name: "Changed",
            sort: "updatedAt",
            number: true,
            cell: ({ updatedAt }) => <Time at={updatedAt} />,
          },
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

/** What comes next, and when: it ends, or an invoice. */
function Next({ subscription }: { readonly subscription: Subscription }): JSX.Element {
  const { deploymentStatus, autoRenew, nextInvoice, endDate } = subscription;
  if (deploymentStatus === DeploymentStatus.UNDEPLOYED) return <span class="muted">ended</span>;
  const isBilled = autoRenew && nextInvoice !== undefined;
  return (
    <span>
      {isBilled ? "invoice " : endDate === undefined ? "" : "ends "}
      <Ago at={isBilled ? nextInvoice : endDate} />
    </span>
  );
}
