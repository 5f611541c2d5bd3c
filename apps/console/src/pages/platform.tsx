import { useSignal } from "@preact/signals";
import type { PlatformEndpointInput } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useLoad } from "../load.js";
import { market } from "../market.js";
import { Action, Dialog } from "../parts/action.js";
import { Field } from "../parts/field.js";
import { Empty, Page } from "../parts/page.js";
import { Stamp } from "../parts/stamp.js";
import { Reading } from "../parts/unread.js";

export function Platform(): JSX.Element {
  return (
    <Page
      title="Platform endpoints"
      about="They receive every event of the marketplace, whoever it is about."
    >
      <div class="sheet">
        <Endpoints />
      </div>
    </Page>
  );
}

function Endpoints(): JSX.Element {
  const isOpen = useSignal(false);
  const loaded = useLoad((client) => client.platformEndpoints.get());
  const { value: endpoints, error } = loaded.value;
  if (endpoints === undefined) return <Reading error={error} />;
  const replace = async (
    next: (kept: readonly PlatformEndpointInput[]) => readonly PlatformEndpointInput[],
  ): Promise<void> => {
    const client = market.peek()?.platformEndpoints;
    // As they are by now: somebody may have added one. The API never returns a secret, and an endpoint that is sent
    // without one keeps its own.
    const kept = (await client?.get())?.map(({ url }) => ({ url }));
    if (kept !== undefined) await client?.replace(next(kept));
  };
  const add = (form: FormData): Promise<void> => {
    const secret = String(form.get("secret") ?? "");
    const added = { url: String(form.get("url")), ...(secret === "" ? {} : { secret }) };
    return replace((kept) => [...kept, added]);
  };
  return (
    <>
      <header>
        <h2>Endpoints</h2>
        <button type="button" class="button small push" onClick={() => (isOpen.value = true)}>
          Add one
        </button>
      </header>
      {endpoints.length === 0 ? (
        <Empty title="No endpoint yet">
          <p>
            Add the address of a service that wants to hear of everything, for example an audit or a data
            warehouse.
          </p>
        </Empty>
      ) : (
        <ul class="entries">
          {endpoints.map(({ url, secretSet }) => (
            <li key={url}>
              <strong class="mono break">{url}</strong>
              <Action
                small
                kind="bad"
                confirm="Stop sending to it?"
                act={() => replace((kept) => kept.filter((one) => one.url !== url))}
              >
                Remove
              </Action>
              <span>
                {secretSet ? <Stamp tone="ok">signed</Stamp> : <Stamp tone="wait">not signed</Stamp>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen.value && (
        <Dialog
          title="A platform endpoint"
          onClose={() => (isOpen.value = false)}
          submit={{ label: "Add it", act: add }}
        >
          <Field label="Address" name="url" type="url" required placeholder="https://audit.example/events" />
          <Field
            label="Secret"
            name="secret"
            type="password"
            autocomplete="off"
            hint="Events are signed with it. Without one they are not signed."
          />
        </Dialog>
      )}
    </>
  );
}
