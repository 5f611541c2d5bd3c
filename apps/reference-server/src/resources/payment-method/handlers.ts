import { type PaymentMethodDTO, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { found } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { type PaymentMethodRow, paymentMethods } from "../../store/tables/account.js";
import { compact } from "../dto.js";
import type { ObjectCall } from "../scope.js";
import {
  changePaymentMethod,
  createPaymentMethod,
  findPaymentMethod,
  listPaymentMethods,
} from "./queries.js";

type PaymentMethodHandlers = Pick<
  Handlers,
  | "paymentMethodGetAllPaged"
  | "paymentMethodCreate"
  | "paymentMethodRetrieve"
  | "paymentMethodUpdate"
  | "paymentMethodDelete"
>;

/** The operations on stored payment methods. */
export function createPaymentMethodHandlers({ store, clock }: Services): PaymentMethodHandlers {
  return {
    async paymentMethodGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listPaymentMethods(db, call));
      return okPage(rows.map(presentPaymentMethod), page);
    },

    async paymentMethodCreate({ body: input, principal: { userId } }) {
      const row = await store.write((tx) => createPaymentMethod(tx, { userId, input, now: clock.now() }));
      return created(toReference("paymentMethod", row.id), presentPaymentMethod(row));
    },

    async paymentMethodRetrieve(call) {
      return ok(presentPaymentMethod(await store.read((db) => theMethod(db, call))));
    },

    async paymentMethodUpdate(call) {
      const row = await store.write(async (tx) => {
        await changePaymentMethod(tx, await theMethod(tx, call), call.body);
        return theMethod(tx, call);
      });
      return ok(presentPaymentMethod(row));
    },

    async paymentMethodDelete(call) {
      await store.write(async (tx) => {
        const { id } = await theMethod(tx, call);
        await tx.delete(paymentMethods).where(eq(paymentMethods.id, id));
      });
      return noContent;
    },
  };
}

async function theMethod(db: Db, call: ObjectCall): Promise<PaymentMethodRow> {
  return found(await findPaymentMethod(db, call, call.path.id), "paymentMethod", call.path.id);
}

/** A payment method as its owner sees it. What the gateway knows it by is never answered. */
function presentPaymentMethod(row: PaymentMethodRow): PaymentMethodDTO {
  const { id, label, defaultMethod, last4, expMonth, expYear } = row;
  return compact({
    id,
    self: toReference("paymentMethod", id),
    label,
    defaultMethod,
    last4,
    expMonth,
    expYear,
  });
}
