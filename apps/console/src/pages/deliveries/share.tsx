import { useSignal } from "@preact/signals";
import type { EventShareCreated } from "@syndikit/sdk";
import type { JSX } from "preact";
import { machineNow } from "../../clock.js";
import { count, toFull, toRelative } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action, Dialog } from "../../parts/action.js";
import { Copy } from "../../parts/copy.js";
import { Failure } from "../../parts/failure.js";
import { Choice } from "../../parts/field.js";

/** For how long a link may be valid, in hours. */
const HOURS = [
  ["1", "an hour"],
  ["8", "8 hours"],
  ["24", "a day"],
  ["72", "3 days"],
  ["168", "a week"],
] as const;

/** Makes and revokes links to a delivery that need no account. */
export function Share({ id }: { readonly id: number }): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="button small" onClick={() => (isOpen.value = true)}>
        Share
      </button>
      {isOpen.value && <Links id={id} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function Links({ id, onClose }: { readonly id: number; readonly onClose: () => void }): JSX.Element {
  const hours = useSignal("24");
  const made = useSignal<EventShareCreated | undefined>(undefined);
  const { value = [], error } = useLoad((client) => client.events.shares(id)).value;
  const link = value.some((one) => one.id === made.value?.id) ? made.value : undefined;
  return (
    <Dialog title={`Share event ${id}`} onClose={onClose}>
      <p>
        Whoever has the link reads this event and its tries without an account, and nothing else. Signatures,
        secrets and headers that sign in are masked.
      </p>
      <div class="row">
        <Choice
          label="Valid for"
          value={hours.value}
          options={HOURS}
          onValue={(next) => (hours.value = next)}
        />
        <Action
          kind="main"
          act={async () => {
            made.value = await market.peek()?.events.share(id, { hours: Number(hours.value) });
            return "The link is made. Copy it now: it is not shown again.";
          }}
        >
          Make a link
        </Action>
      </div>
      {link !== undefined && (
        <p class="notice ok break">
          <Copy text={link.url} />
        </p>
      )}
      <Failure error={error} />
      {value.length > 0 && (
        <>
          <ul class="entries">
            {value.map(({ id: one, user, expiresAt }) => (
              <li key={one}>
                <span class="mono">{user.url}</span>
                <span class="muted" title={toFull(expiresAt)}>
                  {`ends ${toRelative(expiresAt, machineNow.value)}`}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Action
              kind="bad"
              act={async () => {
                await market.peek()?.events.revokeShares(id);
                return "Nobody can open it any more.";
              }}
            >
              {`Revoke ${count(value.length, "link")}`}
            </Action>
          </p>
        </>
      )}
    </Dialog>
  );
}
