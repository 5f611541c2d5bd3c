// Which lanes have deliveries that may be claimed, and from when on. The engines keep it by triggers on the events, so
// that nobody who queues an event can forget it, no version before this one either.
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Lane, laneKey } from "../outbound/lane.js";
import type { Moment } from "../ports.js";

// These tables can be made anew from the events at any time. They are not part of the marketplace: no migration, no
// snapshot and no restore has them.

/**
 * Nothing of the lane is due before `nextAt`; nothing is waiting when it is absent. It may be too early, because only a
 * claim moves it to a later time, but never too late.
 */
export const lanes = sqliteTable("lanes", {
  vendor: integer().notNull(),
  endpoint: text().notNull(),
  host: text().notNull(),
  nextAt: integer().$type<Moment>(),
});

/** The earliest time of a vendor's lanes. Without it, a vendor with many lanes would hide all others. */
export const waitingVendors = sqliteTable("waiting_vendors", {
  vendor: integer().primaryKey(),
  nextAt: integer().$type<Moment>(),
});

/** A lane that a claim has read, with one of its events; without one when none may be claimed. */
export interface LaneRow extends Lane {
  readonly nextAt: Moment;
  /** When the first event of the lane is due that waits for no other one, also if it is leased. */
  readonly firstAt: Moment | null;
  readonly id: number | null;
  readonly dueAt: Moment | null;
  readonly entity: string | null;
  /** The newest older event of its entity that has not started, or is being delivered. */
  readonly blocker: number | null;
}

/** An event that may be claimed as far as its lane knows. */
export interface WaitingEvent extends Lane {
  readonly id: number;
  readonly dueAt: Moment;
  readonly entity: string;
  readonly blocker: number | null;
}

export function eventsOf(rows: readonly LaneRow[]): readonly WaitingEvent[] {
  // Each field by its name: a spread would make a hidden class for every row.
  return rows.flatMap(({ vendor, endpoint, host, id, dueAt, entity, blocker }) =>
    id === null || dueAt === null || entity === null
      ? []
      : [{ vendor, endpoint, host, id, dueAt, entity, blocker }],
  );
}

export type LaneKey = Pick<Lane, "vendor" | "endpoint">;

/** The lanes whose time is too early. */
export function earlyLanes(rows: readonly LaneRow[]): readonly LaneKey[] {
  const early = rows.filter(({ firstAt, nextAt }) => firstAt === null || firstAt > nextAt);
  const byKey = new Map(
    early.map(({ vendor, endpoint }) => [laneKey({ vendor, endpoint }), { vendor, endpoint }]),
  );
  return [...byKey.values()];
}

/** An event, and the one that it waits for. */
export interface Behind {
  readonly event: number;
  readonly older: number;
}

/**
 * Lets each event that may not start wait for the one directly before it. If all of them waited for the same one, all
 * would be read again as soon as that one has started.
 */
export function queueBehind(events: readonly WaitingEvent[]): readonly Behind[] {
  const last = new Map<string, number>();
  return events
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ vendor, endpoint, entity, id, blocker }) => {
      if (blocker === null) return [];
      const key = JSON.stringify([vendor, endpoint, entity]);
      const older = Math.max(blocker, last.get(key) ?? 0);
      last.set(key, id);
      return [{ event: id, older }];
    });
}
