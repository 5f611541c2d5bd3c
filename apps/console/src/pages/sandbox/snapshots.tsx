import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { setClock } from "../../clock.js";
import { toSize } from "../../format.js";
import { touch } from "../../live.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Failure } from "../../parts/failure.js";
import { Field } from "../../parts/field.js";
import { Empty, Skeleton } from "../../parts/page.js";
import { Time } from "../../parts/time.js";

/** Takes snapshots of the whole marketplace, restores them, and resets it. */
export function Snapshots(): JSX.Element {
  const loaded = useLoad((client) => client.sandbox.snapshots());
  const name = useSignal("");
  const { value: snapshots, error } = loaded.value;
  const goBack = async (work: () => Promise<unknown> | undefined): Promise<void> => {
    await work();
    const clock = await market.peek()?.sandbox.clock();
    if (clock !== undefined) setClock(clock);
    touch();
  };
  return (
    <section class="sheet" aria-label="Snapshots">
      <header>
        <h2>Snapshots</h2>
      </header>
      <div class="inside">
        <form class="filters" onSubmit={(event) => event.preventDefault()}>
          <Field
            label="Name"
            value={name.value}
            placeholder="before-the-test"
            wide
            onValue={(value) => (name.value = value.trim())}
          />
          <Action
            kind="main"
            disabled={name.value === ""}
            act={async () => {
              await market.peek()?.sandbox.takeSnapshot({ name: name.value });
              name.value = "";
            }}
          >
            Keep a copy
          </Action>
        </form>
      </div>
      <Failure error={error} />
      {snapshots === undefined ? (
        error === undefined && <Skeleton lines={3} />
      ) : snapshots.length === 0 ? (
        <Empty title="No copy was kept">
          <p>
            A copy holds everything: accounts, subscriptions, events, the clock. Going back to one takes a
            moment.
          </p>
        </Empty>
      ) : (
        <ul class="entries">
          {snapshots.map((snapshot) => (
            <li key={snapshot.name}>
              <strong class="break">{snapshot.name}</strong>
              <span class="row">
                <Action
                  small
                  confirm="Everything since is lost. Go back?"
                  act={() => goBack(async () => market.peek()?.sandbox.restoreSnapshot(snapshot.name))}
                >
                  Go back to it
                </Action>
                <Action
                  small
                  kind="bad"
                  confirm="Delete the copy?"
                  act={async () => market.peek()?.sandbox.deleteSnapshot(snapshot.name)}
                >
                  Delete
                </Action>
              </span>
              <span class="muted">
                <Time at={snapshot.now} />
                {` · ${toSize(snapshot.size)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <footer class="row">
        <span class="muted">Or start over, as after the first start:</span>
        <span class="row push">
          <Action
            small
            kind="bad"
            confirm="Everything is lost. Start over?"
            act={() => goBack(async () => market.peek()?.sandbox.reset({}))}
          >
            Reset the marketplace
          </Action>
        </span>
      </footer>
    </section>
  );
}
