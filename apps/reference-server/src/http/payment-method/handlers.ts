import { toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { type PaymentMethodRow, paymentMethods } from "../../store/schema/account.js";
import type { Db } from "../../store/store.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import type { ObjectCall } from "../scope.js";
import { findPaymentMethod, listPaymentMethods } from "./find.js";
import { presentPaymentMethod } from "./present.js";
import { changePaymentMethod, createPaymentMethod } from "./write.js";

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
