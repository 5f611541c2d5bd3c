import { useSignal, useSignalEffect } from "@preact/signals";
import { EventEntity, EventType } from "@syndikit/contract";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { idOf } from "../format.js";
import { changes } from "../live.js";
import { quietMarket } from "../market.js";
import { marketplace } from "../marketplace.js";
import { Action } from "../parts/action.js";
import { Copy } from "../parts/copy.js";
import { Field } from "../parts/field.js";
import { switchAccount } from "../parts/switch-account.js";
import { roleWords } from "../roles.js";
import { path } from "../router.js";
import { role } from "../session.js";
import "../styles/tour.css";
import { beginTour, change, leaveTour, type TourState, tour } from "./state.js";
import { addedAddresses, type Here, TOUR, type TourStep } from "./steps.js";

/** In milliseconds. Not every fact that a step waits for is announced. */
const EVERY = 3_000;

/** The step that is next, above the page: it stands in nobody's way, and sees by itself when it is done. */
export function Tour(): JSX.Element | null {
  const state = tour.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useSignal("");
  useEffect(() => heading.current?.focus(), []);
  useWatch((title) => {
    said.value = `${title}: done.`;
  });
  if (state === undefined || !state.isOpen) return null;
  const step = TOUR[state.at];
  return (
    <section class="tour" aria-label="Tour">
      <div class="row">
        <h2 ref={heading} tabIndex={-1}>
          {step === undefined ? "That was the tour" : `Step ${state.at + 1} of ${TOUR.length}: ${step.title}`}
        </h2>
        <span class="row push">
          <button
            type="button"
            class="button quiet small"
            onClick={() => {
              said.value = "";
              beginTour();
            }}
          >
            Begin again
          </button>
          <button type="button" class="button quiet small" onClick={leave}>
            {step === undefined ? "Close" : "Leave the tour"}
          </button>
        </span>
      </div>
      <p role="status" class="tour-said">
        {said.value}
      </p>
      {step === undefined ? <End /> : <Next step={step} />}
    </section>
  );
}

function leave(): void {
  leaveTour();
  // The button is gone, and the keyboard goes on at the page.
  document.getElementById("content")?.focus();
}

/** Looks whether the step is done, whenever something may have changed. */
function useWatch(onDone: (title: string) => void): void {
  const turns = useSignal(0);
  const isLooking = useRef(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) turns.value = turns.peek() + 1;
    }, EVERY);
    return () => clearInterval(timer);
  }, [turns]);
  useSignalEffect(() => {
    changes.value;
    turns.value;
    const [client, address, state] = [quietMarket.value, path.value, tour.value];
    const step = state === undefined ? undefined : TOUR[state.at];
    if (client === undefined || state === undefined || step === undefined || !state.isOpen) return;
    if (role.value !== step.role || isLooking.current) return;
    isLooking.current = true;
    look(step, { client, path: address, state })
      .then(
        (fields) => {
          // It was left, begun again, or is of another account by now.
          if (fields === undefined || tour.peek() !== state || quietMarket.peek() !== client) return;
          change(fields);
          if (fields.at !== undefined) onDone(step.title);
        },
        // The page itself says what does not answer; the tour looks again.
        () => undefined,
      )
      .finally(() => {
        isLooking.current = false;
      });
  });
}

/** How the tour goes on; undefined while it waits. */
async function look({ mark, done }: TourStep, here: Here): Promise<Partial<TourState> | undefined> {
  if (mark !== undefined && here.state.mark === undefined) return { mark: await mark(here) };
  const found = await done(here);
  return found === undefined ? undefined : { ...found, at: here.state.at + 1, mark: undefined };
}

function Next({ step }: { readonly step: TourStep }): JSX.Element {
  const state = tour.value;
  const account = marketplace.accounts.find((one) => one.role === step.role);
  const isMine = role.value === step.role;
  const isLast = step === TOUR.at(-1);
  return (
    <>
      <p>{`${step.why} ${step.todo}`}</p>
      {isLast && isMine && <Connect />}
      <p class="row">
        {!isMine && account !== undefined && (
          <button
            type="button"
            class="button main"
            onClick={() => void switchAccount(account.userName, account.password)}
          >
            {`Go on as the ${roleWords[step.role].name.toLowerCase()}`}
          </button>
        )}
        {isMine && state !== undefined && (
          <a class={isLast ? "button" : "button main"} href={step.href(state)}>
            {step.page}
          </a>
        )}
      </p>
    </>
  );
}

/** The command with the address of this marketplace, and what came of it. */
function Connect(): JSX.Element {
  const added = useSignal<string | undefined>(undefined);
  const application = useSignal("http://127.0.0.1:3000/events");
  useSignalEffect(() => {
    changes.value;
    const [client, state] = [quietMarket.value, tour.value];
    if (client === undefined || state === undefined) return;
    addedAddresses({ client, state, path: path.peek() }).then(
      ([first]) => {
        added.value = first;
      },
      () => undefined,
    );
  });
  const product = tour.value?.product ?? "product/1";
  const account = marketplace.accounts.find((one) => one.role === "ROLE_VENDOR");
  const command = [
    `SYNDIKIT_USER=${account?.userName ?? ""} SYNDIKIT_PASSWORD=${account?.password ?? ""}`,
    "npx syndikit listen",
    `--marketplace ${location.origin}`,
    `--product ${product}`,
    `--forward-to ${quoted(application.value)}`,
    "--print-secret",
  ].join(" \\\n  ");
  return (
    <>
      <Field
        label="Where your application takes events"
        type="url"
        wide
        value={application.value}
        onValue={(value) => {
          application.value = value;
        }}
        hint="Without one yet: npm create syndikit@latest my-app"
      />
      <div class="line">
        <pre class="code">{command}</pre>
        <Copy text={command}>copy</Copy>
      </div>
      <p class="row">
        <span class="break" role="status">
          {added.value === undefined
            ? "Waiting for an endpoint …"
            : `${added.value} was added. Waiting for an event that your application accepts …`}
        </span>
        {added.value !== undefined && (
          <Action small act={() => sendTo(product)}>
            Send it an event
          </Action>
        )}
      </p>
    </>
  );
}

/** As a shell takes it, whatever it holds. */
const quoted = (text: string): string =>
  /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

async function sendTo(product: string): Promise<string> {
  const client = quietMarket.peek();
  const subscription = tour.peek()?.subscription ?? "subscription/1";
  await client?.events.create({
    entityName: EventEntity.Subscription,
    entityId: idOf(subscription),
    type: EventType.MODIFIED,
    product: idOf(product),
  });
  return "An event is on its way.";
}

function End(): JSX.Element {
  return (
    <>
      <p>
        Your receiver heard an event of a marketplace. What is left is to do the right thing with each of
        them: the guide says how, and certify tries it out.
      </p>
      <p class="row">
        <a class="button main" href="/guide/">
          To the guide
        </a>
        <Copy text="npx syndikit certify http://127.0.0.1:3000/events" />
      </p>
    </>
  );
}
