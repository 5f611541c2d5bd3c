import type { EventEndpointDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Copy } from "../../parts/copy.js";
import { Stamp } from "../../parts/stamp.js";
import { Ago } from "../../parts/time.js";

/** The health of the endpoints, those with the most failures first. */
export function Endpoints(): JSX.Element | null {
  const loaded = useLoad((client) =>
    client.eventEndpoints.list({ sortField: "failures", sortDirection: "DESC" }).first(12),
  );
  const endpoints = loaded.value.value;
  if (endpoints === undefined || endpoints.length === 0) return null;
  return (
    <section class="sheet" aria-label="Endpoints">
      {endpoints.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} />
      ))}
    </section>
  );
}

function Endpoint({ endpoint: one }: { readonly endpoint: EventEndpointDTO }): JSX.Element {
  const share = one.attempts === 0 ? "–" : `${Math.round((one.delivered / one.attempts) * 100)} %`;
  const why = one.pauseReason ?? one.lastError;
  return (
    <div class="endpoint">
      <EndpointStamp endpoint={one} />
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

function EndpointStamp({ endpoint: one }: { readonly endpoint: EventEndpointDTO }): JSX.Element {
  if (one.paused) return <Stamp tone="wait">paused</Stamp>;
  if (one.failures > 0) return <Stamp tone="fail">{`${count(one.failures, "failure")} in a row`}</Stamp>;
  if (one.attempts === 0) return <Stamp tone="rest">nothing sent yet</Stamp>;
  return <Stamp tone="ok">healthy</Stamp>;
}
