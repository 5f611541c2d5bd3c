import type { EventEndpointDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Copy } from "../../parts/copy.js";
import { Stamp } from "../../parts/stamp.js";
import { Ago } from "../../parts/time.js";

/** How each endpoint does: what it accepted, what waits, and why it is paused. */
export function Endpoints(): JSX.Element | null {
  const loaded = useLoad((client) =>
    client.eventEndpoints.list({ sortField: "failures", sortDirection: "DESC" }).first(12),
  );
  const endpoints = loaded.value.value;
  if (endpoints === undefined || endpoints.length === 0) return null;
  return (
    <div class="grid">
      {endpoints.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} />
      ))}
    </div>
  );
}

function Endpoint({ endpoint: one }: { readonly endpoint: EventEndpointDTO }): JSX.Element {
  const share = one.attempts === 0 ? undefined : Math.round((one.delivered / one.attempts) * 100);
  return (
    <section class="sheet" aria-label={one.endpoint}>
      <div class="inside stack">
        <div class="row">
          {one.paused ? (
            <Stamp tone="wait">paused</Stamp>
          ) : one.failures > 0 ? (
            <Stamp tone="fail">{`${count(one.failures, "failure")} in a row`}</Stamp>
          ) : (
            <Stamp tone={one.attempts === 0 ? "rest" : "ok"}>
              {one.attempts === 0 ? "nothing sent yet" : "healthy"}
            </Stamp>
          )}
          <span class="push">
            <Action
              small
              kind="quiet"
              act={async () => market.peek()?.eventEndpoints.patch(one.id, { paused: !one.paused })}
            >
              {one.paused ? "Go on" : "Pause"}
            </Action>
          </span>
        </div>
        <p class="break">
          <Copy text={one.endpoint} />
        </p>
        <dl class="facts">
          <dt>Accepted</dt>
          <dd>{share === undefined ? "–" : `${one.delivered} of ${one.attempts} (${share} %)`}</dd>
          <dt>Waiting</dt>
          <dd>{one.pending}</dd>
          <dt>Last accepted</dt>
          <dd>
            <Ago at={one.lastDelivery} />
          </dd>
        </dl>
        {(one.pauseReason ?? one.lastError) !== undefined && (
          <p class="muted break">{one.pauseReason ?? one.lastError}</p>
        )}
      </div>
    </section>
  );
}
