import { useSignal } from "@preact/signals";
import type { ClockInput, Clock as ClockState } from "@syndikit/sdk";
import type { JSX } from "preact";
import { isMoved, machineNow, now, setClock } from "../../clock.js";
import { count, toDay, toFull, toTime } from "../../format.js";
import { touch } from "../../live.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Failure, OtherRoles } from "../../parts/failure.js";
import { Field } from "../../parts/field.js";
import { Page } from "../../parts/page.js";
import { isAdmin } from "../../session.js";
import "../../styles/clock.css";
import { Due } from "./due.js";
import { STEPS } from "./steps.js";

/** The snapshot from which the last move can be undone. */
const UNDO = "console-before-the-last-move";

/** The marketplace's clock: what it shows, what falls due, and moving it. */
export function Clock(): JSX.Element {
  return (
    <Page
      title="Clock"
      about="The marketplace lives by its own clock. Moving it ahead runs everything that falls due on the way: renewals, invoices, metric polls, expiries."
    >
      <div class="split two">
        <section class="sheet" aria-label="Now">
          <div class="inside stack">
            <Dial />
            {isAdmin.value ? <Moves /> : <NotYours />}
          </div>
        </section>
        <Due />
      </div>
    </Page>
  );
}

function Dial(): JSX.Element {
  return (
    <div class="dial">
      <b>{toTime(now.value)}</b>
      <span>{toDay(now.value)}</span>
      <small class="muted">
        {isMoved.value
          ? `Your own clock: ${toTime(machineNow.value)}, ${toDay(machineNow.value)}`
          : "The same as your own clock"}
      </small>
    </div>
  );
}

function NotYours(): JSX.Element {
  return (
    <div class="notice rest">
      <p>Only an administrator moves the clock.</p>
      <OtherRoles />
    </div>
  );
}

interface Moved {
  readonly jobs: number;
  readonly to: string;
}

function Moves(): JSX.Element {
  const moved = useSignal<Moved | undefined>(undefined);
  const moving = useSignal<string | undefined>(undefined);
  const date = useSignal("");
  const canUndo = useLoad(async (client) =>
    (await client.sandbox.snapshots()).some(({ name }) => name === UNDO),
  );

  const move = async (input: ClockInput, words: string): Promise<void> => {
    const client = market.peek();
    if (client === undefined) return;
    moving.value = words;
    try {
      await client.sandbox.takeSnapshot({ name: UNDO });
      // A month with many subscriptions takes its time; the page shows how far it is.
      const slow = client.withOptions({ timeout: 120_000, deadline: 120_000 });
      const clock = await slow.sandbox.advanceClock(input, { settle: true });
      setClock(clock);
      moved.value = { jobs: clock.jobs ?? 0, to: clock.now };
    } finally {
      moving.value = undefined;
    }
  };
  const undo = async (): Promise<void> => {
    const client = market.peek();
    await client?.sandbox.restoreSnapshot(UNDO);
    const clock = await client?.sandbox.clock();
    if (clock !== undefined) setClock(clock);
    moved.value = undefined;
    touch();
  };
  const toNext = async (): Promise<void> => {
    const client = market.peek();
    const due = await client?.sandbox.due();
    // What is due already needs no move of the clock.
    const next = due?.find(({ date }) => Date.parse(date) > now.peek());
    if (next === undefined) throw new Error("Nothing falls due: order something first.");
    await move({ now: next.date }, `to what is next: ${next.what}`);
  };
  return (
    <>
      <div class="row">
        {STEPS.map(({ advance, words }) => (
          <Action key={advance} act={() => move({ advance }, words)} disabled={moving.value !== undefined}>
            {`+ ${words}`}
          </Action>
        ))}
        <Action kind="main" act={toNext} disabled={moving.value !== undefined}>
          To the next due thing
        </Action>
      </div>
      <div class="filters">
        <Field label="To a time" type="datetime-local" onValue={(value) => (date.value = value)} wide />
        <Action
          act={() => move({ now: new Date(date.value).toISOString() }, "to that time")}
          disabled={date.value === "" || moving.value !== undefined}
        >
          Go there
        </Action>
      </div>
      {moving.value !== undefined && <Progress words={moving.value} />}
      {moved.value !== undefined && (
        <div class="notice ok" role="status">
          {`It is ${toFull(moved.value.to)} now. ${count(moved.value.jobs, "thing")} fell due on the way.`}
        </div>
      )}
      {canUndo.value.value === true && (
        <p class="row">
          <Action act={undo} kind="quiet" confirm="Everything since then is lost. Undo it?">
            Undo the last move
          </Action>
          <span class="muted">Before each move a copy of everything is kept, so that it can be undone.</span>
        </p>
      )}
    </>
  );
}

function Progress({ words }: { readonly words: string }): JSX.Element {
  const loaded = useLoad((client): Promise<ClockState> => client.sandbox.clock(), { every: 500 });
  const advancing = loaded.value.value?.advancing;
  const at = Date.parse(loaded.value.value?.now ?? "");
  const share =
    advancing === undefined
      ? undefined
      : (at - Date.parse(advancing.from)) /
        Math.max(1, Date.parse(advancing.to) - Date.parse(advancing.from));
  return (
    <div role="status">
      <label class="stack">
        <span>
          {`Moving ${words} …`}
          {Number.isFinite(at) && ` It is ${toDay(at)}, ${toTime(at)}.`}
        </span>
        <progress {...(share === undefined ? {} : { value: share })} />
      </label>
      <Failure error={loaded.value.error} />
    </div>
  );
}
