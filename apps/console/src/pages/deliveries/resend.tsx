import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { totalOf } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Dialog } from "../../parts/action.js";
import { Reading } from "../../parts/unread.js";
import { query } from "../../router.js";
import { filterOf } from "./filters.js";

/** Sends all matching events again, after showing how many there are. */
export function Resend(): JSX.Element {
  const isOpen = useSignal(false);
  const sent = useSignal<number | undefined>(undefined);
  const resend = async (): Promise<void> => {
    const result = await market.peek()?.events.redeliverAll(filterOf(query.peek()));
    sent.value = result?.events;
  };
  return (
    <>
      {sent.value !== undefined && (
        <span class="muted" role="status">
          {sent.value === 1 ? "1 is sent again" : `${sent.value} are sent again`}
        </span>
      )}
      <button type="button" class="button" onClick={() => (isOpen.value = true)}>
        Send again what matches
      </button>
      {isOpen.value && (
        <Dialog
          title="Send again all that match?"
          onClose={() => (isOpen.value = false)}
          submit={{ label: "Send them again", act: resend }}
        >
          <HowMany />
        </Dialog>
      )}
    </>
  );
}

function HowMany(): JSX.Element {
  const filter = filterOf(query.value);
  const loaded = useLoad((client) => client.events.count(filterOf(query.value)));
  const { value, error } = loaded.value;
  if (value === undefined) return <Reading error={error} lines={2} />;
  const kind = filter.notified === true ? "delivered already" : "not delivered yet";
  return (
    <>
      <p>
        <strong>{`${totalOf(value)} ${value.totalItems === 1 ? "event" : "events"}`}</strong>
        {` ${value.totalItems === 1 ? "matches" : "match"} these filters and ${value.totalItems === 1 ? "is" : "are"} ${kind}.`}
      </p>
      <p class="muted">
        Each goes to its endpoint at once, with the same bytes. What is due already is left as it is. At most
        10,000 are sent by one call: send again for the others.
      </p>
    </>
  );
}
