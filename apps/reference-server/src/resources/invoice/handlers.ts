import { found } from "../../errors.js";
import { ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import { presentInvoice, presentInvoices } from "./dto.js";
import { findInvoice, listInvoices } from "./queries.js";

/** Reading invoices. */
type InvoiceHandlers = Pick<Handlers, "invoiceGet" | "invoiceGetAllPaged">;

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
