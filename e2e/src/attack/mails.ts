import { InvoiceStatus, OrderType, TestPaymentMethod } from "@syndikit/contract";
import { until } from "../until.js";
import type { MailServer } from "./mail-server.js";
import { offerOf } from "./offer.js";
import {
  type Attack,
  ask,
  entriesOf,
  expectStatus,
  expectThat,
  fieldOf,
  make,
  type Role,
  type Target,
} from "./target.js";

/** Many times what is sent at once. */
const FLOOD = 120;

/** Of a marketplace that sends its mails to this server. */
export function mailFlood(mails: MailServer): Attack {
  return {
    name: "one customer's mails, which wait by the hundred, do not hold another's one back",
    async run(target) {
      const { plan } = await offerOf(target);
      const [flooded, other] = [await addressOf(target, "customer"), await addressOf(target, "stranger")];
      const own = await unpaidInvoice(target, "customer", plan);
      const others = await unpaidInvoice(target, "stranger", plan);
      for (let count = 0; count < FLOOD; count += 1) await declinedCharge(target, "customer", own);
      await until(() => mails.held > 0);
      await declinedCharge(target, "stranger", others);
      mails.release();
      await until(() => mails.accepted.includes(other));
      // What was being sent by each server, and one batch.
      const { replicas = 1 } = target;
      const before = mails.accepted.slice(0, mails.accepted.indexOf(other));
      expectThat(
        before.length <= 20 * replicas && before.length < FLOOD,
        `${before.filter((address) => address === flooded).length} mails of the flood were sent before the other one`,
      );
      await until(() => mails.accepted.filter((address) => address === flooded).length >= FLOOD);
    },
  };
}

async function addressOf(target: Target, as: Role): Promise<string> {
  return String(fieldOf((await ask(target, "/user/me", { as })).body, "email"));
}

/** The reference of an invoice whose every charge is declined. */
async function unpaidInvoice(target: Target, as: Role, plan: string): Promise<string> {
  await make(target, as, "paymentMethod", {
    label: "attack",
    defaultMethod: true,
    payload: { paymentMethodId: TestPaymentMethod.pm_card_chargeDeclined },
  });
  await make(target, as, "order", { type: OrderType.NORMAL, productVersion: { url: plan } });
  const invoices = entriesOf((await ask(target, "/invoice", { as })).body);
  const unpaid = invoices.find((invoice) => fieldOf(invoice, "status") === InvoiceStatus.UNPAID);
  return String(fieldOf(unpaid, "self"));
}

/** The customer is told of it by mail. */
async function declinedCharge(target: Target, as: Role, invoice: string): Promise<void> {
  expectStatus(
    await ask(target, `/${invoice}/pay`, { method: "POST", as, body: {} }),
    "a declined charge",
    422,
  );
}
