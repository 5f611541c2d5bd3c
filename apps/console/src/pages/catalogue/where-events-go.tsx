import { useSignal } from "@preact/signals";
import { EventEntity, EventType } from "@syndikit/contract";
import type { ProductDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Failure } from "../../parts/failure.js";
import { Stamp } from "../../parts/stamp.js";

/** The checks of a product's endpoints, by address: the number of the test event that was sent there. */
export type Checks = Readonly<Record<string, number>>;

/** A test event is about something that need not exist. */
const NOBODYS = 1;

/** Sends a test event to each endpoint. */
export async function checkEndpoints(product: ProductDTO): Promise<Checks> {
  const sent: Record<string, number> = {};
  for (const endpoint of product.syndicationEndpoints ?? []) {
    const event = await market.peek()?.events.create({
      entityName: EventEntity.Subscription,
      entityId: NOBODYS,
      type: EventType.MODIFIED,
      endpoint,
      product: product.id,
    });
    if (event !== undefined) sent[endpoint] = event.id;
  }
  return sent;
}

interface WhereEventsGoProps {
  readonly product: ProductDTO;
  /** Of the check at the last save. */
  readonly checks: Checks;
}

/** The endpoints of a product, and whether they answer. */
export function WhereEventsGo({ product, checks }: WhereEventsGoProps): JSX.Element {
  const { syndicationEndpoints, orderValidationUrls, sku } = product;
  const asked = useSignal<Checks | undefined>(undefined);
  const sent = asked.value ?? checks;
  return (
    <section class="sheet" aria-label="Where events go">
      <header>
        <h2>Where events go</h2>
        {syndicationEndpoints !== undefined && syndicationEndpoints.length > 0 && (
          <span class="push">
            <Action
              small
              act={async () => {
                asked.value = await checkEndpoints(product);
                return "A test event is on its way to each endpoint.";
              }}
            >
              Check them
            </Action>
          </span>
        )}
      </header>
      <div class="inside stack">
        {syndicationEndpoints === undefined ? (
          <p>Only its vendor sees this.</p>
        ) : syndicationEndpoints.length === 0 ? (
          <p>Nowhere yet. Enter an endpoint with "Edit", or one for all products of the company.</p>
        ) : (
          syndicationEndpoints.map((endpoint) => (
            <div key={endpoint}>
              <span class="mono break">{endpoint}</span>
              {sent[endpoint] !== undefined && <Check key={sent[endpoint]} id={sent[endpoint]} />}
            </div>
          ))
        )}
        <dl class="facts">
          <dt>Orders are validated at</dt>
          <dd class="mono">{orderValidationUrls?.join("\n") || "–"}</dd>
          <dt>SKU</dt>
          <dd class="mono">{sku ?? "–"}</dd>
        </dl>
      </div>
    </section>
  );
}

/** What became of a test event. */
function Check({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad((client) => client.events.get(id));
  const { value: event, error } = loaded.value;
  if (event === undefined && error !== undefined) return <Failure error={error} />;
  if (event === undefined || (event.attempts === 0 && !event.notified)) {
    return (
      <p>
        <Stamp tone="wait">being asked</Stamp>
      </p>
    );
  }
  return (
    <p class="row" role="status">
      {event.notified ? <Stamp tone="ok">it answers</Stamp> : <Stamp tone="fail">it does not work</Stamp>}
      <span class="break">
        {event.notified ? "It accepted a test event." : event.lastError}{" "}
        <a href={`/event/${id}`}>The whole delivery</a>
      </span>
    </p>
  );
}
