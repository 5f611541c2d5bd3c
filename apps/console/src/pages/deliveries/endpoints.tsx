import { useSignal } from "@preact/signals";
import type { EventEndpointDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Copy } from "../../parts/copy.js";
import { useNarrow } from "../../parts/narrow.js";
import { Stamp } from "../../parts/stamp.js";
import { Ago } from "../../parts/time.js";
import { isTroubled } from "./causes.js";
import { healthOf } from "./health.js";

const PAGE_SIZE = 50;

/** The most failing endpoints that stand above the events. The others are folded: the events are what is looked for. */
const MAX_SHOWN = 2;

/** The health of the endpoints, those with the most failures first. */
export function Endpoints(): JSX.Element | null {
  const pages = useSignal(1);
  const isFolded = useNarrow();
  const loaded = useLoad(async (client) => {
    const numbers = Array.from({ length: pages.value }, (_, index) => index + 1);
    const read = await Promise.all(
      numbers.map((pageNumber) =>
        client.eventEndpoints
          .list({ sortField: "failures", sortDirection: "DESC", pageSize: PAGE_SIZE, pageNumber })
          .page(),
      ),
    );
    return { endpoints: read.flatMap(({ items }) => items), total: read.at(-1)?.totalItems ?? 0 };
  });
  const { endpoints = [], total = 0 } = loaded.value.value ?? {};
  if (endpoints.length === 0) return null;
  const failing = endpoints.filter(({ paused, failures }) => !paused && failures > 0).length;
  const paused = endpoints.filter((one) => one.paused).length;
  const shown = isFolded ? [] : endpoints.filter(isTroubled).slice(0, MAX_SHOWN);
  const rest = endpoints.filter((one) => !shown.includes(one));
  return (
    <section class="sheet" aria-label="Endpoints">
      {shown.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} />
      ))}
      {rest.length > 0 && (
        <details class="more-endpoints">
          <summary class="inside">
            {`${shown.length > 0 ? `${total - shown.length} more of ` : ""}${count(total, "endpoint")}`}
            <span class={failing + paused > 0 ? "fail" : "muted"}>
              {failing + paused === 0 ? ": none fails" : `: ${failing} failing, ${paused} paused`}
            </span>
          </summary>
          {rest.map((endpoint) => (
            <Endpoint key={endpoint.id} endpoint={endpoint} />
          ))}
          {total > endpoints.length && (
            <p class="inside">
              <button type="button" class="button small" onClick={() => (pages.value += 1)}>
                {`Show ${Math.min(PAGE_SIZE, total - endpoints.length)} more`}
              </button>
            </p>
          )}
        </details>
      )}
    </section>
  );
}

function Endpoint({ endpoint: one }: { readonly endpoint: EventEndpointDTO }): JSX.Element {
  const share = one.attempts === 0 ? "–" : `${Math.round((one.delivered / one.attempts) * 100)} %`;
  const { tone, word } = healthOf(one);
  const why = one.pauseReason ?? one.lastError ?? one.heldBack;
  return (
    <div class="endpoint">
      <Stamp tone={tone}>{word}</Stamp>
      <span class="to break">
        <Copy text={one.endpoint} />
      </span>
      <span title={`${one.delivered} of ${one.attempts} tries`}>
        <small>accepted</small>
        {share}
      </span>
      <span>
        <small>waiting</small>
        <a href={`/deliveries?outcome=open&endpoint=${encodeURIComponent(one.endpoint)}`}>{one.pending}</a>
      </span>
      <span>
        <small>last accepted</small>
        <Ago at={one.lastDelivery} />
      </span>
      <Action
        small
        kind="quiet"
        act={async () => market.peek()?.eventEndpoints.patch(one.id, { paused: !one.paused })}
      >
        {one.paused ? "Go on" : "Pause"}
      </Action>
      {why !== undefined && <span class="why break">{why}</span>}
    </div>
  );
}
