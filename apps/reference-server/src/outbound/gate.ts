import { EventAttemptOutcome } from "@syndikit/contract";
import { type Owner, ofCompany } from "../shares/owner.js";
import type { Shares } from "../shares/shares.js";
import { PER_HOST, type ShareTable } from "../shares/table.js";
import { createBreakers, type Rest } from "./breakers.js";
import { type Lane, laneKey, laneOf, type Room } from "./lane.js";
import { createNames } from "./names.js";
import { createNetworkOutbound } from "./network.js";
import type { Outbound, OutboundRequest, OutboundResult } from "./outbound.js";
import type { TargetPolicy } from "./target-policy.js";

/**
 * The only way to call a vendor. What waits, waits here or in a table, in its owner's share: it is no attempt, and no
 * host is blamed for it. An endpoint that does not answer in time rests, by vendor and endpoint.
 */
export interface Gate {
  /** What the next claim of a queue may take. */
  room(queue: Queue): Room;
  /** Runs claimed work, which may send several requests. Its place is taken at once. */
  hold<T>(queue: Queue, lane: Lane, work: (send: Send) => Promise<T>): Promise<T>;
  /**
   * Runs a question that somebody waits for, when its turn comes.
   *
   * @throws {ShareRefused} when that takes too long. Nothing was sent then.
   */
  ask<T>(question: Question, work: (send: Send) => Promise<T>): Promise<T>;
  /** Sends what the clock asks for on its way to a later time. The clock limits how much that is. */
  advance(vendor: number, request: OutboundRequest): Promise<OutboundResult>;
  /** How long nothing is sent to an endpoint; `undefined` when it is not resting. */
  rest(lane: Pick<Lane, "vendor" | "endpoint">): Rest | undefined;
  /** Why less is delivered to an endpoint than could be; `undefined` when nothing holds it back. */
  heldBack(lane: Pick<Lane, "vendor" | "endpoint">): string | undefined;
  /** Closes idle connections. */
  close(): void;
}

/** The queues that are tables. */
export type Queue = "events" | "polls";

export type Send = (request: OutboundRequest) => Promise<OutboundResult>;

export interface Question {
  /** The vendor company that is asked. */
  readonly vendor: number;
  /** On whose behalf. */
  readonly asker: Owner;
}

interface GateOptions {
  readonly shares: Pick<ShareTable, Queue | "questions" | "askers" | "names">;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** The addresses that may be called over the network, or a client that is used instead of the network. */
  readonly to: { readonly policy: TargetPolicy } | { readonly outbound: Outbound };
  /** Wraps the client, to measure its calls. */
  readonly measured?: (outbound: Outbound) => Outbound;
}

export function createGate(options: GateOptions): Gate {
  const { shares, elapsed, to, measured = (outbound) => outbound } = options;
  const outbound = measured(
    "outbound" in to
      ? to.outbound
      : createNetworkOutbound({ ...to, elapsed, names: createNames({ shares: shares.names, elapsed }) }),
  );
  const breakers = createBreakers(elapsed);
  const inFlight: Readonly<Record<Queue, Set<Lane>>> = { events: new Set(), polls: new Set() };

  async function send(lane: Lane, request: OutboundRequest, share?: Shares): Promise<OutboundResult> {
    const owner = ofCompany(lane.vendor);
    const result = await outbound.send({ owner, ...request });
    const outcome = outcomeOf(result);
    if (outcome === undefined) return result;
    share?.note(owner, outcome);
    breakers.note(lane, outcome);
    return result;
  }

  /** Answers for an endpoint that rests, so that nobody waits for it. */
  function refusalOf(lane: Lane): OutboundResult | undefined {
    const rest = breakers.rest(lane);
    if (rest === undefined || rest.left === 0) return undefined;
    const reason = `It did not answer in time ${rest.timeouts} times, and is not called for a while.`;
    return { kind: "failure", outcome: EventAttemptOutcome.TIMEOUT, reason, duration: 0 };
  }

  return {
    room(queue) {
      const { free, each, reserve, lower } = shares[queue].room();
      const lanes = [...inFlight[queue]];
      const busy = new Set(lanes.map(laneKey));
      const putAside = breakers.putAside();
      const isFree = ({ lane, left }: (typeof putAside)[number]): boolean =>
        left === 0 && !busy.has(laneKey(lane));
      return {
        limit: free,
        perHost: PER_HOST[queue],
        perVendor: each,
        reserve,
        shares: new Map([...lower].map(([owner, limit]) => [Number(owner.split("/")[1]), limit])),
        inFlight: lanes,
        resting: putAside.filter((aside) => !isFree(aside)).map(({ lane }) => lane),
        probing: putAside.filter(isFree).map(({ lane }) => lane),
      };
    },
    async hold(queue, { vendor, host, endpoint }, work) {
      const lane = { vendor, host, endpoint };
      inFlight[queue].add(lane);
      const giveBack = shares[queue].take(ofCompany(vendor));
      try {
        return await work((request) => send(lane, request, shares[queue]));
      } finally {
        inFlight[queue].delete(lane);
        giveBack();
      }
    },
    ask: ({ vendor, asker }, work) =>
      shares.askers.run(asker, () =>
        shares.questions.run(ofCompany(vendor), () =>
          work(async (request) => {
            const lane = laneOf(vendor, request.url);
            return refusalOf(lane) ?? send(lane, request, shares.questions);
          }),
        ),
      ),
    advance: (vendor, request) => send(laneOf(vendor, request.url), request),
    rest: (lane) => breakers.rest(lane),
    heldBack(lane) {
      const rest = breakers.rest(lane);
      if (rest !== undefined) {
        const seconds = Math.ceil(rest.left / 1_000);
        const what =
          seconds > 0
            ? `nothing is sent to it for ${seconds} s, then one event`
            : "one event is sent to it, and more when it answers";
        return `It did not answer in time ${rest.timeouts} times in a row: ${what}.`;
      }
      const { each, lower } = shares.events.room();
      const limit = lower.get(ofCompany(lane.vendor));
      return limit === undefined
        ? undefined
        : `Its vendor's endpoints do not answer in time: ${limit} at a time are called, not ${each}.`;
    },
    close: () => outbound.close(),
  };
}

/** What a result tells about an endpoint; `undefined` when the service has interrupted it, which tells nothing. */
function outcomeOf(result: OutboundResult): "answer" | "timeout" | undefined {
  if (result.kind === "answer") return "answer";
  if (result.outcome === EventAttemptOutcome.INTERRUPTED) return undefined;
  return result.outcome === EventAttemptOutcome.TIMEOUT ? "timeout" : "answer";
}
