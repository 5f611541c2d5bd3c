import { useSignal } from "@preact/signals";
import { DeploymentStatus, EndpointCategory, EventEntity } from "@syndikit/contract";
import type { Subscription as SubscriptionDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { idOf, toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { Cut, NOTHING, readFirst } from "../../parts/cut.js";
import { Failure } from "../../parts/failure.js";
import { Json } from "../../parts/json/json.js";
import { Page } from "../../parts/page.js";
import { StateStamp } from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";
import { Unread } from "../../parts/unread.js";
import type { PageProps } from "../../router.js";
import { isCustomer } from "../../session.js";
import "../../styles/subscription.css";
import { ActionBar } from "./action-bar.js";
import { Charges } from "./charges.js";
import { Flow } from "./flow.js";
import { Story } from "./story.js";
import { WaitingFor } from "./waiting-for.js";

/** The orders, invoices and events that are told, the newest of each. */
const STORY = 20;

export function Subscription({ params }: PageProps): JSX.Element {
  return <One key={params["id"]} id={Number(params["id"])} />;
}

function One({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad(async (client) => {
    const subscription = await client.subscriptions.get(id);
    const newest = { sortField: "id", sortDirection: "DESC", pageSize: STORY } as const;
    const [plan, product, history, orders, invoices, events, parameters] = await Promise.all([
      client.productVersions.get(subscription.productVersion),
      client.products.get(subscription.product),
      client.subscriptions.history(id),
      readFirst(client.orders.list({ subscriptionId: id, ...newest }), STORY),
      readFirst(client.invoices.list({ subscriptionId: id, ...newest }), STORY),
      isCustomer.value
        ? NOTHING
        : readFirst(
            client.events.list({ entityName: EventEntity.Subscription, entityId: id, ...newest }),
            STORY,
          ),
      client.configurationParameters.list({ productId: idOf(subscription.product.url) }).all(),
    ]);
    return { subscription, plan, product, history, orders, invoices, events, parameters };
  });
  const { value, error } = loaded.value;
  if (value === undefined) {
    return (
      <Page title={`Subscription ${id}`}>
        <Unread error={error} lines={12} all={{ href: "/subscriptions", label: "All subscriptions" }} />
      </Page>
    );
  }
  const { subscription, plan, product, history, orders, invoices, events, parameters } = value;
  const app = subscription.syndicatedEndpoints.find(({ category }) => category === EndpointCategory.APP);
  const nameOf = (reference: string): string =>
    parameters.find(({ self }) => self === reference)?.name ?? reference;
  return (
    <Page
      title={subscription.name}
      about={
        <>
          <span class="mono">{subscription.self}</span>
          {` · ${product.name}, ${plan.name} · ${toWords(subscription.type)}`}
        </>
      }
      actions={
        <>
          <StateStamp state={subscription.deploymentStatus} />
          <a class="button" href={`/compare?a=subscription/${id}`}>
            Compare
          </a>
          {app !== undefined && subscription.deploymentStatus === DeploymentStatus.DEPLOYED && (
            <a class="button main" href={app.endpoint} target="_blank" rel="noreferrer noopener">
              Open the tenant ↗
            </a>
          )}
        </>
      }
    >
      {error !== undefined && <Failure error={error} />}
      <WaitingFor subscription={subscription} invoices={invoices.items} events={events.items} />
      <div class="sheet">
        <div class="inside">
          <Flow subscription={subscription} history={history} />
        </div>
        <footer>
          <ActionBar subscription={subscription} />
        </footer>
      </div>
      <div class="split aside">
        <section class="sheet" aria-label="What happened">
          <header>
            <h2>What happened</h2>
            <a class="push" href={`/subscription/${id}/chain`}>
              All of it, with tries, calls and money
            </a>
            {!isCustomer.value && <a href={`/deliveries?subscription=${id}`}>Its deliveries</a>}
          </header>
          <div class="inside">
            <Story history={history} orders={orders.items} invoices={invoices.items} events={events.items} />
          </div>
          <Cut of={orders} noun="orders" shown="newest" />
          <Cut of={invoices} noun="invoices" shown="newest" />
          <Cut of={events} noun="events" shown="newest" />
        </section>
        <div class="stack">
          <Facts subscription={subscription} plan={plan.name} />
          <Entered subscription={subscription} nameOf={nameOf} />
          <ForTheCustomer subscription={subscription} />
        </div>
      </div>
      <Charges id={id} />
      <details class="sheet">
        <summary class="inside">The subscription as JSON</summary>
        <div class="inside">
          <Json value={subscription} label={subscription.self} />
        </div>
      </details>
    </Page>
  );
}

function Facts({
  subscription: one,
  plan,
}: {
  readonly subscription: SubscriptionDTO;
  readonly plan: string;
}): JSX.Element {
  return (
    <section class="sheet" aria-label="Facts">
      <div class="inside">
        <dl class="facts">
          <dt>Plan</dt>
          <dd>
            <a href={`/${one.productVersion.url}`}>{plan}</a>
          </dd>
          <dt>Buyer</dt>
          <dd class="mono">{one.buyer.url}</dd>
          <dt>Company</dt>
          <dd class="mono">{one.company.url}</dd>
          <dt>Paid</dt>
          <dd>{one.paid ? "yes" : "no"}</dd>
          <dt>Ordered</dt>
          <dd>
            <Time at={one.createdAt} />
          </dd>
          <dt>Deployed</dt>
          <dd>
            <Time at={one.startDate} />
          </dd>
          <dt>Next invoice</dt>
          <dd>
            <Time at={one.nextInvoice} />
          </dd>
          <dt>Ends</dt>
          <dd>
            <Time at={one.endDate} />
            {one.autoRenew ? " (renews)" : " (does not renew)"}
          </dd>
        </dl>
      </div>
    </section>
  );
}

interface EnteredProps {
  readonly subscription: SubscriptionDTO;
  readonly nameOf: (reference: string) => string;
}

function Entered({
  subscription: { configurationParameters, billingItems },
  nameOf,
}: EnteredProps): JSX.Element | null {
  const values = Object.entries(configurationParameters);
  const items = Object.entries(billingItems);
  if (values.length + items.length === 0) return null;
  return (
    <section class="sheet" aria-label="As ordered">
      <header>
        <h2>As ordered</h2>
      </header>
      <div class="inside">
        <dl class="facts">
          {values.map(([reference, value]) => (
            <>
              <dt>{nameOf(reference)}</dt>
              <dd>{value}</dd>
            </>
          ))}
          {items.map(([reference, quantity]) => (
            <>
              <dt class="mono">{reference}</dt>
              <dd>{quantity}</dd>
            </>
          ))}
        </dl>
      </div>
    </section>
  );
}

function ForTheCustomer({ subscription }: { readonly subscription: SubscriptionDTO }): JSX.Element | null {
  const { syndicatedEndpoints, endUserInstructions, credentials = [] } = subscription;
  const isMissing =
    syndicatedEndpoints.length === 0 && subscription.deploymentStatus === DeploymentStatus.DEPLOYED;
  if (isMissing && endUserInstructions === undefined && credentials.length === 0) return <NoAddress />;
  if (syndicatedEndpoints.length === 0 && endUserInstructions === undefined && credentials.length === 0)
    return null;
  return (
    <section class="sheet" aria-label="What the vendor provisioned">
      <header>
        <h2>What the vendor provisioned</h2>
      </header>
      <div class="inside stack">
        {isMissing && <NoAddress />}
        <ul class="stack">
          {syndicatedEndpoints.map(({ endpoint, category, description }) => (
            <li key={endpoint}>
              <a href={endpoint} target="_blank" rel="noreferrer noopener" class="break">
                {endpoint}
              </a>
              <br />
              <span class="muted">{[toWords(category ?? ""), description].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ul>
        {endUserInstructions !== undefined && <pre>{endUserInstructions}</pre>}
        {credentials.length > 0 && (
          <dl class="facts">
            {[...credentials].sort(byWeight).map((credential) => (
              <Secret key={credential.key} credential={credential} />
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function NoAddress(): JSX.Element {
  return (
    <p role="note">
      The subscription is deployed, and has no address yet. As soon as the vendor sets its endpoints, the
      customer is told them.
    </p>
  );
}

type SubscriptionCredential = NonNullable<SubscriptionDTO["credentials"]>[number];

function byWeight(one: SubscriptionCredential, other: SubscriptionCredential): number {
  return (one.weight ?? 0) - (other.weight ?? 0);
}

/** The credential with this key is a file, whose lines count. */
const FILE_KEY = "CredentialsFile";

/** The description in the language of the browser, else in English, else in any. */
function descriptionOf({ description = {} }: SubscriptionCredential): string | undefined {
  const language = globalThis.navigator?.language.slice(0, 2) ?? "en";
  return description[language] ?? description["en"] ?? Object.values(description)[0];
}

/** Only the customer can read the value, and it is read only on request. */
function Secret({ credential }: { readonly credential: SubscriptionCredential }): JSX.Element {
  const isShown = useSignal(false);
  const { key, value } = credential;
  const shown = value !== null && isShown.value ? value : undefined;
  const description = descriptionOf(credential);
  return (
    <>
      <dt>
        {key}
        {description !== undefined && <p class="muted">{description}</p>}
      </dt>
      <dd class={key === FILE_KEY ? "stack" : "row"}>
        {key === FILE_KEY && shown !== undefined ? (
          <textarea class="mono" readonly rows={Math.min(shown.split("\n").length + 1, 20)} aria-label={key}>
            {shown}
          </textarea>
        ) : (
          <span class="mono">{shown ?? "••••••••"}</span>
        )}
        {value !== null && (
          <button type="button" class="button small quiet" onClick={() => (isShown.value = !isShown.value)}>
            {isShown.value ? "Hide" : "Show"}
          </button>
        )}
      </dd>
    </>
  );
}
