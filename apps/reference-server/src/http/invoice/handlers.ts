import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { findInvoice, listInvoices } from "./find.js";
import { presentInvoice, presentInvoices } from "./present.js";

/** Reading invoices. */
export type InvoiceHandlers = Pick<Handlers, "invoiceGet" | "invoiceGetAllPaged">;

/** Makes the handlers that read invoices. */
export function createInvoiceHandlers({ store }: Pick<Services, "store">): InvoiceHandlers {
  return {
    async invoiceGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listInvoices(db, call, call.query);
        return okPage(await presentInvoices(db, rows), page);
      });
    },

    async invoiceGet(call) {
      const { id } = call.path;
      return store.read(async (db) =>
        ok(await presentInvoice(db, found(await findInvoice(db, call, id), "invoice", id))),
      );
    },
  };
}
