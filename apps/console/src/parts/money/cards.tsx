import { useSignal } from "@preact/signals";
import { testCards } from "@syndikit/contract";
import type { JSX } from "preact";
import { touch } from "../../live.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { session } from "../../session.js";
import { Action } from "../action.js";
import { Failure } from "../failure.js";

/** The customer's stored cards, and test cards to add. */
export function Cards(): JSX.Element {
  const isOpen = useSignal(false);
  const loaded = useLoad((client) => client.paymentMethods.list({ userId: session.value?.id }).all());
  const { value: cards, error } = loaded.value;
  return (
    <fieldset class="cards-box">
      <legend class="label">Paid with</legend>
      <Failure error={error} />
      {cards?.length === 0 && (
        <p class="muted">
          No card is stored: the order will wait for payment. Store a test card, or pay the invoice later.
        </p>
      )}
      <ul class="stack">
        {cards?.map(({ id, label, last4, defaultMethod, expMonth, expYear }) => (
          <li key={id} class="row">
            <span class="mono">{`•••• ${last4 ?? "----"}`}</span>
            <span class="break">{label}</span>
            <span class="muted mono">
              {expMonth === undefined ? "" : `${String(expMonth).padStart(2, "0")}/${expYear}`}
            </span>
            {defaultMethod ? (
              <span class="tag push">charged</span>
            ) : (
              <span class="push">
                <Action
                  small
                  kind="quiet"
                  act={async () => market.peek()?.paymentMethods.update(id, { defaultMethod: true })}
                >
                  Use this one
                </Action>
              </span>
            )}
            <Action small kind="quiet" act={async () => market.peek()?.paymentMethods.delete(id)}>
              Remove
            </Action>
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          class="button small"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          Store a test card
        </button>
      </p>
      {isOpen.value && (
        <TestCards
          onStored={async () => {
            isOpen.value = false;
          }}
        />
      )}
    </fieldset>
  );
}

/** The test cards. A click stores one, makes it the default, and goes on with it. */
export function TestCards({
  onStored,
}: {
  readonly onStored: (paymentMethod: number) => Promise<unknown>;
}): JSX.Element {
  return (
    <ul class="grid">
      {Object.entries(testCards).map(([method, { number, decline }]) => (
        <li key={method}>
          <Action act={async () => onStored(await store(number, decline))}>
            <span>
              <span class="mono">{number.replace(/(\d{4})(?=\d)/g, "$1 ")}</span>
              <br />
              <small class="muted">{decline === null ? "pays" : `declines: ${decline}`}</small>
            </span>
          </Action>
        </li>
      ))}
    </ul>
  );
}

/** Stores a test card and makes it the default. */
async function store(number: string, decline: string | null): Promise<number> {
  const client = market.peek();
  if (client === undefined) throw new Error("Nobody is signed in.");
  const { paymentMethodId } = await client.sandbox.testCard({
    number,
    expMonth: 12,
    expYear: 2099,
    cvc: "123",
  });
  const label = decline === null ? "Test card" : `Test card, ${decline}`;
  const { id } = await client.paymentMethods.create({ label, payload: { paymentMethodId } });
  await client.paymentMethods.update(id, { defaultMethod: true });
  touch();
  return id;
}
