import { EventAttemptOutcome } from "@syndikit/contract";
import type { EventAttempt, EventDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { now } from "../../clock.js";
import { toDuration, toRelative } from "../../format.js";
import { useLoad } from "../../load.js";
import { Action } from "../../parts/action.js";
import { Beside } from "../../parts/beside.js";
import { Copy } from "../../parts/copy.js";
import { Json } from "../../parts/json/json.js";
import { DeliveryStamp } from "../../parts/stamp.js";
import { Ago, Time } from "../../parts/time.js";
import { sendAgain } from "./send-again.js";
import { Share } from "./share.js";
import { SignatureCheck } from "./signature-check.js";

/** One event for one endpoint, with every attempt to deliver it. */
export function Delivery({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad(async (client) => {
    const [event, attempts] = await Promise.all([client.events.get(id), client.events.attempts(id)]);
    return { event, attempts };
  });
  const { value, error } = loaded.value;
  return (
    <Beside
      label={`Event ${id}`}
      title={`Event ${id}`}
      stamp={value !== undefined && <DeliveryStamp event={value.event} />}
      actions={
        <>
          <Share id={id} />
          <Action small kind="main" act={() => sendAgain(id)}>
            Send again
          </Action>
          <a class="button small" href={`/compare?a=event/${id}`}>
            Compare
          </a>
        </>
      }
      list="/deliveries"
      error={error}
      isRead={value !== undefined}
    >
      {value !== undefined && (
        <>
          <div class="inside">
            <Standing event={value.event} last={value.attempts.at(-1)} />
          </div>
          <Attempts id={id} attempts={value.attempts} />
          <div class="inside stack">
            <h3>What is sent</h3>
            <Json value={value.event.payload} label={`payload of event ${id}`} />
          </div>
        </>
      )}
    </Beside>
  );
}

function Standing({
  event,
  last,
}: {
  readonly event: EventDTO;
  readonly last: EventAttempt | undefined;
}): JSX.Element {
  const { entityUrl, entityName, type, date, endpoint, product, vendor, recipient, attempts, nextRetry } =
    event;
  const isSubscription = entityUrl.url.startsWith("subscription/");
  return (
    <div class="stack">
      {!event.notified && (event.lastError ?? last) !== undefined && (
        <div class="notice fail">
          <p>
            <strong>{event.lastError ?? last?.reason}</strong>
          </p>
          <p>{whatNext(event)}</p>
        </div>
      )}
      <dl class="facts">
        <dt>About</dt>
        <dd>
          {`${entityName} ${type.toLowerCase()}: `}
          {isSubscription || entityUrl.url.startsWith("invoice/") ? (
            <a href={`/${entityUrl.url}`}>{entityUrl.url}</a>
          ) : (
            <span class="mono">{entityUrl.url}</span>
          )}
          {event.test && " (a test event)"}
        </dd>
        <dt>Goes to</dt>
        <dd>
          <Copy text={endpoint} />
        </dd>
        <dt>Because of</dt>
        <dd>
          {product !== undefined ? (
            <a href={`/${product.url}`}>{product.url}</a>
          ) : (
            (vendor?.url ?? `${recipient.toLowerCase()} endpoint`)
          )}
        </dd>
        <dt>Generated</dt>
        <dd>
          <Time at={date} exact />
        </dd>
        <dt>Tries</dt>
        <dd>{attempts}</dd>
        {nextRetry !== undefined && !event.notified && (
          <>
            <dt>Next try</dt>
            <dd>
              <Ago at={nextRetry} /> (<Time at={nextRetry} />)
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

function whatNext({ nextRetry, paused }: EventDTO): string {
  if (paused === true && nextRetry === undefined)
    return "It is sent once its endpoint goes on. Send it again to have it sent at once.";
  if (nextRetry === undefined) return "No further try is planned. Mend the endpoint, then send it again.";
  return `It is tried again ${toRelative(nextRetry, now.value)}. Once the endpoint is mended, send it again at once.`;
}

function Attempts({
  id,
  attempts,
}: {
  readonly id: number;
  readonly attempts: readonly EventAttempt[];
}): JSX.Element {
  if (attempts.length === 0) return <p class="inside muted">It was not sent yet.</p>;
  return (
    <div class="attempts">
      {attempts.toReversed().map((attempt, index) => (
        <Attempt
          key={attempt.number}
          attempt={attempt}
          isOpen={index === 0}
          before={attempts[attempts.length - index - 2] && comparison(id, attempt.number)}
        />
      ))}
    </div>
  );
}

/** The address of what differs between a try and the one before it. */
function comparison(id: number, number: number): string {
  return `/compare?a=event/${id}/attempt/${number - 1}&b=event/${id}/attempt/${number}`;
}

/** One try, with its request and its answer. */
export function Attempt({
  attempt,
  isOpen,
  before,
}: {
  readonly attempt: EventAttempt;
  readonly isOpen: boolean;
  /** The address where it is compared with the try before; absent for the first. */
  readonly before?: string | undefined;
}): JSX.Element {
  const { number, date, durationMs, outcome, reason, request, response, status } = attempt;
  const isDelivered = outcome === EventAttemptOutcome.DELIVERED;
  return (
    <details class="attempt" open={isOpen}>
      <summary>
        <span class="mono muted">{`#${number}`}</span>
        <span class="break">
          <strong class={isDelivered ? "ok" : "fail"} style={{ color: "var(--tone)" }}>
            {status ?? outcome.toLowerCase()}
          </strong>
          {` ${reason}`}
        </span>
        <span class="number muted">
          {toDuration(durationMs)} · <Time at={date} exact />
        </span>
      </summary>
      <div class="inside">
        <div class="stack">
          <h3>{`${request.method} ${request.url}`}</h3>
          <Headers headers={request.headers} />
          <pre class="code">{request.body}</pre>
          <p class="muted">{`${new TextEncoder().encode(request.body).length} bytes, exactly as they were signed. `}</p>
          <SignatureCheck request={request} />
        </div>
        <div class="stack">
          <h3>{response === undefined ? "No answer came" : `Answer ${status ?? ""}`}</h3>
          {response?.headers !== undefined && <Headers headers={response.headers} />}
          {response !== undefined && response.body !== "" && <pre class="code">{response.body}</pre>}
          {response !== undefined && response.body === "" && <p class="muted">Without a body.</p>}
        </div>
        <p class="row">
          <Copy text={toCurl(request)}>Copy the try as curl</Copy>
          {before !== undefined && <a href={before}>What differs from the try before</a>}
        </p>
      </div>
    </details>
  );
}

function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }): JSX.Element {
  return (
    <dl class="headers">
      {Object.entries(headers).map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </>
      ))}
    </dl>
  );
}

function toCurl({ method, url, headers, body }: EventAttempt["request"]): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const own = Object.entries(headers).filter(
    ([name]) => !["host", "content-length", "connection"].includes(name),
  );
  const parts = own.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return ["curl", `-X ${method}`, ...parts, `--data-binary ${quoted(body)}`, quoted(url)].join(" ");
}
