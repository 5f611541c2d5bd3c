import { useSignal } from "@preact/signals";
import type { ClockInput, Clock as ClockState, Marketplace } from "@syndikit/sdk";
import type { JSX } from "preact";
import { now, setClock } from "../../clock.js";
import { count, toDay, toFull, toTime } from "../../format.js";
import { touch } from "../../live.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Failure } from "../../parts/failure.js";
import { Field } from "../../parts/field.js";
import { Foreseen } from "./foreseen.js";
import { type Moved, moveClock, UNDO } from "./move-clock.js";
import { STEPS } from "./steps.js";
import { keepForeseen } from "./what-happened.js";

/** Two more choices: move to the next job that falls due, or to a given time. */
const NEXT = "next";
const TIME = "time";

const CHOICES = [
  ...STEPS.map(({ advance, words }) => ({ value: advance as string, words })),
  { value: NEXT, words: "the next due thing" },
  { value: TIME, words: "a time" },
];

/** Shows what a move of the clock would do, then moves it. */
export function Moves(): JSX.Element {
  const choice = useSignal("P1D");
  const date = useSignal("");
  const moved = useSignal<Moved | undefined>(undefined);
  const isMoving = useSignal(false);
  const canUndo = useLoad(async (client) =>
    (await client.sandbox.snapshots()).some(({ name }) => name === UNDO),
  );
  // Not repeated on every change of the marketplace: each dry run copies all of its data.
  const foreseen = useLoad(
    async (client) => {
      const chosen = { choice: choice.value, date: date.value };
      moved.value;
      const input = await inputOf(client, chosen);
      return { ...chosen, run: input && (await client.sandbox.dryRunClock(input)) };
    },
    { live: false },
  );

  const move = async (): Promise<void> => {
    const client = market.peek();
    if (client === undefined) return;
    const input = await inputOf(client, { choice: choice.peek(), date: date.peek() });
    if (input === undefined) return;
    isMoving.value = true;
    try {
      const done = await moveClock(client, input);
      const preview = foreseen.peek().value;
      const isOfMove = preview?.choice === choice.peek() && preview.date === date.peek();
      if (done.page !== undefined && isOfMove && preview.run !== undefined)
        keepForeseen(done.page, preview.run.steps);
      moved.value = done;
    } finally {
      isMoving.value = false;
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
  const { value, error } = foreseen.value;
  const isOfChoice = value?.choice === choice.value && value.date === date.value;
  return (
    <>
      <fieldset class="choices">
        <legend class="label">Move it ahead by, or to</legend>
        {CHOICES.map(({ value: one, words }) => (
          <label key={one} class="button">
            <input
              type="radio"
              name="move"
              checked={choice.value === one}
              onChange={() => {
                choice.value = one;
              }}
            />
            {words}
          </label>
        ))}
      </fieldset>
      {choice.value === TIME && (
        <Field label="Time" type="datetime-local" onValue={(entered) => (date.value = entered)} wide />
      )}
      <p class="row">
        <Action
          kind="main"
          act={move}
          disabled={isOfChoice && error === undefined && value.run === undefined}
        >
          Move the clock
        </Action>
        {canUndo.value.value === true && (
          <Action act={undo} kind="quiet" confirm="Everything since then is lost. Undo it?">
            Undo the last move
          </Action>
        )}
      </p>
      {isMoving.value && <Progress />}
      {moved.value !== undefined && (
        <div class="notice ok" role="status">
          <p>{`It is ${toFull(moved.value.to)} now. ${count(moved.value.jobs, "thing")} fell due on the way.`}</p>
          {moved.value.page !== undefined && (
            <p>
              <a class="button main" href={`/clock/${moved.value.page}`}>
                What happened
              </a>
            </p>
          )}
        </div>
      )}
      <Foreseen
        run={isOfChoice ? value.run : undefined}
        isReading={!isOfChoice && error === undefined}
        nothing={choice.value === TIME ? "Enter a time." : "Nothing falls due: order something first."}
        error={error}
      />
    </>
  );
}

interface Chosen {
  readonly choice: string;
  readonly date: string;
}

/** The input for the chosen move; undefined if no time is entered, or nothing falls due. */
async function inputOf(client: Marketplace, { choice, date }: Chosen): Promise<ClockInput | undefined> {
  if (choice === TIME) return date === "" ? undefined : { now: new Date(date).toISOString() };
  if (choice !== NEXT) return { advance: choice };
  // A job that is already due needs no move of the clock.
  const next = (await client.sandbox.due()).find((job) => Date.parse(job.date) > now.peek());
  return next === undefined ? undefined : { now: next.date };
}

function Progress(): JSX.Element {
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
          {"The clock moves …"}
          {Number.isFinite(at) && ` It is ${toDay(at)}, ${toTime(at)}.`}
        </span>
        <progress value={share} />
      </label>
      <Failure error={loaded.value.error} />
    </div>
  );
}
