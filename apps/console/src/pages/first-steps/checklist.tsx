import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLoad } from "../../load.js";
import { Copy } from "../../parts/copy.js";
import { Stamp } from "../../parts/stamp.js";
import { Reading } from "../../parts/unread.js";
import { type Sample, sampleOf } from "./sample.js";
import { type Found, find, STEPS, type Step } from "./steps.js";

/** What to do until something is sold, what is done, and how a program does it. */
export function Checklist(): JSX.Element {
  const loaded = useLoad(find);
  const { value: found, error } = loaded.value;
  const done = found === undefined ? 0 : STEPS.filter((step) => step.done(found) !== undefined).length;
  return (
    <section class="sheet" aria-label="From nothing to the first order">
      <header>
        <h2>From nothing to the first order</h2>
        <span class="push muted">{`${done} of ${STEPS.length} done`}</span>
      </header>
      {found === undefined ? (
        <Reading error={error} lines={11} />
      ) : (
        <ol class="entries">
          {STEPS.map((step) => (
            <StepItem key={step.title} step={step} found={found} isNext={step === nextOf(found)} />
          ))}
          <li>
            <span>
              <strong>Certify the receiver</strong>
            </span>
            <Stamp tone="rest">in a terminal</Stamp>
            <span class="muted break">
              Does the vendor's application survive what a marketplace does to it? The command plays it
              through. <Copy text="npx syndikit certify http://127.0.0.1:3000/events" />
            </span>
          </li>
        </ol>
      )}
    </section>
  );
}

const nextOf = (found: Found): Step | undefined => STEPS.find((step) => step.done(found) === undefined);

interface StepItemProps {
  readonly step: Step;
  readonly found: Found;
  readonly isNext: boolean;
}

function StepItem({ step, found, isNext }: StepItemProps): JSX.Element {
  const made = step.done(found);
  return (
    <li>
      <span>
        {made === undefined ? (
          <a class={isNext ? "button main" : undefined} href={step.href(found)}>
            {step.title}
          </a>
        ) : (
          <a href={step.href(found)}>{step.title}</a>
        )}
      </span>
      {made === undefined ? (
        <Stamp tone={isNext ? "wait" : "rest"}>{isNext ? "next" : "to do"}</Stamp>
      ) : (
        <Stamp tone="ok">done</Stamp>
      )}
      <span class="muted break">
        {`${step.why} ${made === undefined ? `Page: ${step.page}.` : `There is ${made}.`}`}
        <Code step={step} found={found} />
      </span>
    </li>
  );
}

/** The step as a program does it. It is written down when the reader asks for it. */
function Code({ step, found }: { readonly step: Step; readonly found: Found }): JSX.Element {
  const isOpen = useSignal(false);
  const sample = useSignal<Sample | undefined>(undefined);
  useEffect(() => {
    if (!isOpen.value) return;
    void sampleOf((client) => step.call(client, found)).then((written) => {
      sample.value = written;
    });
  }, [isOpen.value, found, step, sample]);
  return (
    <details class="calls" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>By a program</summary>
      {sample.value !== undefined &&
        [sample.value.sdk, sample.value.curl].map((text) => (
          <div key={text} class="line">
            <pre class="code">{text}</pre>
            <Copy text={text}>copy</Copy>
          </div>
        ))}
    </details>
  );
}
