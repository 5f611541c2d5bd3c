import type { ClockDryRun, ClockDryRunStep } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, sumOf, toAmount, toWords } from "../../format.js";
import { Failure } from "../../parts/failure.js";
import { Skeleton } from "../../parts/page.js";
import { StateStamp } from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";

interface ForeseenProps {
  readonly run: ClockDryRun | undefined;
  readonly isReading: boolean;
  /** The text to show when there is no move to try. */
  readonly nothing: string;
  readonly error: unknown;
}

/** Shows what the chosen move of the clock would do. */
export function Foreseen({ run, isReading, nothing, error }: ForeseenProps): JSX.Element {
  return (
    <section class="foreseen" aria-label="What that would do">
      <h2>What that would do</h2>
      {error !== undefined ? (
        <Failure error={error} />
      ) : run !== undefined ? (
        <Told run={run} />
      ) : isReading ? (
        <Skeleton lines={3} />
      ) : (
        <p class="muted">{nothing}</p>
      )}
    </section>
  );
}

/** Steps shown at first; the rest can be unfolded. */
const SHOWN = 6;

function Told({ run }: { readonly run: ClockDryRun }): JSX.Element {
  const { steps, to, complete, unforeseen } = run;
  return (
    <>
      <p role="status">
        {"Until "}
        <Time at={to} />
        {`: ${summaryOf(run)}.`}
        {!complete && " There is more to come, which was not tried out."}
      </p>
      {steps.length > 0 && (
        <ul class="entries">
          {steps.slice(0, SHOWN).map((step, index) => (
            <Step key={index} step={step} />
          ))}
        </ul>
      )}
      {steps.length > SHOWN && (
        <details class="more">
          <summary>{`and ${steps.length - SHOWN} more`}</summary>
          <ul class="entries">
            {steps.slice(SHOWN).map((step, index) => (
              <Step key={index} step={step} />
            ))}
          </ul>
        </details>
      )}
      {unforeseen.map((text) => (
        <p key={text} class="muted">
          {text}
        </p>
      ))}
    </>
  );
}

/** For example "2 steps, 1 invoice of 40.00 EUR, 28 polls". */
function summaryOf({ steps, polls, deliveries }: ClockDryRun): string {
  const invoices = steps.flatMap((step) => step.invoices);
  const parts = [
    steps.length === 0 ? "" : count(steps.length, "step"),
    invoices.length === 0
      ? ""
      : `${count(invoices.length, "invoice")} of ${sumOf(invoices.map(({ total }) => total))}`,
    polls === 0 ? "" : count(polls, "poll"),
    deliveries === 0 ? "" : count(deliveries, "event"),
  ].filter(Boolean);
  return parts.length === 0 ? "nothing" : parts.join(", ");
}

function Step({ step }: { readonly step: ClockDryRunStep }): JSX.Element {
  const { what, date, subscription, deploymentStatus, endDate, invoices, events, messages } = step;
  const details = [
    ...invoices.map(
      ({ status, total }) => `invoice of ${toAmount(total.total)} ${total.currency}, ${toWords(status)}`,
    ),
    events === 0 ? "" : count(events, "event"),
    messages === 0 ? "" : count(messages, "message"),
  ].filter(Boolean);
  return (
    <li>
      {subscription === undefined ? <span>{what}</span> : <a href={`/${subscription.url}`}>{what}</a>}
      {deploymentStatus === undefined ? <span /> : <StateStamp state={deploymentStatus} />}
      <span class="muted">
        <Time at={date} />
        {subscription !== undefined && ` · ${subscription.url}`}
        {endDate !== undefined && (
          <>
            {", until "}
            <Time at={endDate} />
          </>
        )}
        {details.length > 0 && ` · ${details.join(" · ")}`}
      </span>
    </li>
  );
}
