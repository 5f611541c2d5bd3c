import { useSignal } from "@preact/signals";
import { EventEntity, EventType } from "@syndikit/contract";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { market } from "../../market.js";
import { Dialog } from "../../parts/action.js";
import { Choice, Field } from "../../parts/field.js";
import { go } from "../../router.js";

/** Sends an event with made-up data, and opens its delivery. */
export function SendTestEvent(): JSX.Element {
  const isOpen = useSignal(false);
  const send = async (form: FormData): Promise<void> => {
    const endpoint = String(form.get("endpoint") ?? "").trim();
    const event = await market.peek()?.events.create({
      entityName: String(form.get("entityName")),
      entityId: Number(form.get("entityId")),
      type: String(form.get("type")),
      endpoint: endpoint === "" ? undefined : endpoint,
    });
    if (event !== undefined) go(`/event/${event.id}`);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => (isOpen.value = true)}>
        Send a test event
      </button>
      {isOpen.value && (
        <Dialog
          title="A test event"
          onClose={() => (isOpen.value = false)}
          submit={{ label: "Send", act: send }}
        >
          <Choice
            label="About"
            name="entityName"
            value={EventEntity.Subscription}
            options={Object.values(EventEntity).map((name) => [name, name])}
          />
          <Field
            label="Its number"
            name="entityId"
            type="number"
            min={1}
            value={1}
            required
            hint="It need not exist."
          />
          <Choice
            label="What happened"
            name="type"
            options={Object.values(EventType).map((type) => [type, toWords(type)])}
          />
          <Field
            label="Endpoint"
            name="endpoint"
            type="url"
            placeholder="http://127.0.0.1:3000/events"
            hint="Without one, it goes to every endpoint that is configured."
          />
        </Dialog>
      )}
    </>
  );
}
