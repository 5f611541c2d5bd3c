import { EventAttemptOutcome, vendorCallLimits } from "@syndikit/contract";
import type { EventAttempt, EventDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { now } from "../../clock.js";
import { toDuration, toRelative } from "../../format.js";
import { touch } from "../../live.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Beside } from "../../parts/beside.js";
import { Copy } from "../../parts/copy.js";
import { Json } from "../../parts/json.js";
import { DeliveryStamp } from "../../parts/stamp.js";
import { Ago, Time } from "../../parts/time.js";
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
        <Action small kind="main" act={() => sendAgain(id, value?.event.attempts ?? 0)}>
          Send again
        </Action>
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
          <Attempts attempts={value.attempts} />
          <div class="inside stack">
            <h3>What is sent</h3>
            <Json value={value.event.payload} label={`payload of event ${id}`} />
          </div>
        </>
      )}
    </Beside>
  );
}

/** Milliseconds between two looks at the event. */
const LOOK = 400;
/** Milliseconds in which the marketplace queues an event and writes down what came of it. */
const ROUND = 4_000;
/** The most looks: as long as an endpoint may take to connect and to answer. */
const MAX_LOOKS = (vendorCallLimits.connect + vendorCallLimits.answer + ROUND) / LOOK;

/** Sends the event again, and waits for what the endpoint answers. Answers that in words. */
async function sendAgain(id: number, before: number): Promise<string> {
  const client = market.peek();
  if (client === undefined) return "";
  await client.events.redeliver(id);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const attempts = await client.events.attempts(id);
    const last = attempts.at(-1);
    if (last !== undefined && attempts.length > before) {
      touch();
      return last.outcome === EventAttemptOutcome.DELIVERED
        ? `Event ${id} was sent again, and delivered.`
        : `Event ${id} was sent again, and failed: ${last.reason}`;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return `Event ${id} is due again. It was not sent yet: its endpoint is busy, or no longer configured.`;
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

function whatNext({ nextRetry }: EventDTO): string {
  if (nextRetry === undefined) return "No further try is planned. Mend the endpoint, then send it again.";
  return `It is tried again ${toRelative(nextRetry, now.value)}. Once the endpoint is mended, send it again at once.`;
}

function Attempts({ attempts }: { readonly attempts: readonly EventAttempt[] }): JSX.Element {
  if (attempts.length === 0) return <p class="inside muted">It was not sent yet.</p>;
  return (
    <div class="attempts">
      {attempts.toReversed().map((attempt, index) => (
        <Attempt key={attempt.number} attempt={attempt} isOpen={index === 0} />
      ))}
    </div>
  );
}

/** One try, with its request and its answer. */
export function Attempt({
  attempt,
  isOpen,
}: {
  readonly attempt: EventAttempt;
  readonly isOpen: boolean;
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
