import type { EventEndpointDTO, Marketplace } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { type First, NOTHING } from "../../parts/cut.js";
import { NameOf } from "../../parts/name-of.js";
import { Ago } from "../../parts/time.js";
import { isCustomer } from "../../session.js";
import { readWorst } from "../deliveries/causes.js";
import { type Refused, refusedOf } from "./refused.js";

/** In milliseconds. The marketplace announces none of this. */
const EVERY = 10_000;

/**
 * What the marketplace holds back, so that nobody slows others: endpoints that do not answer in time, and requests that
 * were more than a share. Everybody sees their own, an administrator those of all. Nothing when there is none.
 */
export function HeldBack(): JSX.Element | null {
  const loaded = useLoad(
    async (client) => {
      const [endpoints, refused] = await Promise.all([
        isCustomer.value ? NOTHING : heldBackEndpoints(client),
        refusedRequests(client),
      ]);
      return { endpoints, refused };
    },
    { every: EVERY },
  );
  const { endpoints = NOTHING, refused = [] } = loaded.value.value ?? {};
  if (endpoints.items.length + refused.length === 0) return null;
  return (
    <section class="sheet" aria-label="Held back">
      <header>
        <h2>Held back, so that others are not slowed</h2>
      </header>
      <ul class="entries">
        {endpoints.items.map(({ id, endpoint, vendor, heldBack }) => (
          <li key={id}>
            <a class="break" href="/deliveries">
              {endpoint}
            </a>
            {vendor !== undefined && <NameOf reference={vendor.url} />}
            <span class="muted break">{heldBack}</span>
          </li>
        ))}
        {refused.map(({ userName, requests, last }) => (
          <li key={userName}>
            <b>{userName}</b>
            <span>{`${count(requests, "request")} refused`}</span>
            <span class="muted">
              {"More than a share was in progress; the last "}
              <Ago at={last} />
            </span>
          </li>
        ))}
      </ul>
      {endpoints.isCut && (
        <p class="inside muted">Others may be held back too: these are of the endpoints that fail most.</p>
      )}
    </section>
  );
}

async function heldBackEndpoints(client: Marketplace): Promise<First<EventEndpointDTO>> {
  const { items, isCut } = await readWorst(client);
  return { items: items.filter(({ heldBack }) => heldBack !== undefined), isCut };
}

/** The log of requests belongs to the sandbox, which a marketplace may leave out. */
async function refusedRequests(client: Marketplace): Promise<readonly Refused[]> {
  return refusedOf(await client.sandbox.requests({ failed: true }).catch(() => []), Date.now());
}
