import { type EventEndpointDTO, toReference } from "@syndikit/contract";
import { and, eq, type SQL } from "drizzle-orm";
import { askedBy, type Call, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnVendor } from "../../api/own.js";
import { selectPage } from "../../api/page.js";
import { type Caller, everything, nothing, orNotFound, within } from "../../api/scope.js";
import { toDateTime } from "../../date-time.js";
import { pauseEndpoint, readPending, resumeEndpoint } from "../../events/endpoints.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { type EndpointRow, endpoints } from "../../store/tables/endpoint.js";

type EventEndpointHandlers = Pick<
  Handlers,
  "eventEndpointGetAllPaged" | "eventEndpointGet" | "eventEndpointPatch"
>;

/** Shows the health of endpoints, and changes their pauses and rate limits. */
export function createEventEndpointHandlers({ store, clock, gate }: Services): EventEndpointHandlers {
  return {
    async eventEndpointGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await selectPage(db, db.select().from(endpoints).$dynamic(), {
          from: endpoints,
          where: reachesEndpoint(call),
          query: call.query,
          sortable: { id: endpoints.id, failures: endpoints.failures },
        });
        const pending = await readPending(db, rows);
        return okPage(
          rows.map((row) => present(row, { pending: pending.of(row), gate })),
          page,
        );
      }, askedBy(call));
    },

    async eventEndpointGet(call) {
      return store.read(async (db) => ok(await show(db, call, gate)), askedBy(call));
    },

    async eventEndpointPatch(call) {
      const { paused, rateLimit } = call.body;
      return call.write(async (tx) => {
        const before = await getEndpoint(tx, call);
        const now = clock.now();
        if (rateLimit !== undefined) {
          await tx.update(endpoints).set({ rateLimit }).where(eq(endpoints.id, before.id));
        }
        if (paused === true && before.pausedAt === null) {
          await pauseEndpoint(tx, before, { reason: "It was paused by hand.", now });
        }
        if (paused === false && before.pausedAt !== null) await resumeEndpoint(tx, before, now);
        return ok(await show(tx, call, gate));
      }, onOwnVendor(call));
    },
  };
}

const getEndpoint = orNotFound(findEndpoint, "eventEndpoint");

async function findEndpoint(db: Db, caller: Caller, id: number): Promise<EndpointRow | undefined> {
  const [row] = await db
    .select()
    .from(endpoints)
    .where(and(eq(endpoints.id, id), reachesEndpoint(caller)));
  return row;
}

/** A vendor reaches the endpoints of its company and products; an administrator reaches all. */
export function reachesEndpoint(caller: Caller): SQL {
  const { companyId } = caller.principal;
  return within(caller, {
    any: everything,
    endpoints: companyId === null ? nothing : eq(endpoints.companyId, companyId),
  });
}

async function show(
  db: Db,
  call: Call<"eventEndpointGet" | "eventEndpointPatch">,
  gate: Services["gate"],
): Promise<EventEndpointDTO> {
  const row = await getEndpoint(db, call);
  return present(row, { pending: (await readPending(db, [row])).of(row), gate });
}

function present(
  row: EndpointRow,
  { pending, gate }: { readonly pending: number; readonly gate: Services["gate"] },
): EventEndpointDTO {
  const moment = (at: number | null): string | null => (at === null ? null : toDateTime(at));
  return compact({
    id: row.id,
    self: toReference("eventEndpoint", row.id),
    endpoint: row.url,
    vendor: row.companyId === null ? null : { url: toReference("company", row.companyId) },
    paused: row.pausedAt !== null,
    pausedSince: moment(row.pausedAt),
    pauseReason: row.pauseReason,
    rateLimit: row.rateLimit,
    heldBack: gate.heldBack({ vendor: row.companyId ?? 0, endpoint: row.url }) ?? null,
    failures: row.failures,
    failingSince: moment(row.failingSince),
    lastError: row.lastError,
    lastAttempt: moment(row.lastAttemptAt),
    lastDelivery: moment(row.lastDeliveryAt),
    attempts: row.attempts,
    delivered: row.delivered,
    pending,
  });
}
