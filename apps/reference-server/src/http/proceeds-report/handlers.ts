import type { Services } from "../../services.js";
import { ok } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { listDeclared } from "./find.js";
import { presentReport } from "./present.js";

/** The balance report. */
export type ProceedsReportHandlers = Pick<Handlers, "proceedsReportGet">;

/** Makes the handler of the balance report. */
export function createProceedsReportHandlers({ store }: Pick<Services, "store">): ProceedsReportHandlers {
  return {
    async proceedsReportGet(call) {
      const lines = await store.read((db) => listDeclared(db, call, call.query));
      return ok(presentReport(lines, call.query));
    },
  };
}
