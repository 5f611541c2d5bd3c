import { type PaymentMethodDTO, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnUser } from "../../api/own.js";
import { orNotFound } from "../../api/scope.js";
import type { Services } from "../../services.js";
import { onUsers } from "../../store/keys.js";
import { type PaymentMethodRow, paymentMethods } from "../../store/tables/account.js";
import {
  changePaymentMethod,
  findPaymentMethod,
  insertPaymentMethod,
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

export function createPaymentMethodHandlers({ store, clock }: Services): PaymentMethodHandlers {
  return {
    async paymentMethodGetAllPaged(call) {
      const { rows, page } = await store.read(
        (db) => listPaymentMethods(db, call, call.query),
        askedBy(call),
      );
      return okPage(rows.map(presentPaymentMethod), page);
    },

    async paymentMethodCreate(call) {
      const { userId } = call.principal;
      return call.write(
        async (tx) => {
          const row = await insertPaymentMethod(tx, { userId, input: call.body, now: clock.now() });
          return created(toReference("paymentMethod", row.id), presentPaymentMethod(row));
        },
        onUsers([userId]),
      );
    },

    async paymentMethodRetrieve(call) {
      return ok(presentPaymentMethod(await store.read((db) => getPaymentMethod(db, call), askedBy(call))));
    },

    async paymentMethodUpdate(call) {
      return call.write(async (tx) => {
        await changePaymentMethod(tx, await getPaymentMethod(tx, call), call.body);
        return ok(presentPaymentMethod(await getPaymentMethod(tx, call)));
      }, onOwnUser(call));
    },

    async paymentMethodDelete(call) {
      return call.write(async (tx) => {
        const { id } = await getPaymentMethod(tx, call);
        await tx.delete(paymentMethods).where(eq(paymentMethods.id, id));
        return noContent;
      }, onOwnUser(call));
    },
  };
}

const getPaymentMethod = orNotFound(findPaymentMethod, "paymentMethod");

/** A payment method in API form, without its identifier at the gateway. */
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
