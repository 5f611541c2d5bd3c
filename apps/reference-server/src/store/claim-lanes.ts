// Reads what a claim of deliveries may take: as many lanes as it can use, however many wait. Every engine uses it.
import { laneKey } from "../outbound/lane.js";
import type { Moment } from "../ports.js";
import { fullHosts, fullVendors, oldestOfEachLane, pickCandidates } from "./claim-places.js";
import { listed } from "./dialect.js";
import { type Behind, earlyLanes, eventsOf, type LaneKey, type LaneRow, queueBehind } from "./lanes.js";
import type { ClaimRequest } from "./port.js";

/** The parameters of the query for vendors whose turn it is. */
export interface IdleQuestion extends Record<string, unknown> {
  readonly now: Moment;
  readonly limit: number;
  /** Vendors that are not asked for. */
  readonly busy: string;
  readonly resting: string;
}

/** The parameters of the query for lanes and their events. */
export interface LaneQuestion extends Record<string, unknown> {
  readonly now: Moment;
  readonly wall: Moment;
  readonly vendors: string;
  readonly full: string;
  readonly resting: string;
  /** The most lanes of each vendor. */
  readonly lanes: number;
  /** The most events of each lane. */
  readonly events: number;
}

/** What an engine does for a claim, in one transaction. */
export interface ClaimSteps {
  /** The vendor of each delivery that is leased. */
  leased(): Promise<readonly number[]>;
  /** Other vendors with lanes that are due and do not rest, those first whose lanes are due first. */
  idle(question: IdleQuestion): Promise<readonly { readonly vendor: number }[]>;
  lanes(question: LaneQuestion): Promise<readonly LaneRow[]>;
  /** Sets the right time of lanes and vendors. Answers whether any has changed. */
  correct(early: {
    readonly lanes: readonly LaneKey[];
    readonly vendors: readonly number[];
  }): Promise<boolean>;
  /** Lets events wait for others. Answers whether any does now that did not before. */
  queue(events: readonly Behind[]): Promise<boolean>;
}

/** How many events of a lane are read at once when those that were read first wait for others. */
const WINDOW = 256;

/**
 * How many lanes of a vendor are read at least. Lanes that are due at the same moment are taken in the order of their
 * events, as far as they are read together.
 */
const LANES = 16;

/**
 * The deliveries to claim, by their identifiers. What is found out of date is put right, so that no later claim reads
 * it again: over time, each claim reads about as much as it takes.
 */
export async function chooseDeliveries(request: ClaimRequest, steps: ClaimSteps): Promise<readonly number[]> {
  const { now, wall, limit, perHost, inFlight } = request;
  const served = new Set(inFlight.map(({ vendor }) => vendor));
  const leased = await steps.leased();
  const full = new Set(fullVendors(request));
  const others = [...new Set([...served, ...leased])];
  const resting = listed(request.resting.map(laneKey));
  const hosts = listed(fullHosts(request));
  // Lanes with nothing but deliveries in flight may come first.
  const deep = LANES + limit + Math.max(inFlight.length, leased.length);
  let window = perHost;
  for (;;) {
    const idle = await steps.idle({ now, limit, busy: listed(others), resting });
    const first = idle.map(({ vendor }) => vendor);
    // Each vendor that holds nothing is served once before anybody is served again.
    const oneEach = first.length >= limit;
    const rest = others.filter((vendor) => !full.has(vendor) && !(oneEach && served.has(vendor)));
    const parts = [
      { vendors: first, lanes: oneEach ? LANES : deep, events: oneEach && window === perHost ? 1 : window },
      { vendors: rest, lanes: deep, events: window },
    ];
    const rows: LaneRow[] = [];
    for (const part of parts) {
      if (part.vendors.length === 0) continue;
      const vendors = listed(part.vendors);
      // Each field by its name: a spread would make a hidden class for every question.
      const question = { now, wall, vendors, full: hosts, resting, lanes: part.lanes, events: part.events };
      rows.push(...(await steps.lanes(question)));
    }
    const found = new Set(rows.map(({ vendor }) => vendor));
    const early = { lanes: earlyLanes(rows), vendors: first.filter((vendor) => !found.has(vendor)) };
    const events = eventsOf(rows);
    const waiting = queueBehind(events);
    const isCorrected = early.lanes.length + early.vendors.length > 0 && (await steps.correct(early));
    const isQueued = waiting.length > 0 && (await steps.queue(waiting));
    if (!isCorrected && !isQueued) {
      const free = events.filter(({ blocker }) => blocker === null);
      return pickCandidates(oldestOfEachLane(free, perHost), request);
    }
    if (isQueued) window = Math.max(WINDOW, perHost);
  }
}
