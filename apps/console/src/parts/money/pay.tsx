import { useSignal } from "@preact/signals";
import { InvoiceStatus } from "@syndikit/contract";
import type { InvoiceDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { idOf, toAmount } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { isVendor, session } from "../../session.js";
import { Action, Dialog } from "../action.js";
import { Failure } from "../failure.js";
import { say } from "../said.js";
import { TestCards } from "./cards.js";

/** Whether somebody still has to pay it. */
export const isOwed = ({ paid, cashed, status }: InvoiceDTO): boolean =>
  !paid && !cashed && status !== InvoiceStatus.EXPIRED;

/** Charges the default card, or another one. A vendor instead marks as paid what it has collected itself. */
export function Pay({ invoice }: { readonly invoice: InvoiceDTO }): JSX.Element | null {
  const isOpen = useSignal(false);
  const { id, number, selfBilled, nominee } = invoice;
  if (!isOwed(invoice)) return null;
  // A vendor pays its own test orders with a card, like a customer.
  if (isVendor.value && nominee.url !== `user/${session.value?.id}`) {
    return selfBilled ? (
      <Action
        kind="main"
        act={async () => {
          await market.peek()?.invoices.markPaid(id, { reference: `console-${id}` });
          return `Invoice ${number} is marked as paid.`;
        }}
      >
        Mark as paid
      </Action>
    ) : null;
  }
  return (
    <>
      <Action kind="main" act={() => pay(invoice)}>
        Pay with the default card
      </Action>
      <button type="button" class="button" onClick={() => (isOpen.value = true)}>
        Another card
      </button>
      {isOpen.value && <OtherCards invoice={invoice} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

async function pay({ id, number }: InvoiceDTO, paymentMethod?: number): Promise<string> {
  await market.peek()?.invoices.pay(id, paymentMethod === undefined ? {} : { paymentMethod });
  return `Invoice ${number} is paid.`;
}

interface OtherCardsProps {
  readonly invoice: InvoiceDTO;
  readonly onClose: () => void;
}

/** The stored cards of who pays the invoice, and for the payer test cards, which are stored on the way. */
function OtherCards({ invoice, onClose }: OtherCardsProps): JSX.Element {
  const payer = idOf(invoice.nominee.url);
  const loaded = useLoad((client) => client.paymentMethods.list({ userId: payer }).all());
  const { value: cards = [], error } = loaded.value;
  const payWith = async (card: number): Promise<string> => {
    const words = await pay(invoice, card);
    onClose();
    say(words);
    return words;
  };
  return (
    <Dialog
      title={`Pay ${toAmount(invoice.total.price)} ${invoice.total.currency} with another card`}
      onClose={onClose}
    >
      <Failure error={error} />
      {cards.length > 0 && (
        <ul class="stack">
          {cards.map(({ id, label, last4 }) => (
            <li key={id} class="row">
              <span class="mono">{`•••• ${last4 ?? "----"}`}</span>
              <span class="break">{label}</span>
              <span class="push">
                <Action small act={() => payWith(id)}>
                  Pay with it
                </Action>
              </span>
            </li>
          ))}
        </ul>
      )}
      {payer === session.value?.id && (
        <>
          <h3>Store a test card, and pay with it</h3>
          <TestCards onStored={payWith} />
        </>
      )}
    </Dialog>
  );
}

/** An invoice that was not paid: why, and how to pay it. */
export function Unpaid({ invoice }: { readonly invoice: InvoiceDTO }): JSX.Element | null {
  if (!isOwed(invoice)) return null;
  const { self, number, total, lastPaymentError } = invoice;
  return (
    <div class={lastPaymentError === undefined ? "notice wait" : "notice fail"}>
      <p>
        <a href={`/${self}`}>{`Invoice ${number}`}</a>
        {` over ${toAmount(total.price)} ${total.currency} is not paid yet.`}
        {lastPaymentError !== undefined && ` The last payment was declined: ${lastPaymentError}`}
      </p>
      <p class="row">
        <Pay invoice={invoice} />
      </p>
    </div>
  );
}
