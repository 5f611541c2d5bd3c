import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { numbers } from "../../numbers.js";
import { Action } from "../../parts/action.js";
import { Stamp } from "../../parts/stamp.js";
import { Ago } from "../../parts/time.js";
import { inBrowser } from "../../stored.js";
import { type Cause, keyOf, readCauses, solvedOf } from "./causes.js";

const STORED = "console.seen-causes";

/** The causes that this reader has seen: by their key, in words. One that is gone is solved. */
const seen = signal(inBrowser.readAs<Readonly<Record<string, string>>>(STORED) ?? {});

function keep(next: Readonly<Record<string, string>>): void {
  seen.value = next;
  inBrowser.write(STORED, JSON.stringify(next));
}

/** Why events do not arrive, cause by cause, each with what to do. */
export function Failures(): JSX.Element | null {
  const loaded = useLoad(readCauses);
  const all = loaded.value.value;
  if (all === undefined) return null;
  const { causes, unread, isCut } = all;
  const solved = solvedOf(Object.keys(seen.value), all);
  if (causes.length + solved.length === 0) return null;
  return (
    <section class="sheet" aria-label="Why events do not arrive">
      <header>
        <h2>Why events do not arrive</h2>
        <span class="push muted">{count(causes.length, "cause")}</span>
      </header>
      <ul class="entries">
        {causes.map((cause) => (
          <CauseItem key={keyOf(cause)} cause={cause} />
        ))}
        {solved.map((key) => (
          <li key={key}>
            <span class="break">{seen.value[key]}</span>
            <Stamp tone="ok">solved</Stamp>
            <span>
              <button
                type="button"
                class="button small quiet"
                onClick={() => {
                  const { [key]: _, ...others } = seen.value;
                  keep(others);
                }}
              >
                Put it away
              </button>
            </span>
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p class="inside muted">
          {`${isCut ? "At least " : ""}${count(unread.length, "more endpoint")} ${unread.length === 1 ? "fails" : "fail"}, less than these. `}
          <a href="/deliveries">All endpoints</a>
        </p>
      )}
    </section>
  );
}

function CauseItem({ cause }: { readonly cause: Cause }): JSX.Element {
  const { endpoint, reason, remedy, events, isCut, example } = cause;
  const key = keyOf(cause);
  const isSeen = key in seen.value;
  const waiting = `/deliveries?outcome=open&endpoint=${encodeURIComponent(endpoint.endpoint)}`;
  return (
    <li>
      <span class="break">
        <strong>{reason}</strong> {remedy}
      </span>
      {isSeen ? <Stamp tone="wait">seen</Stamp> : <Stamp tone="fail">open</Stamp>}
      <span class="stack">
        <span class="muted break">
          <span class="mono">{endpoint.endpoint}</span>
          {endpoint.failingSince !== undefined && (
            <>
              {" · since "}
              <Ago at={endpoint.failingSince} />
            </>
          )}
          {endpoint.paused && reason !== endpoint.pauseReason && ` · paused: ${endpoint.pauseReason ?? ""}`}
          {" · "}
          <a href={example === undefined ? waiting : `/event/${example.id}`}>
            {events === 0
              ? "nothing waits"
              : `${isCut ? "at least " : ""}${count(events, "event")} for this reason`}
          </a>
        </span>
        <span class="row">
          {endpoint.pending > 0 && (
            <Action
              small
              act={async () => {
                const sent = await market
                  .peek()
                  ?.events.redeliverAll({ endpoint: endpoint.endpoint, notified: false });
                return `${count(sent?.events ?? 0, "event")} are sent again to ${endpoint.endpoint}.`;
              }}
            >
              {endpoint.pending === 1 ? "Send it again" : `Send again all ${numbers.show(endpoint.pending)}`}
            </Action>
          )}
          {endpoint.paused && (
            <Action
              small
              act={async () => market.peek()?.eventEndpoints.patch(endpoint.id, { paused: false })}
            >
              Go on
            </Action>
          )}
          {!isSeen && (
            <button
              type="button"
              class="button small quiet"
              onClick={() => keep({ ...seen.value, [key]: `${endpoint.endpoint}: ${reason}` })}
            >
              I have seen it
            </button>
          )}
        </span>
      </span>
    </li>
  );
}
