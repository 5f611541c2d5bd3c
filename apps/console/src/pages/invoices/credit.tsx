import { useSignal } from "@preact/signals";
import { InvoiceStatus, OrderType } from "@syndikit/contract";
import type { InvoiceDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount } from "../../format.js";
import { market } from "../../market.js";
import { numbers } from "../../numbers.js";
import { Dialog } from "../../parts/action.js";
import { Field } from "../../parts/field.js";
import { go } from "../../router.js";

/** Credits all or part of an invoice, and opens the credit note. */
export function Credit({ invoice }: { readonly invoice: InvoiceDTO }): JSX.Element | null {
  const isOpen = useSignal(false);
  const { id, type, status, cashed, total, credited = "0" } = invoice;
  // Both amounts are whole cents.
  const left = (Number(total.total) - Number(credited)).toFixed(2);
  if (type === OrderType.CREDIT || cashed || status === InvoiceStatus.EXPIRED || Number(left) <= 0)
    return null;
  const credit = async (form: FormData): Promise<void> => {
    const amount = numbers.read(String(form.get("amount") ?? ""));
    const note = await market.peek()?.invoices.credit(id, {
      reason: String(form.get("reason")),
      ...(amount === "" ? {} : { amount }),
    });
    if (note !== undefined) go(`/invoice/${note.id}`);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => (isOpen.value = true)}>
        Credit
      </button>
      {isOpen.value && (
        <Dialog
          title={`Credit ${invoice.number}`}
          onClose={() => (isOpen.value = false)}
          submit={{ label: "Issue the credit note", act: credit }}
        >
          <Field label="Reason" name="reason" required hint="The customer reads it." />
          <Field
            label={`Amount in ${total.currency}, with VAT`}
            name="amount"
            inputMode="decimal"
            placeholder={numbers.enter(left)}
            hint={`At most ${toAmount(left)}, which is what an empty field credits.`}
          />
        </Dialog>
      )}
    </>
  );
}
